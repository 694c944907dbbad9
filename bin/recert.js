#!/usr/bin/env node
// `recert ...`: in a clone, installs and builds what is missing or stale. Then runs the command.
import { existsSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Recert requires Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
// A package or an image has dist/ without sources, so there is nothing to install or build.
if (existsSync(new URL('../tsconfig.json', import.meta.url))) {
  const { ensureInstalled, ensureBuilt } = await import('../scripts/stale.js')
  try {
    ensureInstalled()
    ensureBuilt()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
await import('../dist/recert.js')

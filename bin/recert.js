#!/usr/bin/env node
// `recert ...`: installs and builds what is missing or stale in a clone, then runs the command.
import { existsSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Recert needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
// A package or an image ships dist/ without the sources: there is nothing to install or build there.
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
await import('../dist/server/main.js')

// Writes the web application's API types from openapi.json; with --check, only tells whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const source = new URL('../openapi.json', import.meta.url)
const target = new URL('../web/src/api/schema.gen.ts', import.meta.url)
const HEADER = '// Generated from openapi.json by scripts/generate-client.js. Edits are lost.\n\n'

const generated = HEADER + astToString(await openapiTS(source, { silent: true }))

if (!process.argv.includes('--check')) writeFileSync(target, generated)
else if (committed() !== generated) {
  console.error('web/src/api/schema.gen.ts does not match openapi.json. Run: node scripts/generate-client.js')
  process.exitCode = 1
}

function committed() {
  try {
    return readFileSync(target, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

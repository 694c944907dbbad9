import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { apiDocument } from '../../../server/domains.ts'

/** Inside the checkout, so that the generated code finds its packages. */
const dir = fileURLToPath(new URL(`../../../.cache/clients-${process.pid}`, import.meta.url))
const calls = ['openapi-fetch.ts', 'hey-api.ts'].map((name) =>
  fileURLToPath(new URL(`./calls/${name}`, import.meta.url)),
)

/** Writes the types and clients that two generators make of the document. */
async function generate(): Promise<void> {
  const document = apiDocument()
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'types.ts'), astToString(await openapiTS(JSON.stringify(document), { silent: true })))
  await createClient({
    input: document,
    output: { path: join(dir, 'hey-api') },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
}

/** The complaints of the compiler about calls and generated code, in one program. */
function complaints(): string[] {
  const program = ts.createProgram(calls, {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    paths: { '#openapi-typescript': [join(dir, 'types.ts')], '#hey-api': [join(dir, 'hey-api', 'index.ts')] },
  })
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
    return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

describe('clients that are generated from the API document', () => {
  it('compile with ordinary calls, and refuse what the server would refuse (DOC-005)', async () => {
    try {
      await generate()
      expect(complaints()).toEqual([])
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** `import { a, b as c } from '../dist/x.js'` and `const { a, b: c } = await import('../dist/x.js')`. */
const IMPORT = /(?:import|const)\s*\{([^}]*)\}\s*(?:from|=\s*await import\()\s*'(?:\.\.\/)+dist\/([^']+)\.js'/g

const files = readdirSync('bench', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
const imports = files.flatMap((file) =>
  Array.from(readFileSync(`bench/${file}`, 'utf8').matchAll(IMPORT), ([, names = '', module = '']) => ({
    ...{ file, module },
    names: names.split(',').flatMap((name) => name.trim().split(/ as |:/)[0] || []),
  })),
)

/** `export function a`, `export const b`, `export { c, d as e } from`. */
const DECLARED = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm
const LISTED = /^export \{([^}]*)\}/gm

/** Read from the text: importing the modules would load the whole program, which takes 8 s. */
function exportsOf(module: string): string[] {
  const text = readFileSync(`${module}.ts`, 'utf8')
  const listed = Array.from(text.matchAll(LISTED), ([, names = '']) => names.split(','))
  return [
    ...Array.from(text.matchAll(DECLARED), ([, name = '']) => name),
    ...listed.flat().map((name) => name.trim().split(' ').at(-1) ?? ''),
  ]
}

it('finds what the benchmarks import from the program', () => {
  expect(imports.length).toBeGreaterThan(20)
})

it.each(imports.map(({ file, module, names }) => [file, module, names] as const))(
  'bench/%s imports only what %s exports',
  (_, module, names) => {
    expect(names.filter((name) => !exportsOf(module).includes(name))).toEqual([])
  },
)

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { builtFile } from '../../server/lib/built.ts'
import { newDirectory } from '../engines.ts'

const FILES = ['recert.js', 'recert.cjs', 'recert.cjs.cache', 'server/boot.js']

describe('the program', () => {
  const root = newDirectory()
  const at = (path: string) => join(root, 'dist', path)
  mkdirSync(at('server'), { recursive: true })
  for (const file of FILES) copyFileSync(builtFile(file), at(file))
  for (const name of ['package.json', 'node_modules'])
    symlinkSync(fileURLToPath(builtFile(`../${name}`)), join(root, name))
  const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
  const isCacheTaken = () =>
    run(
      '--input-type=module',
      '--eval',
      `import { loadProgram } from ${JSON.stringify(at('server/boot.js'))}
       console.log(loadProgram(${JSON.stringify(at('recert.cjs'))}).script.cachedDataRejected)`,
    )
  const version = run(at('recert.js'), '--version')

  it('is loaded with the code cache of its build', () => {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(isCacheTaken()).toBe('false')
  })

  it('runs when the code cache is damaged or missing', () => {
    writeFileSync(at('recert.cjs.cache'), 'something else')
    expect(isCacheTaken()).toBe('true')
    expect(run(at('recert.js'), '--version')).toBe(version)
    rmSync(at('recert.cjs.cache'))
    expect(run(at('recert.js'), '--version')).toBe(version)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { constants, Script } from 'node:vm'

interface Program {
  main(): Promise<never>
}

/** Where the build keeps V8's code cache of the program. */
export const codeCacheOf = (path: string): string => `${path}.cache`

/**
 * Loads the program: one file, a function around CommonJS. With its code cache a command takes 0.5 s of processor time
 * instead of 0.8 s. V8 ignores a cache that is damaged, or of another version of Node.js or other V8 flags, and compiles
 * the source.
 */
export function loadProgram(path: string): { program: Program; script: Script } {
  const cache = codeCacheOf(path)
  const script = new Script(readFileSync(path, 'latin1'), {
    filename: path,
    ...(existsSync(cache) && { cachedData: readFileSync(cache) }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const exports = {}
  script.runInThisContext()(exports, createRequire(path), { exports }, path, dirname(path))
  return { program: exports as Program, script }
}

import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Has tests import the built server, as Node.js loads it, in place of its sources. Vitest would transform the sources
 * anew for each project and link them in a way that costs each worker 5 s and makes every call of an import slower.
 */
export const builtServer = {
  name: 'recert:built-server',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    if (!importer || !source.startsWith('.')) return undefined
    const path = relative(root, resolve(dirname(importer), source))
    return /^(contract|server)\/.*\.ts$/.test(path) ? join(root, 'dist', path.replace(/\.ts$/, '.js')) : undefined
  },
}

/** What Node.js loads itself. */
export const BUILT = /\/dist\/(contract|server)\//

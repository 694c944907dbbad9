import { availableParallelism } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Has tests import the built server, as Node.js loads it, in place of its sources. Vitest would transform the sources
 * anew for each project and link them in a way that costs each worker 5 s and makes every call of an import slower.
 */
const builtServer = {
  name: 'recert:built-server',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined) {
    if (!importer || !source.startsWith('.')) return undefined
    const path = relative(root, resolve(dirname(importer), source))
    return /^(contract|server)\/.*\.ts$/.test(path) ? join(root, 'dist', path.replace(/\.ts$/, '.js')) : undefined
  },
}

/** A project whose tests use databases, servers or other processes. */
const project = (name: string, include = `test/${name}/**/*.test.ts`): TestProjectConfiguration => ({
  extends: true,
  plugins: [builtServer],
  test: {
    name,
    include: [include],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/each-file.ts',
    server: { deps: { external: [/\/dist\/(contract|server)\//] } },
  },
})

/** Which tests belong into which project: CONTRIBUTING.md, "Where does my test go?" */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['{contract,server,web,test/unit}/**/*.test.ts'] } },
      project('storage'),
      project('api'),
      project('process'),
      project('fuzz'),
    ],
    pool: 'forks',
    // The files that a worker runs share its modules: importing them once per file took a quarter of the run.
    isolate: false,
    // By default one core is left to Vitest itself, which has next to nothing to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A hanging test ends by this; a slow machine must not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    slowTestThreshold: 5_000,
    // A failing test must say so; none is run twice.
    retry: 0,
    sequence: { hooks: 'list' },
    reporters: ['default', './test/slowest-files.ts'],
  },
})

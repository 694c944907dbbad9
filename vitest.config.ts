import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BUILT, builtServer } from './test/built-server.ts'
import { PATIENCE_MS } from './test/eventually.ts'
import { IS_LONG, rounds } from './test/rounds.ts'

/** Only the long run has these (docs/adr/0056). */
const LONG = '**/*.long.test.ts'

/** A project whose tests use databases, servers or other processes. */
const project = (name: string, include = `test/${name}/**/*.test.ts`): TestProjectConfiguration => ({
  extends: true,
  plugins: [builtServer],
  test: {
    name,
    include: [include],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/each-file.ts',
    server: { deps: { external: [BUILT] } },
  },
})

/** Which tests belong into which project: CONTRIBUTING.md, "Where does my test go?" */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web,test/unit}/**/*.test.ts'],
          setupFiles: './test/unit-rounds.ts',
        },
      },
      project('storage'),
      project('api'),
      project('process'),
      project('fuzz'),
    ],
    exclude: [...configDefaults.exclude, ...(IS_LONG ? [] : [LONG])],
    pool: 'forks',
    // The files that a worker runs share its modules: importing them once per file took a quarter of the run.
    isolate: false,
    // A test file spends a third of its time and more waiting: for databases, for processes, for what expires.
    maxWorkers: availableParallelism() * 2,
    // A hanging test ends by this; a slow machine must not, nor the rounds of the long run.
    testTimeout: rounds(300_000),
    hookTimeout: rounds(300_000),
    // Without this, one second.
    expect: { poll: { timeout: PATIENCE_MS } },
    slowTestThreshold: 5_000,
    // A failing test must say so; none is run twice.
    retry: 0,
    sequence: { hooks: 'list' },
    reporters: ['default', './test/slowest-files.ts'],
  },
})

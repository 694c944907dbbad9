import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,server,test,web}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A failing test must say so; none is run twice.
    retry: 0,
    sequence: { hooks: 'list' },
  },
})

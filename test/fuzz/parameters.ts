const { RECERT_FUZZ_RUNS = '1', RECERT_FUZZ_SEED = '1', RECERT_FUZZ_PATH } = process.env

/** How many times the usual number of runs; a test gets as many times its usual time. */
export const TIMES = Number(RECERT_FUZZ_RUNS)

const seed = RECERT_FUZZ_SEED === 'random' ? Date.now() % 2 ** 31 : Number(RECERT_FUZZ_SEED)

/**
 * How a property is run. The seed is fixed: a test that fails says that the change under test broke something, never
 * that it was unlucky. To look for what nobody has found yet, run for long with another seed:
 * `RECERT_FUZZ_RUNS=50 RECERT_FUZZ_SEED=random npm test -- test/fuzz`. A failure tells its seed and path; with both in
 * RECERT_FUZZ_SEED and RECERT_FUZZ_PATH, and `-t` for the test, that one case is run again.
 */
export const parameters = (runs: number) => ({
  numRuns: Math.ceil(runs * TIMES),
  seed,
  ...(RECERT_FUZZ_PATH ? { path: RECERT_FUZZ_PATH } : {}),
})

/**
 * How often the tests with random or repeated rounds try, and with which seed: the only place that says so.
 *
 * In `npm test` rounds are few and the seed is fixed: a test that fails says that the change under test broke something,
 * never that it was unlucky. `npm run test:long` runs ten times as many with a random seed, which it prints.
 */
const { RECERT_TEST_ROUNDS = '1', RECERT_FUZZ_SEED = '1', RECERT_FUZZ_PATH } = process.env

/** How many times the usual number of rounds. */
const TIMES = Number(RECERT_TEST_ROUNDS)

/** Whether this is the long run, which also has what is too slow for every change. */
export const IS_LONG = TIMES > 1

export const rounds = (usual: number): number => Math.ceil(usual * TIMES)

export const ROUNDS_TIMEOUT_MS = 600_000 * Math.max(1, TIMES)

/**
 * How fast-check runs a property. A failure tells its seed and path; with both in RECERT_FUZZ_SEED and RECERT_FUZZ_PATH,
 * and `-t` for the test, that one case is run again.
 */
export const parameters = (runs: number) => ({
  numRuns: rounds(runs),
  seed: Number(RECERT_FUZZ_SEED),
  // A smaller example is looked for as long as there is time; what was found by then is told.
  interruptAfterTimeLimit: ROUNDS_TIMEOUT_MS * 0.8,
  markInterruptAsFailure: true,
  ...(RECERT_FUZZ_PATH ? { path: RECERT_FUZZ_PATH } : {}),
})

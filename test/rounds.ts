/**
 * How much of what repeats itself is run, and with which seed: the only place that says so.
 *
 * In `npm test` random rounds are few, of variants of the same test there is a sample, and the seed is fixed: a test that
 * fails says that the change under test broke something, never that it was unlucky. `npm run test:long` runs ten times the
 * rounds and every variant, with a random seed, which it prints (docs/adr/0056).
 */
const { RECERT_TEST_ROUNDS = '1', RECERT_FUZZ_SEED = '1', RECERT_FUZZ_PATH } = process.env

const SEED = Number(RECERT_FUZZ_SEED)

/** How many times the usual number of rounds. */
const TIMES = Number(RECERT_TEST_ROUNDS)

/** Whether this is the long run, which also has what is too slow for every change. */
export const IS_LONG = TIMES > 1

export const rounds = (usual: number): number => Math.ceil(usual * TIMES)

/**
 * This many of all the variants of what a name stands for; in the long run all. Other names have other variants, and so
 * have other seeds: with as many seeds in a row as there are variants, each has been run for each name.
 */
export const sample = <T>(all: readonly T[], count: number, name: string): T[] =>
  IS_LONG ? [...all] : tenfold(all, count, name)

/** Like `sample`, for variants that are too many even for the long run, which takes ten times as many. */
export const tenfold = <T>(all: readonly T[], count: number, name: string): T[] =>
  spread(
    all,
    Math.min(all.length, rounds(count)),
    SEED + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
  )

/** So many of them, as far apart as can be, from this one on and round again; in their order. */
export function spread<T>(all: readonly T[], count: number, first: number): T[] {
  const step = Math.max(1, all.length / count)
  const chosen = new Set(Array.from({ length: count }, (_, n) => Math.floor(first + n * step) % all.length))
  return all.filter((_, index) => chosen.has(index))
}

export const ROUNDS_TIMEOUT_MS = 600_000 * Math.max(1, TIMES)

/**
 * How fast-check runs a property. A failure tells its seed and path; with both in RECERT_FUZZ_SEED and RECERT_FUZZ_PATH,
 * and `-t` for the test, that one case is run again.
 */
export const parameters = (runs: number) => ({
  numRuns: rounds(runs),
  seed: SEED,
  // A smaller example is looked for as long as there is time; what was found by then is told.
  interruptAfterTimeLimit: ROUNDS_TIMEOUT_MS * 0.8,
  markInterruptAsFailure: true,
  ...(RECERT_FUZZ_PATH ? { path: RECERT_FUZZ_PATH } : {}),
})

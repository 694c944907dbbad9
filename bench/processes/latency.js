import { median } from '../measure.js'

const EVERY_MS = 10
const CALLS = 9

/** Durations of sequential calls with a pause between them, in milliseconds; together with earlier ones if given. */
export async function sample(work, goOn, times = []) {
  while (await goOn()) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  return { p50: at(0.5), p99: at(0.99), n: times.length, longest: times.at(-1) }
}

export const show = ({ p50, p99, longest, n }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms (${n} requests)`

/** Median duration of a call in milliseconds. */
export async function timed(work) {
  const times = []
  for (let n = 0; n < CALLS; n++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return median(times)
}

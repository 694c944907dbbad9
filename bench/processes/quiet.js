// Waits until a process is idle, so that its deferred work does not slow down the other side's round.
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuMs } from './cpu.js'

/** Our server seals audit entries every 2 s, so a process counts as idle only after that time. */
const AT_LEAST_MS = 2_300
const AT_MOST_MS = 20_000
const WINDOW_MS = 200
/** Per window: 15 % of one core. */
const IDLE_CPU_MS = 30

/** Returns how many seconds it took beyond the minimum wait. */
export async function quiet(pid) {
  const start = performance.now()
  await sleep(AT_LEAST_MS)
  if (cpuMs(pid) !== undefined) {
    let idleWindows = 0
    while (idleWindows < 2 && performance.now() - start < AT_MOST_MS) {
      const before = cpuMs(pid)
      await sleep(WINDOW_MS)
      idleWindows = cpuMs(pid) - before <= IDLE_CPU_MS ? idleWindows + 1 : 0
    }
  }
  return Math.max(0, (performance.now() - start - AT_LEAST_MS - 2 * WINDOW_MS) / 1000)
}

// CPU time of a process with all its threads, from /proc. Unlike a rate, it hardly depends on other load.
import { readFileSync } from 'node:fs'

/** The unit of /proc on every Linux: 10 ms. */
const TICK_MS = 10

/** Undefined on systems without /proc. */
export function cpuMs(pid) {
  let stat
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // After the name in brackets, which may contain spaces. Fields 14 and 15 are user and system time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

import { calledName, type Node } from './ast.ts'
import { CelFault } from './fault.ts'
import { toZone, type ZonedTime } from './time/zone.ts'

const dayOfYear = ({ year, month, day }: ZonedTime) => {
  const [date, start] = [new Date(0), new Date(0)]
  date.setUTCFullYear(year, month - 1, day)
  start.setUTCFullYear(year, 0, 1)
  return (date.getTime() - start.getTime()) / 86_400_000
}
const dayOfWeek = ({ year, month, day }: ZonedTime) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCDay()
}

const GETTERS: Readonly<Record<string, (time: ZonedTime) => number>> = {
  getDate: ({ day }) => day,
  getDayOfMonth: ({ day }) => day - 1,
  getDayOfWeek: dayOfWeek,
  getDayOfYear: dayOfYear,
  getFullYear: ({ year }) => year,
  getHours: ({ hour }) => hour,
  getMilliseconds: ({ millisecond }) => millisecond,
  getMinutes: ({ minute }) => minute,
  getMonth: ({ month }) => month - 1,
  getSeconds: ({ second }) => second,
}

/**
 * Replaces functions of the library at a node. Its getters of times create a formatter for each call and go through the
 * time zone of the server, whose own changes of the clocks then change their results. It reads a text that is not a
 * duration in cubic time.
 */
export function replaceLibraryFunction(node: Node): void {
  const library = node.handle
  const name = calledName(node) ?? ''
  const getter = Object.hasOwn(GETTERS, name) ? GETTERS[name] : undefined
  if (!library) return
  if (getter && node.op === 'rcall')
    node.handle = (args, ...rest) => {
      const [time, zone = 'UTC'] = args as unknown[]
      if (!(time instanceof Date) || typeof zone !== 'string') return library(args, ...rest)
      return BigInt(getter(toZone(time, zone)))
    }
  if (name === 'duration' && node.op === 'call')
    node.handle = (args, ...rest) => {
      const [text] = args as unknown[]
      if (typeof text === 'string') checkDuration(text)
      return library(args, ...rest)
    }
}

const MAX_DURATION_LENGTH = 40
const DURATION_PATTERN = /^[+-]?(?:\d+(?:\.\d*)?(?:ns|us|µs|ms|s|m|h))+$/

function checkDuration(text: string): void {
  if (text.length > MAX_DURATION_LENGTH || !DURATION_PATTERN.test(text))
    throw new CelFault(`${JSON.stringify(text.slice(0, 60))} is not a duration; write it as in 720h or 1h30m`)
}

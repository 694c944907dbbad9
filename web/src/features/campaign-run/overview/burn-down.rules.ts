const DAY_MS = 86_400_000
/** The pace is that of the last days, at most this many. */
const PACE_DAYS = 7

export interface BurnDownDay {
  date: string
  openCount: number
}

const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The local date of a time, as the server writes days. */
export const localDate = (at: Date): string =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`

export interface Forecast {
  /** Tasks a day, over the last week at most. */
  pace: number
  /** When nothing is left at that pace; undefined if nothing was done lately. */
  finish: string | undefined
  /** Whole days between the expected finish and the due date; negative if it is late. */
  daysEarly: number | undefined
}

/** When the review is done if people go on as in the last days. */
export function forecast(taskCount: number, days: readonly BurnDownDay[], due: string | undefined): Forecast {
  const last = days.at(-1)
  if (!last) return { pace: 0, finish: undefined, daysEarly: undefined }
  const from = days[days.length - 1 - PACE_DAYS]
  const span = from ? PACE_DAYS : days.length
  const pace = Math.max(0, ((from?.openCount ?? taskCount) - last.openCount) / span)
  if (last.openCount === 0 || pace === 0)
    return { pace, finish: last.openCount === 0 ? last.date : undefined, daysEarly: undefined }
  const finish = dateOfDay(dayNumber(last.date) + Math.ceil(last.openCount / pace))
  return { pace, finish, daysEarly: due ? dayNumber(due) - dayNumber(finish) : undefined }
}

export interface Plot {
  /** x from 0 to 1 over the whole time, y from 0 (nothing open) to 1 (top of the scale). */
  open: [number, number][]
  steady: [number, number][]
  expected: [number, number][]
  due: number | undefined
  top: number
  ticks: number[]
  days: { x: number; date: string; isToday: boolean }[]
}

/** Round steps of the scale: 1, 2 or 5 times a power of ten, at most five of them. */
export function ticksUpTo(count: number): number[] {
  const rough = Math.max(count, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? power)
  return Array.from({ length: Math.ceil(Math.max(count, 1) / step) + 1 }, (_, index) => index * step)
}

/** Where the lines of the chart run: what is open, a steady pace to the due date, and what is expected. */
export function plot(
  taskCount: number,
  days: readonly BurnDownDay[],
  due: string | undefined,
  isClosed: boolean,
): Plot {
  const ticks = ticksUpTo(taskCount)
  const top = ticks.at(-1) ?? 1
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return { open: [], steady: [], expected: [], due: undefined, top, ticks, days: [] }
  const start = dayNumber(first.date)
  const today = dayNumber(last.date)
  const dueDay = due ? dayNumber(due) : undefined
  const { finish } = forecast(taskCount, days, due)
  const finishDay = isClosed || !finish || last.openCount === 0 ? undefined : dayNumber(finish)
  // A finish far away would press the past into a corner.
  const farthest = Math.max(today, dueDay ?? 0, start + 7)
  const end = Math.max(farthest, Math.min(finishDay ?? 0, farthest + (farthest - start)))
  // A day's count is that of its end.
  const x = (day: number) => (day - start + 1) / (end - start + 1)
  const y = (count: number) => count / top
  const expectedEnd = finishDay === undefined ? undefined : Math.min(finishDay, end)
  const expectedLeft =
    finishDay === undefined || expectedEnd === undefined || finishDay === today
      ? 0
      : last.openCount * (1 - (expectedEnd - today) / (finishDay - today))
  return {
    open: [
      [0, y(taskCount)],
      ...days.map(({ date, openCount }): [number, number] => [x(dayNumber(date)), y(openCount)]),
    ],
    steady:
      dueDay !== undefined && dueDay >= start
        ? [
            [0, y(taskCount)],
            [x(dueDay), 0],
          ]
        : [],
    expected:
      expectedEnd === undefined
        ? []
        : [
            [x(today), y(last.openCount)],
            [x(expectedEnd), y(expectedLeft)],
          ],
    due: dueDay !== undefined && dueDay >= start && dueDay <= end ? x(dueDay) : undefined,
    top,
    ticks,
    days: labelledDays(start, today, end).map((day) => ({ x: x(day), date: dateOfDay(day), isToday: day === today })),
  }
}

/** About seven days with a label, today among them. */
function labelledDays(start: number, today: number, end: number): number[] {
  const step = Math.max(1, Math.ceil((end - start) / 6))
  const days = [today]
  for (let day = today - step; day >= start; day -= step) days.unshift(day)
  for (let day = today + step; day <= end; day += step) days.push(day)
  return days
}

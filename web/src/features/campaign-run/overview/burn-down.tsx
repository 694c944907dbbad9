import { useElementSize } from '@mantine/hooks'
import { countOf, formatCount, formatShortDay } from '../../../parts/values/format.ts'
import type { BurnDown as BurnDownData } from '../figures.queries.ts'
import classes from './burn-down.module.css'
import { type Forecast, forecast, localDate, plot } from './burn-down.rules.ts'

const HEIGHT = 210
const LEFT = 44
const RIGHT = 12
const TOP = 14
const BOTTOM = 24

const dayOf = (date: string) => formatShortDay(new Date(`${date}T12:00:00`))

interface BurnDownProps {
  data: BurnDownData
  /** A time; the chart has days. */
  dueAt: string | undefined
  isClosed: boolean
}

/** How many tasks are open on each day, against a steady pace to the due date and what is expected. */
export function BurnDown({ data: { taskCount, days }, dueAt, isClosed }: BurnDownProps) {
  const { ref, width } = useElementSize()
  const due = dueAt ? localDate(new Date(dueAt)) : undefined
  const lines = plot(taskCount, days, due, isClosed)
  const last = days.at(-1)
  const x = (part: number) => LEFT + part * Math.max(0, width - LEFT - RIGHT)
  const y = (part: number) => TOP + (1 - part) * (HEIGHT - TOP - BOTTOM)
  const points = (line: readonly [number, number][]) => line.map(([a, b]) => `${x(a)},${y(b)}`).join(' ')
  const now = lines.open.at(-1)
  const isNarrow = width < 480
  return (
    <figure className={classes.figure}>
      <figcaption>
        <h2>Open tasks by day</h2>
        <ul className={classes.legend} aria-hidden="true">
          <li data-line="open">open</li>
          {lines.steady.length > 0 && <li data-line="steady">steady pace</li>}
          {lines.expected.length > 0 && <li data-line="expected">expected</li>}
        </ul>
        <p>{inWords(taskCount, last?.openCount ?? taskCount, forecast(taskCount, days, due), due, isClosed)}</p>
      </figcaption>
      <div ref={ref} className={classes.plot}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            {lines.ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={classes.grid}
                  x1={LEFT}
                  x2={width - RIGHT}
                  y1={y(tick / lines.top)}
                  y2={y(tick / lines.top)}
                />
                <text x={LEFT - 8} y={y(tick / lines.top) + 4} textAnchor="end">
                  {formatCount(tick)}
                </text>
              </g>
            ))}
            {lines.days
              .filter((day, index) => !isNarrow || day.isToday || index % 2 === 0)
              .map(({ x: part, date, isToday }) => (
                <text key={date} x={x(part)} y={HEIGHT - 6} textAnchor={part > 0.95 ? 'end' : 'middle'}>
                  {isToday && !isClosed ? 'today' : dayOf(date)}
                </text>
              ))}
            {now && (
              <polygon className={classes.area} points={`${points(lines.open)} ${x(now[0])},${y(0)} ${x(0)},${y(0)}`} />
            )}
            <polyline className={classes.steady} points={points(lines.steady)} />
            <polyline className={classes.expected} points={points(lines.expected)} />
            {lines.due !== undefined && (
              <g>
                <line className={classes.due} x1={x(lines.due)} x2={x(lines.due)} y1={TOP} y2={y(0)} />
                <text className={classes.dueText} x={x(lines.due) - 6} y={TOP + 8} textAnchor="end">
                  due
                </text>
              </g>
            )}
            <polyline className={classes.open} points={points(lines.open)} />
            {now && <circle className={classes.now} cx={x(now[0])} cy={y(now[1])} r={4} />}
          </svg>
        )}
        {now && width > 0 && last && (
          <span
            className={classes.label}
            style={{ left: Math.min(x(now[0]) + 10, width - 96), top: Math.max(0, y(now[1]) - 28) }}
            aria-hidden="true"
          >
            {formatCount(last.openCount)} open
          </span>
        )}
      </div>
      <details className={classes.table}>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Closed</th>
              <th scope="col">Decided by people</th>
              <th scope="col">Open at the end</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, closedCount, decidedCount, openCount }) => (
              <tr key={date}>
                <th scope="row">{dayOf(date)}</th>
                <td>{formatCount(closedCount)}</td>
                <td>{formatCount(decidedCount)}</td>
                <td>{formatCount(openCount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** The result of the chart as a sentence. */
function inWords(
  taskCount: number,
  open: number,
  { finish, daysEarly }: Forecast,
  due: string | undefined,
  isClosed: boolean,
) {
  const left = `${formatCount(open)} of ${countOf(taskCount, 'task')} ${open === 1 ? 'is' : 'are'} open`
  if (open === 0) return `All ${countOf(taskCount, 'task')} have an outcome.`
  if (isClosed) return `${left}.`
  if (!finish) return `${left}, and none was closed in the last few days.`
  const at = `At the pace of the last few days, the review will be done on ${dayOf(finish)}`
  if (daysEarly === undefined || !due) return `${left}. ${at}.`
  return `${left}. ${at}, ${lateness(daysEarly)} ${dayOf(due)}.`
}

const lateness = (daysEarly: number): string =>
  daysEarly === 0
    ? 'the due date'
    : daysEarly > 0
      ? `${countOf(daysEarly, 'day')} before the due date`
      : `${countOf(-daysEarly, 'day')} after the due date`

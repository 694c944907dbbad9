import { formatDateTime, formatDay, formatElsewhere, formatExact, formatRelative } from './format.ts'

interface WhenProps {
  at: string | undefined
  /** `day`: 9 Nov 2026; `dateTime`: Fri 27 Nov, 23:59 CET; `relative`: 6 days ago, or the day; `exact`: with seconds. */
  as?: 'day' | 'dateTime' | 'relative' | 'exact'
  /** Where the time counts: it is shown there, too, if the clocks of the reader show another. */
  zone?: string
  /** Shown when there is no time. */
  none?: string
}

/** A time, for people and for machines. */
export function When({ at, as = 'day', zone, none = '' }: WhenProps) {
  if (!at) return none
  const date = new Date(at)
  const text = {
    day: formatDay,
    dateTime: formatDateTime,
    exact: formatExact,
    relative: (of: Date) => formatRelative(of) ?? formatDay(of),
  }[as](date)
  const elsewhere = zone && formatElsewhere(date, zone)
  return (
    <>
      <time dateTime={at} title={formatExact(date)}>
        {text}
      </time>
      {elsewhere && (
        <small title={zone} style={{ fontWeight: 400, color: 'var(--recert-quiet)' }}>
          {' '}
          ({elsewhere})
        </small>
      )}
    </>
  )
}

import { formatDateTime, formatDay, formatExact, formatRelative } from './format.ts'

interface WhenProps {
  at: string | undefined
  /** `day`: 9 Nov 2026; `dateTime`: Fri 27 Nov, 23:59 CET; `relative`: 6 days ago, or the day; `exact`: with seconds. */
  as?: 'day' | 'dateTime' | 'relative' | 'exact'
  /** Shown when there is no time. */
  none?: string
}

/** A time, for people and for machines. */
export function When({ at, as = 'day', none = '' }: WhenProps) {
  if (!at) return none
  const date = new Date(at)
  const text = {
    day: formatDay,
    dateTime: formatDateTime,
    exact: formatExact,
    relative: (of: Date) => formatRelative(of) ?? formatDay(of),
  }[as](date)
  return (
    <time dateTime={at} title={formatExact(date)}>
      {text}
    </time>
  )
}

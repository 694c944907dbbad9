import { expect, it } from 'vitest'
import { endOfDay, startOfDay } from './day.rules.ts'

it.each(['2026-03-29', '2026-10-25', '2026-12-31'])('the day %s ends where the next one begins', (day) => {
  const next = new Date(`${day}T12:00:00`)
  next.setDate(next.getDate() + 1)
  const name = `${next.getFullYear()}-${String(next.getMonth() + 1).padStart(2, '0')}-${String(next.getDate()).padStart(2, '0')}`
  expect(endOfDay(day)).toBe(startOfDay(name))
})

import { expect, it } from 'vitest'
import { isTimeZone } from './time-zone.ts'

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['', false],
  ['Europe/Nowhere', false],
  ['+01:00', false],
])('%j is the name of a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected)
})

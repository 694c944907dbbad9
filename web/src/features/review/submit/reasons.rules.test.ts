import { expect, it } from 'vitest'
import { hasReasons, NO_REASONS, reasonFor } from './reasons.rules.ts'

const tasks = [{ taskId: 'a' }, { taskId: 'b' }]

it('one reason is that of every choice', () => {
  const reasons = { ...NO_REASONS, one: ' Not needed ' }
  expect(tasks.map(({ taskId }) => reasonFor(reasons, taskId))).toEqual(['Not needed', 'Not needed'])
  expect(hasReasons(reasons, tasks)).toBe(true)
  expect(hasReasons({ ...NO_REASONS, one: '  ' }, tasks)).toBe(false)
})

it('reasons written one by one are complete when each has one', () => {
  const reasons = { isEach: true, one: 'Not needed', each: { a: 'Moved' } }
  expect(hasReasons(reasons, tasks)).toBe(false)
  expect(hasReasons({ ...reasons, each: { a: 'Moved', b: 'Unused' } }, tasks)).toBe(true)
})

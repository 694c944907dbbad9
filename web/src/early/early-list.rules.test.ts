import { describe, expect, it } from 'vitest'
import type { MyReview, MyTask } from '../features/review/queries.ts'
import { earlyLines } from './early-list.rules.ts'

const task = (taskId: string, name: string, more: object = {}) =>
  ({
    taskId,
    isOpen: true,
    item: {
      app: { id: 'app', displayName: 'Wiki' },
      entitlement: { id: 'read', displayName: 'Read', description: 'Reads pages.' },
      user: { id: name, displayName: name, jobTitle: 'Clerk', department: 'Sales' },
    },
    ...more,
  }) as unknown as MyTask

const review = (view: string, more: Partial<MyReview> = {}) =>
  ({
    view: `ACCESS_REVIEW_VIEW_TYPE_${view}`,
    state: 'ACCESS_REVIEW_STATE_OPEN',
    isClosing: false,
    ...more,
  }) as MyReview

const COMFORTABLE = { isCard: false, isCompact: false, isAlike: true }
/** Of each line what it is, where it is, and what it says. */
const lines = (...[of, tasks, look = COMFORTABLE, height = 1_000]: Partial<Parameters<typeof earlyLines>>) =>
  earlyLines(of as MyReview, tasks ?? [], look, height).map(({ kind, top, height: high, name, about, hasFace }) =>
    [kind, top, high, name, about, hasFace ? 'face' : ''].join('|'),
  )

describe('what is drawn of a review before the application has come', () => {
  const two = [task('1', 'Ann'), task('2', 'Bob')]

  it('are the heads and the names of its view, at the heights of the list', () => {
    expect(lines(review('BY_APP'), two)).toEqual([
      'group|0|40|Wiki||',
      'section|40|58|Read|Reads pages.|',
      'row|98|52|Ann|Clerk · Sales|face',
      'row|150|52|Bob|Clerk · Sales|face',
    ])
    expect(lines(review('BY_USER'), two)).toEqual([
      'group|0|40|Ann||',
      'section|40|58|Wiki||',
      'row|98|52|Read|Reads pages.|',
      'group|150|40|Bob||',
      'section|190|58|Wiki||',
      'row|248|52|Read|Reads pages.|',
    ])
    expect(lines(review('UNSTRUCTURED'), two)).toEqual([
      'row|0|52|Ann|Clerk · Sales|face',
      'row|52|52|Bob|Clerk · Sales|face',
    ])
  })

  it('has one line a row where rows are compact, and a gap between cards', () => {
    expect(lines(review('UNSTRUCTURED'), two, { ...COMFORTABLE, isCompact: true })).toEqual([
      'row|0|36|Ann||face',
      'row|36|36|Bob||face',
    ])
    expect(lines(review('UNSTRUCTURED'), two, { ...COMFORTABLE, isCard: true })).toEqual([
      'row|0|148|Ann|Clerk · Sales|face',
      'row|156|148|Bob|Clerk · Sales|face',
    ])
  })

  it('has alike tasks together where the list has them', () => {
    const alike = ['Ann', 'Bob', 'Cid'].map((name, n) => task(String(n), name, { alikeKey: 'x' }))
    expect(lines(review('BY_APP'), alike).slice(2)).toEqual(['alike|98|52|3 alike in Sales||'])
    expect(lines(review('BY_APP'), alike, { ...COMFORTABLE, isCard: true }).slice(2)).toEqual([
      'alike|101|108|3 alike in Sales||',
    ])
    expect(lines(review('BY_APP'), alike, { ...COMFORTABLE, isAlike: false })).toHaveLength(5)
    expect(lines(review('BY_APP', { isClosing: true }), alike)).toHaveLength(5)
  })

  it('is no more than there is room for', () => {
    expect(lines(review('BY_APP'), two, COMFORTABLE, 100)).toHaveLength(3)
  })
})

import { expect } from 'vitest'
import type { Directory, PlannedScope } from '../scope/directory.ts'
import { keyOf } from '../scope/directory.ts'
import { evaluateNaively, faultsNaively } from '../scope/naive-scope.ts'
import type { Prepared } from './by-hand.ts'

/** How often each of these is there. */
const tally = (values: Iterable<string>): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Compares what was prepared with the naive filter, as of the snapshot. */
export function expectNaive(
  { at, preparation, ledger, views, stored }: Prepared,
  directory: Directory,
  scope: PlannedScope,
) {
  const evaluated = evaluateNaively(directory, scope, at)
  const selected = [...evaluated].filter(([, rule]) => rule === null).map(([key]) => key)
  const about = JSON.stringify(scope)
  expect(stored.map(keyOf).sort(), about).toEqual(selected.sort())
  expect(views.map((view) => `${view.entitlement.id}/${(view.account ?? view.holder)?.id}`).sort()).toEqual(selected)
  const out = tally([...evaluated.values()].filter((rule) => rule !== null))
  const booked = ledger.sources.flatMap(({ excluded }) =>
    excluded.map(({ rule, grantCount }) => [rule, Number(grantCount)]),
  )
  expect(Object.fromEntries(booked), about).toEqual(out)
  expect(ledger).toMatchObject({
    grantCount: String(evaluated.size),
    itemCount: String(selected.length),
    excludedCount: String(evaluated.size - selected.length),
    unmatchedCount: '0',
  })
  const faults = faultsNaively(directory, scope, at)
  expect(ledger.expressionFaults.map(({ rule, objectId }) => `${rule} ${objectId}`).sort(), about).toEqual(
    faults.sort(),
  )
  expect(ledger.balanced, ledger.problems.join()).toBe(faults.length === 0)
  expect(preparation).toMatchObject({
    phase: 'DONE',
    total: evaluated.size,
    done: evaluated.size,
    itemCount: selected.length,
  })
}

/** The same at another time: every time in it is moved by `ms`. */
export function shifted<T>(value: T, ms: number): T {
  if (value instanceof Date) return new Date(value.getTime() + ms) as T
  if (Array.isArray(value)) return value.map((each) => shifted(each, ms)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      // The only place where a scope has points in time instead of periods.
      name === 'grantsAddedBetween' ? shiftedTexts(member as Record<string, string>, ms) : shifted(member, ms),
    ]),
  ) as T
}

const shiftedTexts = (dates: Record<string, string>, ms: number) =>
  Object.fromEntries(Object.entries(dates).map(([end, text]) => [end, new Date(Date.parse(text) + ms).toISOString()]))

import fc from 'fast-check'
import type { Entry, Selections } from './directory.ts'
import { APPS, appOf, from, MOST, TYPE_IDS } from './random-directory.ts'

/** Each field of the message, left out more often than not, so that what comes after is reached too. */
export const sparse = <T extends object>(
  percent: number,
  fields: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> },
) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries<fc.Arbitrary<unknown>>(fields).map(([name, value]) => [name, maybe(percent, value)]),
      ),
      { noNullPrototype: true },
    )
    .map(
      (drawn) => Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)) as unknown as T,
    )
export const maybe = <T>(percent: number, value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 100 - percent }, { arbitrary: value, weight: percent })

/** Numbers of things, one of which is never there. */
export const numbers = (count: number): fc.Arbitrary<number> => fc.nat(count)

/** Its id, or now and then the id of what is gone. */
const idFor = (kind: string, n: number) =>
  fc.oneof({ arbitrary: fc.constant(`${kind}-${n}`), weight: 9 }, fc.constant(`${kind}-${n}-gone`))
/** Mostly of the app that the thing is in; otherwise it names nothing. */
const appFor = (n: number) =>
  fc.oneof({ arbitrary: fc.constant(appOf(n)), weight: 6 }, fc.constant(appOf(n + 1)), fc.constant(APPS[2]))
const entriesOf = (kind: string, count: number, maxLength: number): fc.Arbitrary<Entry[]> =>
  entries(
    numbers(count).chain((n) =>
      fc.tuple(appFor(n), idFor(kind, n)).map(([appId, objectId]) => ({ appId, objectId, roleId: '' })),
    ),
    maxLength,
  )
const entries = (entry: fc.Arbitrary<Entry>, maxLength: number) =>
  fc.uniqueArray(entry, { maxLength, selector: (each) => Object.values(each).join(' '), size: 'max' })
const types = entries(
  fc
    .tuple(from(['app-0', 'app-1', ...APPS]), from([...TYPE_IDS, 'type-9']))
    .map(([appId, objectId]) => ({ appId, objectId, roleId: '' })),
  4,
)
/** Pairs whose resources are of one app by chance or not: some lie in each other, most do not. */
const pairs = entries(
  numbers(MOST.resources).chain((role) =>
    fc
      .tuple(
        appFor(role),
        idFor('resource', role),
        fc.oneof(
          fc.constant(role),
          fc.nat(3).map((up) => Math.max(role - up * 2, role % 2)),
          numbers(MOST.resources),
        ),
      )
      .map(([appId, roleId, scope]) => ({ appId, objectId: `resource-${scope}`, roleId })),
  ),
  4,
)
/** Lists are there whether a scope asks for them or not. */
export const selections: fc.Arbitrary<Selections> = sparse<Required<Selections>>(90, {
  entitlements: entriesOf('entitlement', MOST.entitlements, 8),
  resource_types: types,
  excluded_entitlements: entriesOf('entitlement', MOST.entitlements, 4),
  excluded_resource_types: types,
  resources: entriesOf('resource', MOST.resources, 4),
  scope_roles: pairs,
  conflict_monitors: entries(
    numbers(MOST.monitors).map((n) => ({ appId: '', objectId: `monitor-${n}`, roleId: '' })),
    3,
  ),
})

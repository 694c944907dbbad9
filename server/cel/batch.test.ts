import { expect, it } from 'vitest'
import type { TenantId } from '../lib/ids.ts'
import { compileCelBatch, timeAllowance } from './compile-cel.ts'
import type { DirectoryLookup } from './directory-lookup.ts'
import { CelFault } from './fault.ts'

const now = new Date('2026-03-04T05:06:07.089Z')
const FOREVER_MS = Number.POSITIVE_INFINITY

/** A directory that has only these functions and says what was requested: for each call its kind and the requests. */
function directory(functions: Partial<DirectoryLookup>) {
  const asked: unknown[][] = []
  const told = Object.entries(functions).map(([kind, find]) => [
    kind,
    (requests: readonly never[]) => {
      asked.push([kind, ...requests])
      return find(requests)
    },
  ])
  return { lookup: Object.fromEntries(told) as DirectoryLookup, asked }
}
const people = (...ids: string[]) => ids.map((id) => ({ subject: { id, email: `${id}@x.example`, profile: {} } }))
const evaluate = (
  text: string,
  lookup: DirectoryLookup,
  subjects: Parameters<ReturnType<typeof compileCelBatch<'user_scope'>>>[1],
) =>
  compileCelBatch('user_scope', text)(
    { tenantId: 't' as TenantId, now, lookup, allowance: timeAllowance(FOREVER_MS) },
    subjects,
  )

it('a subject for which the expression fails is told of, in its place, and leaves the others as they are', async () => {
  const given = [
    { subject: { id: 'a', profile: { level: 1 } } },
    { subject: { id: 'b', profile: {} } },
    {},
    { subject: { id: 'c', profile: { level: 3 } } },
    { subject: { id: 'd', profile: { level: 'high' } } },
  ]
  expect(await evaluate('subject.profile.level > 2', directory({}).lookup, given)).toEqual([
    { value: false },
    { problem: 'No such key: level' },
    { problem: 'Unknown variable: subject' },
    { value: true },
    { problem: expect.stringContaining('no such overload') },
  ])
})

it('the lookups of all subjects are made together: one call for each kind and round', async () => {
  const { lookup, asked } = directory({
    hasApp: async (requests) => requests.map(([userId]) => userId !== 'b'),
    managers: async (requests) => requests.map(([userId]) => [{ id: `boss of ${userId}` }]),
    hasEntitlement: async (requests) => requests.map(([userId]) => userId === 'boss of c'),
  })
  const text = `svc.user.v1.HasApp(subject, "app")
    && svc.directory.users.v1.GetManagers(subject).exists(m, svc.user.v1.HasEntitlement(m, "app", "e"))`
  expect(await evaluate(text, lookup, people('a', 'b', 'c'))).toEqual([
    { value: false },
    { value: false },
    { value: true },
  ])
  expect(asked).toEqual([
    ['hasApp', ['a', 'app'], ['b', 'app'], ['c', 'app']],
    ['managers', ['a'], ['b'], ['c']],
    // For b all is decided by then.
    ['hasEntitlement', ['boss of a', 'app', 'e'], ['boss of c', 'app', 'e']],
  ])
})

it('what many subjects need is looked up once, in whichever round', async () => {
  const { lookup, asked } = directory({
    userByEmail: async (requests) => requests.map(([email]) => ({ id: email.slice(0, 1) })),
    managers: async (requests) => requests.map(() => [{ id: 'z' }]),
  })
  const text = `subject.id == "b"
    ? svc.directory.users.v1.GetManagers(subject)[0] == svc.directory.users.v1.FindByEmail("z@x.example")
    : svc.directory.users.v1.FindByEmail("z@x.example") == subject`
  expect(await evaluate(text, lookup, people('a', 'b', 'z', 'c'))).toEqual([
    { value: false },
    { value: true },
    { value: true },
    { value: false },
  ])
  expect(asked).toEqual([
    ['userByEmail', ['z@x.example']],
    ['managers', ['b']],
  ])
})

it('what the outcome does not depend on is not looked up, and nothing is called that no subject needs', async () => {
  const { lookup, asked } = directory({ hasApp: async (requests) => requests.map(() => true) })
  const text = 'svc.user.v1.HasApp(subject, "app") || subject.id != "b"'
  expect(await evaluate(text, lookup, people('a', 'b', 'c'))).toEqual([
    { value: true },
    { value: true },
    { value: true },
  ])
  expect(asked).toEqual([['hasApp', ['b', 'app']]])
  expect(await evaluate('subject.id == "a"', lookup, [])).toEqual([])
  expect(asked).toHaveLength(1)
})

it('a fault as a result fails those who requested it, nobody else', async () => {
  const { lookup } = directory({
    hasApp: async (requests) => requests.map(([id]) => (id === 'b' ? new CelFault('too many') : true)),
  })
  const text = 'subject.id == "c" || svc.user.v1.HasApp(subject, "app")'
  expect(await evaluate(text, lookup, people('a', 'b', 'c'))).toEqual([
    { value: true },
    { problem: 'too many' },
    { value: true },
  ])
})

it('an error of the directory rejects the batch as it is', async () => {
  const down = new Error('the database is down')
  const { lookup } = directory({ hasApp: () => Promise.reject(down) })
  await expect(evaluate('svc.user.v1.HasApp(subject, "a")', lookup, people('a', 'b'))).rejects.toBe(down)
})

it('results that are not one for each request are an error, never those of somebody else', async () => {
  const { lookup } = directory({ hasApp: async () => [true] })
  await expect(evaluate('svc.user.v1.HasApp(subject, "a")', lookup, people('a', 'b'))).rejects.toThrow(
    '1 results for 2 requests',
  )
})

it('each subject has a budget of its own, whatever the others spend', async () => {
  const { lookup } = directory({ hasApp: async (requests) => requests.map(() => true) })
  const digits = '[1,2,3,4,5,6,7,8,9,0]'
  // 100 lookups each for 30 subjects: together fifteen budgets.
  const text = `${digits}.all(a, ${digits}.all(b, svc.user.v1.HasApp(subject, string(a) + string(b))))`
  const many = people(...Array.from({ length: 30 }, (_, n) => `id${n}`))
  expect(await evaluate(text, lookup, many)).toEqual(many.map(() => ({ value: true })))
  const loops = `subject.id != "id3" || ${Array(9).fill(`${digits}.all(x, `).join('')}true${')'.repeat(9)}`
  expect(await evaluate(loops, lookup, many)).toEqual(
    many.map((_, n) => (n === 3 ? { problem: expect.stringContaining('too long to evaluate') } : { value: true })),
  )
})

it('what a subject may cost does not depend on the company it is in: that another has asked does not make it cheaper', async () => {
  const { lookup } = directory({
    userById: async (requests) => requests.map(([id]) => ({ id })),
    userByName: async (requests) => requests.map(([id]) => ({ id })),
  })
  const names = (count: number) => `[${Array.from({ length: count }, (_, n) => `"${n}"`).join(',')}]`
  // The one looks up 150 names at once, the other 250, which are too many, after the first.
  const text = `(subject.id == "few" || svc.directory.users.v1.GetByID("x").id == "x")
    ? (subject.id == "few" ? ${names(150)} : ${names(250)}).all(n, svc.directory.users.v1.FindByName(n).id == n) : false`
  const tooMuch = { problem: expect.stringContaining('too long to evaluate') }
  expect(await evaluate(text, lookup, people('many'))).toEqual([tooMuch])
  expect(await evaluate(text, lookup, people('few', 'many'))).toEqual([{ value: true }, tooMuch])
})

it('looking for each of many people in one long list takes no longer than the list once and each of them once', async () => {
  const count = 10_000
  const members = Array.from({ length: count }, (_, n) => ({ id: `id${n * 2}` }))
  let calls = 0
  const { lookup } = directory({
    entitlementMembers: async () => {
      calls++
      return [members]
    },
  })
  const text = 'subject in svc.directory.apps.v1.GetEntitlementMembers("app", "e")'
  const started = process.cpuUsage()
  const outcomes = await evaluate(text, lookup, people(...Array.from({ length: count }, (_, n) => `id${n}`)))
  // Comparing each with each would be 50,000,000 comparisons, a quarter of a minute.
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000)
  expect(outcomes).toEqual(outcomes.map((_, n) => ({ value: n % 2 === 0 })))
  expect(calls).toBe(1)
})

it.each([
  ['subject in []', false],
  ['subject in [svc.directory.users.v1.GetByID("a"), subject]', true],
  ['subject in svc.directory.users.v1.GetManagers(subject)', false],
  ['subject in svc.directory.users.v1.GetManagers(subject) + [subject]', true],
  ['subject in svc.directory.users.v1.GetManagers(subject).filter(m, m.id == "x")', false],
  ['dyn(subject) in dyn([subject])', true],
  ['!(subject in (subject.id == "b" ? svc.directory.users.v1.GetManagers(subject) : []))', true],
])('membership in a list of people goes by ids: %s is %s', async (text, value) => {
  const { lookup } = directory({
    userById: async (requests) => requests.map(([id]) => ({ id })),
    managers: async (requests) => requests.map(() => [{ id: 'boss' }]),
  })
  expect(await evaluate(text, lookup, people('b'))).toEqual([{ value }])
})

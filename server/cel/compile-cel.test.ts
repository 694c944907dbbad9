import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TenantId } from '../lib/ids.ts'
import { type CelValues, compileCel, timeAllowance } from './compile-cel.ts'
import type { DirectoryLookup } from './directory-lookup.ts'
import type { CelContext } from './environment.ts'
import { CelFault } from './fault.ts'

const now = new Date('2026-03-04T05:06:07.089Z')
const ada = { id: 'ada', email: 'ada@example.com', displayName: 'Ada', status: 'ENABLED' }
const bob = { id: 'bob', email: 'bob@example.com', displayName: 'Bob', status: 'DISABLED' }

/** A directory of two people that says what was requested: for each call its kind and the requests. */
function directory(changes: Partial<DirectoryLookup> = {}) {
  const asked: unknown[][] = []
  const finds =
    <T>(name: string, value: T) =>
    async (requests: readonly unknown[]) => {
      asked.push([name, ...requests])
      return requests.map(() => value)
    }
  const lookup: DirectoryLookup = {
    hasApp: finds('hasApp', true),
    hasEntitlement: finds('hasEntitlement', false),
    grantedFromEnrollment: finds('grantedFromEnrollment', true),
    appUserStatus: finds('appUserStatus', 'USER_STATUS_ENABLED'),
    appUserManagers: finds('appUserManagers', [bob]),
    appUsers: finds('appUsers', [{ id: 'account', status: { status: 'STATUS_ENABLED', details: '' } }]),
    userByEmail: finds('userByEmail', ada),
    userById: finds('userById', undefined),
    userByName: finds('userByName', bob),
    managers: finds('managers', [bob]),
    directReports: finds('directReports', [ada]),
    entitlementMembers: finds('entitlementMembers', [ada, bob]),
    entitlementOwners: finds('entitlementOwners', []),
    groupByName: finds('groupByName', { id: 'group', appId: 'app', displayName: 'Admins' }),
    ...changes,
  }
  return { lookup, asked }
}

const subject = {
  ...ada,
  emails: ['ada@example.com', 'ada@home.example'],
  jobTitle: 'Engineer',
  department: '',
  type: 'USER_TYPE_HUMAN',
  managerId: 'bob',
  profile: { level: 3, tags: ['a', 'b'], contractor: true, nothing: null, address: { city: 'London' } },
  attributes: {},
}
const values = {
  subject,
  account: { id: 'account', status: { status: 'STATUS_DISABLED', details: 'left' }, appUserType: 'APP_USER_TYPE_USER' },
  entitlement: { id: 'e', appId: 'app', annotations: { owner: 'x' } },
  task: { id: 't', origin: 'TASK_ORIGIN_API', createdAt: new Date('2026-03-01T00:00:00Z'), grantDuration: 3600 },
  ip: '10.1.2.3',
}
const runtime = (lookup: DirectoryLookup) => ({
  tenantId: 't' as TenantId,
  now,
  lookup,
  allowance: timeAllowance(Number.POSITIVE_INFINITY),
})
const evaluate = <C extends CelContext>(context: C, text: string, given: CelValues<C>, lookup = directory().lookup) =>
  compileCel(context, text, runtime(lookup))(given)
const holds = (text: string, lookup?: DirectoryLookup) => evaluate('policy_condition', text, values, lookup)

it.each<[string, boolean]>([
  ['subject.status == UserStatus.ENABLED', true],
  ['subject.status in [UserStatus.DISABLED, UserStatus.DELETED]', false],
  ['subject.type != UserType.HUMAN', false],
  ['subject.jobTitle == "Engineer" && subject.job_title == "Engineer" && subject.manager_id == "bob"', true],
  ['subject.emails.exists(e, e.endsWith("home.example"))', true],
  ['subject.emails.all(e, e.startsWith("ada"))', true],
  ['subject.profile.level > 2 && subject.profile.level == 3', true],
  ['"b" in subject.profile.tags && subject.profile["address"].city == "London"', true],
  ['subject.profile.contractor', true],
  ['subject.profile.nothing == null', true],
  ['has(subject.profile.none) || has(subject.employmentType)', false],
  ['has(subject.department) && subject.department.ifEmpty("none") == "none"', true],
  ['account.status.status == Status.DISABLED && account.status.status == APP_USER_STATUS_DISABLED', true],
  ['account.app_user_type == AppUserType.USER', true],
  ['task.origin == TaskOrigin.API && task.created_at < now() && task.grantDuration == duration("1h")', true],
  ['entitlement.annotations.owner == "x"', true],
  ['now() == timestamp("2026-03-04T05:06:07.089Z") && now() == now()', true],
  ['ip.isPrivate && ip.is4() && !ip.is6 && ip.within(cidr("192.168.0.0/16", "10.0.0.0/8"))', true],
  ['cidr(["10.0.0.0/16"]).contains(ip)', false],
  ['ip == ip("10.1.2.3") && ip != ip("::1") && ip("::1").isLoopback && ip("ff02::1").isLinkLocalMulticast', true],
  ['ip("8.8.8.8").isGlobalUnicast && !ip("169.254.0.1").isGlobalUnicast && ip("0.0.0.0").isUnspecified', true],
  ['subject == svc.directory.users.v1.FindByEmail("x") && subject != svc.directory.users.v1.FindByName("y")', true],
  ['subject in svc.directory.apps.v1.GetEntitlementMembers("app", "e")', true],
  ['svc.directory.users.v1.GetManagers(subject)[0].status == UserStatus.DISABLED', true],
  ['svc.user.v1.ListAppUsersForUser(subject, "a").exists(u, u.status.status == Status.ENABLED)', true],
  ['svc.directory.groups.v1.FindByName("Admins").app_id == "app"', true],
  ['true || svc.user.v1.HasApp(subject, "x")', true],
  ['["email", "jobTitle", "job_title"].all(f, dyn(subject)[f] != "")', true],
  ['subject["email"] == "ada@example.com" && dyn(subject).job_title == "Engineer"', true],
  ['[subject].map(s, {"person": s}).all(m, m.person.managerId == "bob")', true],
])('%s is %s', async (text, expected) => {
  expect(await holds(text)).toBe(expected)
})

it.each<[string, unknown[]]>([
  ['svc.user.v1.HasApp(subject, "a")', ['hasApp', 'ada', 'a']],
  ['svc.user.v1.HasEntitlement(subject, "a", "e")', ['hasEntitlement', 'ada', 'a', 'e']],
  ['svc.user.v1.GrantedFromEnrollment(subject, "a", "e")', ['grantedFromEnrollment', 'ada', 'a', 'e', false]],
  [
    'svc.user.v1.AutomaticallyGrantedFromEnrollment(subject, "a", "e")',
    ['grantedFromEnrollment', 'ada', 'a', 'e', true],
  ],
  ['svc.user.v1.GetAppUserStatus(subject, "a") == ""', ['appUserStatus', 'ada', 'a']],
  ['svc.user.v1.GetAppUserManagers(subject, "a") == []', ['appUserManagers', 'ada', 'a']],
  ['svc.user.v1.ListAppUsersForUser(subject, "a") == []', ['appUsers', 'ada', 'a']],
  ['svc.directory.users.v1.FindByEmail("m").id == ""', ['userByEmail', 'm']],
  ['svc.directory.users.v1.FindByName("n").id == ""', ['userByName', 'n']],
  ['svc.directory.users.v1.GetManagers(subject) == []', ['managers', 'ada']],
  ['svc.directory.users.v1.DirectReports(subject) == []', ['directReports', ['ada']]],
  ['svc.directory.users.v1.DirectReports([subject, subject]) == []', ['directReports', ['ada', 'ada']]],
  ['svc.directory.apps.v1.GetEntitlementMembers("a", "e") == []', ['entitlementMembers', 'a', 'e']],
  ['svc.directory.apps.v1.GetEntitlementOwners("a", "e") == []', ['entitlementOwners', 'a', 'e']],
  ['svc.directory.apps.v1.GetEntitlementOwners(entitlement) == []', ['entitlementOwners', 'app', 'e']],
  ['svc.directory.groups.v1.FindByName("g").id == ""', ['groupByName', 'g']],
])('%s looks it up in the directory', async (text, request) => {
  const { lookup, asked } = directory()
  await holds(text, lookup)
  const [name, ...args] = request
  expect(asked).toEqual([[name, args]])
})

it('an expression of approvers yields the ids of people, none when it yields nobody', async () => {
  const approvers = (text: string) => evaluate('policy_approvers', text, { ...values, appOwners: [ada, bob] })
  expect(await approvers('subject')).toEqual(['ada'])
  expect(await approvers('appOwners.filter(o, o.status == UserStatus.DISABLED)')).toEqual(['bob'])
  expect(await approvers('app_owners + svc.directory.users.v1.GetManagers(subject)')).toEqual(['ada', 'bob', 'bob'])
  expect(await approvers('[]')).toEqual([])
  expect(await approvers('svc.directory.apps.v1.GetEntitlementOwners(entitlement)')).toEqual([])
})

it('one compiled expression serves many evaluations, also such as overlap', async () => {
  const { lookup } = directory({
    hasApp: async (requests) => {
      await new Promise(setImmediate)
      return requests.map(([userId, appId]) => appId.startsWith(userId))
    },
  })
  const text = '["1", "2"].all(n, subject.emails.exists(e, svc.user.v1.HasApp(subject, e) && e.endsWith(n)))'
  const run = compileCel('user_scope', text, runtime(lookup))
  const people: [string, string[]][] = [
    ['a', ['a1', 'a2']],
    ['b', ['b1', 'c2']],
    ['c', ['c2', 'c1']],
    ['d', []],
  ]
  for (let round = 0; round < 3; round++) {
    const results = Promise.all(people.map(([id, emails]) => run({ subject: { id, emails } })))
    expect(await results).toEqual([true, false, true, false])
  }
})

it('the same lookup is made once, and none that does not matter', async () => {
  const { lookup, asked } = directory()
  const twice = 'svc.user.v1.HasApp(subject, "a") && subject.emails.all(e, svc.user.v1.HasApp(subject, "a"))'
  expect(await holds(twice, lookup)).toBe(true)
  expect(asked).toEqual([['hasApp', ['ada', 'a']]])
  expect(await holds('svc.user.v1.HasApp(subject, "b") || true', lookup)).toBe(true)
  expect(await holds('svc.user.v1.HasApp(subject, "b") && false', lookup)).toBe(false)
  expect(asked).toHaveLength(1)
})

it('a result decides, even where another part fails', async () => {
  expect(await holds('svc.user.v1.HasApp(subject, "a") || subject.profile.none == 1')).toBe(true)
  expect(await holds('subject.profile.none == 1 || svc.user.v1.HasApp(subject, "a")')).toBe(true)
  expect(await holds('svc.directory.users.v1.GetByID("nobody") == subject || svc.user.v1.HasApp(subject, "a")')).toBe(
    true,
  )
})

it.each([
  // The first is in winter, the second in summer, the third in an hour that New York repeats, the last before 1970.
  ['2026-01-31T23:30:15.042Z', 'UTC', [2026, 0, 31, 30, 6, 30, 23, 30, 15, 42]],
  ['2026-07-01T03:30:00Z', 'America/New_York', [2026, 5, 30, 29, 2, 180, 23, 30, 0, 0]],
  ['2026-11-01T06:30:00Z', 'America/New_York', [2026, 10, 1, 0, 0, 304, 1, 30, 0, 0]],
  ['2026-03-08T07:30:00Z', 'Asia/Kathmandu', [2026, 2, 8, 7, 0, 66, 13, 15, 0, 0]],
  ['1969-12-31T23:00:00Z', 'Europe/Berlin', [1970, 0, 1, 0, 4, 0, 0, 0, 0, 0]],
])('the parts of the time %s in %s are %j', async (at, zone, parts) => {
  const getters = [
    'FullYear',
    'Month',
    'Date',
    'DayOfMonth',
    'DayOfWeek',
    'DayOfYear',
    'Hours',
    'Minutes',
    'Seconds',
    'Milliseconds',
  ]
  const list = (argument: string) =>
    `[${getters.map((name) => `timestamp("${at}").get${name}(${argument})`).join(', ')}]`
  expect(await holds(`${list(`"${zone}"`)} == [${parts.join(', ')}]`)).toBe(true)
  if (zone === 'UTC') expect(await holds(`${list('')} == [${parts.join(', ')}]`)).toBe(true)
  expect(await holds(`dyn(timestamp("${at}")).getHours("${zone}") == ${parts[6]}`)).toBe(true)
})

describe('what fails', () => {
  it.each([
    ['subject.profile.none == 1', 'No such key: none'],
    ['subject.employmentType == ""', 'No such key: employmentType'],
    ['subject.profile.level', 'The expression did not return true or false'],
    ['1 / 0 == 1', 'division by zero'],
    ['9223372036854775807 + 1 > 0', 'integer overflow: 9223372036854775808'],
    ['[1][5] == 1', 'No such key: index out of bounds, index 5 >= size 1'],
    ['svc.directory.users.v1.GetByID("nobody").id == ""', 'No user "nobody" exists'],
    ['ip("10.1").is4', '"10.1" is not an IP address'],
    ['cidr("10.0.0.0/33").contains(ip)', '"10.0.0.0/33" is not an IP address range'],
    ['now().getHours("Nowhere") == 1', 'Unknown time zone "Nowhere"; use a name such as Europe/Berlin'],
    [
      'time.start_of(now(), "decade") == now()',
      'Unknown unit "decade"; valid units: year, quarter, month, week, day, hour, minute',
    ],
  ])('%s is a fault of the expression: %s (API-073)', async (text, message) => {
    await expect(holds(text)).rejects.toThrow(new CelFault(message))
    await expect(holds(text)).rejects.toBeInstanceOf(CelFault)
  })

  it('an expression that does not pass the check is not compiled', () => {
    expect(() => compileCel('user_scope', 'true &&\n x', runtime(directory().lookup))).toThrow(
      'line 2, column 2: Unknown name x. Known names: ',
    )
  })

  it('an error of the directory comes out as it is, whatever the expression says', async () => {
    const down = new Error('the database is down')
    const { lookup } = directory({ hasApp: () => Promise.reject(down) })
    await expect(holds('svc.user.v1.HasApp(subject, "x") && subject.id == "ada"', lookup)).rejects.toBe(down)
  })
})

const digits = '[1,2,3,4,5,6,7,8,9,0]'
const FOUR_HUNDRED = Array(400).fill(1).join(',')
const doubled = (times: number, inner: string) =>
  `${Array.from({ length: times }, (_, i) => `[${'abcdefghijklmnop'[i]}+${'abcdefghijklmnop'[i]}].map(${'abcdefghijklmnop'[i + 1]}, `).join('')}${inner}${')'.repeat(times)}`

describe('an evaluation has an end', () => {
  it.each([
    ['loops in loops', `${Array(9).fill(`${digits}.all(x, `).join('')}true${')'.repeat(9)}`],
    ['a list that doubles', `[[1,2,3,4,5,6,7,8,1,2,3,4,5,6,7,8]].map(a, ${doubled(15, 'true')}) == []`],
    ['a text that doubles', `["abcdefgh"].map(a, ${doubled(15, 'true')}) == []`],
    [
      'equal lists of lists of lists',
      `[[1]].map(a, ${Array(12)
        .fill(0)
        .map((_, i) => `[[${Array(6).fill('abcdefghijklmnop'[i]).join(',')}]].map(${'abcdefghijklmnop'[i + 1]}, `)
        .join('')}[m] == [m]${')'.repeat(12)}) == []`,
    ],
    ['a duration that is long to read', `duration("${'1'.repeat(8000)}") > duration("1h")`],
    ['a duration put together', `duration(${Array(200).fill('"11111111111111111111"').join('+')}) > duration("1h")`],
    ['a layout with many readings', `time.parse("${'1'.repeat(60)}x", "${'1'.repeat(60)}") == now()`],
    [
      'many lookups',
      `${digits}.all(a, ${digits}.all(b, ${digits}.all(c, svc.user.v1.HasApp(subject, string(a) + string(b) + string(c)))))`,
    ],
    ['a text longer than any name', 'subject.profile.long == ""'],
    ...[
      'time.end_of(now(), "year") > now()',
      'now().getHours("Europe/Berlin") >= 0',
      'time.parse("2026-01-01", "date", "Asia/Tokyo") < time.unix(0)',
      'cidr("10.0.0.0/8", "192.168.0.0/16").contains(ip("10.0.0.1"))',
    ].map((call): [string, string] => [
      `400 x 400 times ${call} (CEL-006)`,
      `[${FOUR_HUNDRED}].all(a, [${FOUR_HUNDRED}].all(b, ${call} || true))`,
    ]),
  ])('%s', async (_, text) => {
    const given = { ...values, subject: { ...subject, profile: { long: 'x'.repeat(10_000) } } }
    await expect(evaluate('policy_condition', text, given)).rejects.toBeInstanceOf(CelFault)
  })

  it('a look at ten thousand people is no problem', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ id: `id${i}`, email: `person.${i}@example.com` }))
    const { lookup } = directory({ entitlementMembers: async () => [many] })
    const text = 'svc.directory.apps.v1.GetEntitlementMembers("a", "e").exists(u, u.email == "person.9999@example.com")'
    expect(await holds(text, lookup)).toBe(true)
  })

  it('whatever the expression: it yields a value or a fault', async () => {
    const atom = fc.constantFrom(
      'subject.id',
      '"a"',
      'subject.emails[0]',
      'subject.profile.level',
      'task.id',
      'now()',
      '1',
    )
    const list = fc.constantFrom('subject.emails', '[1,2,3]', 'subject.profile.tags', '[]', 'subject.profile')
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'small', maxDepth: 6 },
        fc.constantFrom('true', 'subject.profile.contractor'),
        fc.tuple(atom, fc.constantFrom('==', '!=', '<', 'in', '+'), atom).map((parts) => parts.join(' ')),
        fc
          .tuple(tie('expression'), fc.constantFrom('&&', '||', '=='), tie('expression'))
          .map(([a, op, b]) => `(${a}) ${op} (${b})`),
        fc
          .tuple(list, fc.constantFrom('all', 'exists', 'filter', 'map', 'exists_one'), tie('expression'))
          .map(([a, f, b]) => `${a}.${f}(x, ${b})`),
        fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => `(${a}) ? (${b}) : dyn(${a})`),
        tie('expression').map((a) => `[${a}, ${a}]`),
        tie('expression').map((a) => `!(${a})`),
      ),
    }))
    let evaluated = 0
    await fc.assert(
      fc.asyncProperty(expression, async (text) => {
        let run: ReturnType<typeof compileCel<'policy_condition'>>
        try {
          run = compileCel('policy_condition', text, runtime(directory().lookup))
        } catch (error) {
          expect(error).toBeInstanceOf(CelFault)
          return
        }
        evaluated++
        const result = await run(values).catch((error: unknown) => error)
        expect(typeof result === 'boolean' || result instanceof CelFault).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(evaluated).toBeGreaterThan(30)
  })
})

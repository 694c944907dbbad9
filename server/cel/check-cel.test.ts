import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCel, MAX_CEL_LENGTH } from './check-cel.ts'
import { type CelContext, CONTEXTS } from './environment.ts'

const valid: [CelContext, string[]][] = [
  [
    'user_scope',
    [
      'subject.status == UserStatus.ENABLED && user.type in [UserType.HUMAN, UserType.AGENT]',
      'subject.jobTitle == subject.job_title && subject.managerId == subject.manager_id',
      'subject.manager.endsWith("@example.com") || subject.emails.exists(e, e.lowerAscii().contains("x"))',
      'has(subject.profile.cost_center) && subject.profile.cost_center == "42"',
      'subject.profile["level"] > 3',
      'svc.user.v1.HasApp(subject, "a") && !svc.user.v1.HasEntitlement(subject, "a", "e")',
      'svc.user.v1.GetAppUserStatus(subject, "a") == "USER_STATUS_ENABLED"',
      'svc.directory.users.v1.GetManagers(subject).exists(m, m == svc.directory.users.v1.FindByEmail("b@c.d"))',
      'subject in svc.directory.users.v1.DirectReports(svc.directory.users.v1.GetByID("x"))',
      'size(svc.directory.apps.v1.GetEntitlementMembers("a", "e").filter(u, u.id == subject.id)) > 0',
      'svc.directory.groups.v1.FindByName("Admins").display_name == "Admins"',
      'subject.profile.contractor',
      'subject.department.ifEmpty("none") != "none"',
      'timestamp("2026-01-01T00:00:00Z") < now() - duration("720h")',
      'now().getHours("Europe/Berlin") < 9 || now().getDayOfWeek() == 0',
      'time.start_of(now(), "quarter", "Europe/Berlin") <= time.end_of(now(), "year")',
      'time.parse(subject.profile.hired, TimeFormat.DATE) < time.truncate(now(), duration("24h"))',
      'time.format(time.unix(0), "2006-01-02") == time.format(time.unix_ms(0), TimeFormat.DATETIME, "UTC")',
    ],
  ],
  [
    'account_scope',
    [
      'subject.status.status == Status.ENABLED && subject.status.details == ""',
      'subject.status.status == APP_USER_STATUS_DISABLED',
      'subject.app_user_type == AppUserType.SERVICE_ACCOUNT || subject.appUserType != AppUserType.USER',
      'size(subject.employeeIds) == 0 && subject.attributes == {}',
    ],
  ],
  [
    'policy_condition',
    [
      'task.origin == TaskOrigin.WEBAPP && task.created_at < now() && !task.isGrantPermanent',
      'task.grantDuration > duration("1h") || task.analysis.hasConflictViolations',
      'entitlement.risk_level_value_id == "r" && entitlement.appResourceType == "role"',
      'has(entitlement.annotations.owner) && entitlement.annotations.owner == "x"',
      'ip.isPrivate || ip.is4() || cidr("10.0.0.0/8", "2001:db8::/32").contains(ip)',
      'ip("10.0.0.1").within(cidr(["10.0.0.0/8"])) && ip == ip("10.0.0.1")',
      'svc.user.v1.GrantedFromEnrollment(subject, "a", "e")',
      'account.username == subject.username',
    ],
  ],
  [
    'policy_approvers',
    [
      'subject',
      '[]',
      'appOwners',
      'app_owners + svc.directory.users.v1.GetManagers(subject)',
      'subject.department == "x" ? appOwners : []',
      'svc.directory.apps.v1.GetEntitlementOwners(entitlement).filter(u, u != subject)',
      'svc.directory.apps.v1.GetEntitlementOwners(entitlement.appId, entitlement)',
      'svc.user.v1.GetAppUserManagers(subject, entitlement.app_id).map(m, m)',
    ],
  ],
]

describe.each(valid)('in the context %s', (context, texts) => {
  it.each(texts)('%s is accepted', (text) => {
    expect(checkCel(context, text)).toEqual([])
  })
})

it.each<[CelContext, string, string, string]>([
  ['policy_condition', '', 'The expression is empty', '1:1-1:2'],
  ['policy_condition', ' \n', 'The expression is empty', '1:1-2:1'],
  ['policy_condition', 'subject.id ==', 'Unexpected token: end of the expression', '1:14-1:15'],
  ['policy_condition', '(true', 'Expected RPAREN, got end of the expression', '1:6-1:7'],
  ['policy_condition', '"abc', 'Unterminated string', '1:1-1:5'],
  ['policy_condition', 'true && 😀', 'Unexpected character: \ufffd', '1:9-1:10'],
  ['policy_condition', 'true &&\r\n  nobody', 'Unknown name nobody', '2:3-2:9'],
  ['policy_condition', 'true &&\n\n nobody.id == ""', 'Unknown name nobody', '3:2-3:8'],
  ['policy_condition', 'subject.nickname == ""', 'Unknown field nickname', '1:9-1:17'],
  ['policy_condition', 'has(subject.nickname)', 'Unknown field nickname', '1:13-1:21'],
  ['policy_condition', 'UserStatus.ASLEEP == subject.status', 'Unknown field ASLEEP', '1:12-1:18'],
  ['policy_condition', 'svc.user.v2.HasApp(subject, "a")', 'Unknown field v2', '1:10-1:12'],
  ['policy_condition', 'svc.user.v1.HasApp(subject)', 'No function matches svc.user.v1.HasApp(User)', '1:1-1:28'],
  ['policy_condition', 'frobnicate(1)', 'No function matches frobnicate(int)', '1:1-1:14'],
  ['policy_condition', 'subject.id == 1', 'string == int: incompatible types', '1:1-1:16'],
  ['policy_condition', 'subject.status == "ENABLED"', 'UserStatus == string: incompatible types', '1:1-1:28'],
  ['policy_condition', 'subject.status == UserType.HUMAN', 'UserStatus == UserType: incompatible types', '1:1-1:33'],
  ['policy_condition', 'subject', 'The expression must return bool, not User', '1:1-1:8'],
  ['policy_condition', 'appOwners == []', 'Unknown name appOwners', '1:1-1:10'],
  ['user_scope', 'account.id == ""', 'Unknown name account', '1:1-1:8'],
  ['user_scope', 'ip("1.1.1.1").is4', 'No function matches ip(string)', '1:1-1:14'],
  ['user_scope', '[subject]', 'The expression must return bool, not list<User>', '1:1-1:10'],
  ['account_scope', 'subject.department == ""', 'Unknown field department', '1:9-1:19'],
  ['policy_approvers', 'true', 'The expression must return a User or a list of User, not bool', '1:1-1:5'],
  ['policy_approvers', 'account', 'The expression must return a User or a list of User, not AppUser', '1:1-1:8'],
  ['policy_approvers', '["id"]', 'The expression must return a User or a list of User, not list<string>', '1:1-1:7'],
  [
    'policy_condition',
    'subject.id.matches("(a+)+$")',
    'The function matches is not available; use contains, startsWith or endsWith',
    '1:1-1:29',
  ],
])('in the context %s %j is refused: %s at %s', (context, text, message, place) => {
  const [problem, ...more] = checkCel(context, text)
  expect(more).toEqual([])
  // What follows are the names that are known there.
  expect(problem?.message.split('. ')[0]).toBe(message)
  expect(`${problem?.startLine}:${problem?.startColumn}-${problem?.endLine}:${problem?.endColumn}`).toBe(place)
})

it.each<[CelContext, string, string]>([
  ['user_scope', 'sbject.id == ""', 'Unknown name sbject. Known names: subject, svc, user, Status, '],
  ['user_scope', 'account.id == ""', 'UserType, TaskOrigin, TimeFormat, UserStatus, AppUserType, '],
  ['policy_approvers', 'appowners', 'Unknown name appowners. Known names: appOwners, '],
  ['user_scope', 'subject.job_titel == ""', 'Unknown field job_titel. Fields of User: jobTitle, '],
  ['user_scope', 'subject.email_ == ""', 'Fields of User: email, emails, '],
  ['account_scope', 'subject.department == ""', 'Unknown field department. Fields of AppUser: '],
  ['policy_condition', 'ip.isprivate', 'Fields of ip: isPrivate, '],
  ['user_scope', 'subject.status == UserStatus.ENABELD', 'Members of UserStatus: ENABLED, '],
  ['user_scope', 'svc.users.v1.HasApp(subject, "a")', 'Unknown field users. Fields of svc: user, directory'],
  ['user_scope', 'svc.user.v2.HasApp(subject, "a")', 'Unknown field v2. Names in svc.user: v1'],
  ['user_scope', 'svc.user.v1.HasAp(subject, "a")', 'Functions of svc.user.v1: HasApp, '],
  [
    'user_scope',
    'svc.user.v1.HasApp(subject)',
    'No function matches svc.user.v1.HasApp(User). It is called as svc.user.v1.HasApp(User, string): bool',
  ],
  ['user_scope', 'subject.email.startWith("a")', 'Functions of string: startsWith, '],
  ['user_scope', 'subject.emails.exist(e, e == "")', 'No function exist exists. Known functions: exists, '],
  ['user_scope', 'time.endof(now(), "year") > now()', 'Functions of time: end_of, '],
  ['user_scope', 'size() == 1', 'It is called as size(string): int or '],
  ['user_scope', 'nw() == nw()', 'No function matches nw(). Known functions: now, '],
  ['policy_condition', 'now().getHour("UTC") == 1', 'Functions of timestamp: getHours, '],
])(
  'in the context %s %j is refused with the names that are known, the nearest first (CEL-007)',
  (context, text, message) => {
    expect(checkCel(context, text)).toMatchObject([{ message: expect.stringContaining(message) }])
  },
)

const TOKENS = [
  ...['subject', 'task', 'svc', '.user', '.v1', '.HasApp', 'has(', 'now()', 'duration("1h")', '"a"', "'", '1', '2.5'],
  ...['(', ')', '[', ']', '{', '}', ',', ':', '?', '+', '-', '!', '==', '&&', '||', ' in ', '.', '\n', '\\', 'b"'],
  ...['.map(a, ', '.exists(a, ', '.filter(a, ', 'cel.bind(a, ', 'a', '.profile', '.emails', 'UserStatus.ENABLED'],
  ...['__proto__', 'constructor', 'optional.of(', 'type(', 'dyn(', '"""', '//', '0x', '1u', '1e', '.status', '.id'],
]

describe('whatever the text, checking', () => {
  const context = fc.constantFrom(...(Object.keys(CONTEXTS) as CelContext[]))
  const holds = (where: CelContext, text: string) => {
    const lines = text.split(/\r\n|\r|\n/)
    for (const problem of checkCel(where, text)) {
      expect(problem.message).not.toBe('')
      expect(problem.startLine).toBeGreaterThan(0)
      expect(problem.startLine).toBeLessThanOrEqual(problem.endLine)
      expect(problem.endLine).toBeLessThanOrEqual(lines.length)
      expect(problem.startColumn).toBeLessThanOrEqual((lines[problem.startLine - 1] ?? '').length + 1)
    }
  }

  it('ends with problems that are inside of it: any characters', () => {
    fc.assert(fc.property(context, fc.string({ unit: 'binary', maxLength: 200 }), holds))
  })

  it('ends with problems that are inside of it: words of the language in any order', () => {
    const soup = fc.array(fc.constantFrom(...TOKENS), { maxLength: 60 }).map((tokens) => tokens.join(''))
    fc.assert(fc.property(context, soup, holds), { numRuns: 2000 })
  })

  it('ends with problems that are inside of it: one word a thousand times', () => {
    const much = fc
      .tuple(
        fc.constantFrom('', '1', 'subject', '[1]'),
        fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 3 }),
      )
      .map(([start, tokens]) => (start + tokens.join('').repeat(4000)).slice(0, MAX_CEL_LENGTH))
    fc.assert(fc.property(context, much, holds), { numRuns: 200 })
  })

  it.each([
    ['brackets', '('.repeat(8000), 'The expression is too large: Depth over 100'],
    ['negations', `${'!'.repeat(8000)}true`, 'The expression nests more than 400 operators'],
    ['sums', `1${'+1'.repeat(4000)} == 1`, 'The expression nests more than 400 operators'],
    ['fields', `subject${'.a'.repeat(4000)}`, 'The expression is too large: Depth over 100'],
    ['ternaries', `${'true ? '.repeat(1000)}1`, 'The expression is too large: Depth over 100'],
    ['loops', `${'[1].map(a, '.repeat(600)}a`, 'The expression is too large: Depth over 100'],
    [
      'numbers',
      `${'1,'.repeat(4000)}1`.replace(/.*/s, '[$&] == []'),
      'The expression is too large: ListElements over 1000',
    ],
    // Each level doubles the type: without a limit its name alone fills the memory.
    [
      'maps of maps',
      `[1].map(a, ${'[{a: a}].map(b, [{b: b}].map(a, '.repeat(15)}a${'))'.repeat(15)}) == []`,
      'The expression has more than 8 map literals',
    ],
    ['maps in maps', `${'{"a":'.repeat(90)}1${'}'.repeat(90)} == {}`, 'The expression has more than 8 map literals'],
    ['a long text', 'a'.repeat(100_000), 'The expression is longer than 8,192 characters'],
  ])('ends for %s beyond every limit', (_, text, message) => {
    expect(checkCel('policy_condition', text)).toMatchObject([{ message }])
  })
})

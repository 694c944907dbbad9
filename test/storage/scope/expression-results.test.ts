import { beforeAll, describe, expect, it } from 'vitest'
import { compileCel, timeAllowance } from '../../../server/cel/index.ts'
import type { Reader } from '../../../server/db/index.ts'
import { type Sql, sql } from '../../../server/db/sql.ts'
import { directoryLookup } from '../../../server/scope/directory-lookup.store.ts'
import { accountEvaluator, type ExpressionResult, userEvaluator } from '../../../server/scope/evaluate-expressions.ts'
import type { AccountSubject, UserSubject } from '../../../server/scope/expression-subjects.ts'
import { liveRows } from '../../../server/scope/live.sql.ts'
import type { DirectoryView, Snapshot } from '../../../server/scope/scope-context.ts'
import { accountSubjectColumns, userSubjectColumns } from '../../../server/scope/subject-columns.sql.ts'
import { enginesFor } from '../../engines.ts'
import { sample } from '../../rounds.ts'
import { CHANGES } from '../campaign/changes.ts'
import { useImports } from '../import/loading.ts'

/** Nobody has everything, and names occur twice. */
const FILES = {
  users: `id,email,name,status,type,username,job_title,department,manager,employment_status,employment_type,profile.site
u1,Ann@corp.example,Ann,enabled,human,ann,Chief,Board,,active,full time,Oslo
u2,bob@corp.example,Bob,disabled,human,,Seller,Sales,u1,on leave,,
u3,cid@corp.example,Cid,enabled,agent,cid,Seller,Sales,u2;ann@corp.example,active,contractor,Rome
u4,dot@other.example,Bob,deleted,service,dot,,,u2,,,
`,
  apps: 'id,name\ncrm,CRM\nerp,ERP\n',
  resource_types: 'app,id,name,traits\ncrm,role,Role,role\ncrm,group,Group,group;team\n',
  resources:
    'app,id,type,name\ncrm,r1,role,Sales team\ncrm,r2,role,Auditors\ncrm,g1,group,Sales team\ncrm,g2,group,Sales team\n',
  entitlements: `app,id,name,owners
crm,access,Access,
crm,member,Member of sales,u3;u1
erp,admin,Administrator,
`,
  accounts: `app,id,name,username,email,user,status,status_details,type,employee_id,profile.site
crm,a1,Ann A,ann,ann@corp.example,u1,enabled,,user,1;2,Oslo
crm,a2,Bob B,bob,bob@corp.example,u2,disabled,locked,user,,
crm,a3,Bob's robot,bot,,u2,enabled,,service_account,,
crm,a4,Dot D,dot,dot@other.example,u4,deleted,,user,,
crm,a9,Night job,,,,enabled,,system_account,,
erp,b1,Ann E,ann,ann@corp.example,u1,enabled,,user,,
`,
  grants: `app,entitlement,account,access_profiles
crm,access,a1,
crm,member,a1,Starter
crm,member,a3,
crm,member,a9,
erp,admin,b1,
`,
}
const NOW = new Date('2026-03-04T05:06:07Z')
const allowance = timeAllowance(Number.POSITIVE_INFINITY)
const settings = (view: DirectoryView) => ({ view, now: NOW, allowance })

type Case = [text: string, holdsFor: string[]]

const PEOPLE: Case[] = [
  ['subject.id == "{u1}" && user.id == subject.id', ['u1']],
  ['subject.email.lowerAscii() == "ann@corp.example" && subject.emails == [subject.email]', ['u1']],
  ['subject.displayName == "Bob" && subject.display_name == "Bob"', ['u2', 'u4']],
  ['subject.usernames == [] && subject.username == ""', ['u2']],
  ['subject.usernames == ["cid"]', ['u3']],
  ['subject.jobTitle == "Seller" && subject.job_title == "Seller" && subject.department == "Sales"', ['u2', 'u3']],
  ['subject.employmentStatus == "active" && subject.employment_type == "contractor"', ['u3']],
  ['subject.employment_status == "on leave" && subject.employmentType == ""', ['u2']],
  ['subject.status == UserStatus.ENABLED && subject.directoryStatus == UserStatus.ENABLED', ['u1', 'u3']],
  ['subject.status in [UserStatus.DISABLED, UserStatus.DELETED]', ['u2', 'u4']],
  ['subject.directory_status == UserStatus.DELETED && subject.type == UserType.SERVICE', ['u4']],
  ['subject.type == UserType.AGENT', ['u3']],
  ['subject.manager == "Ann@corp.example" && subject.managerId == "{u1}" && subject.displayName == "Bob"', ['u2']],
  ['subject.manager == "" && subject.manager_id == ""', ['u1']],
  ['has(subject.profile.site) && subject.profile.site == subject.attributes.site', ['u1', 'u3']],
  ['svc.user.v1.HasApp(subject, "{crm}")', ['u1', 'u2', 'u4']],
  ['svc.user.v1.HasApp(subject, "{erp}")', ['u1']],
  ['svc.user.v1.HasApp(subject, "nothing") || svc.user.v1.HasApp(subject, "\\u0000")', []],
  ['svc.user.v1.HasEntitlement(subject, "{crm}", "{member}")', ['u1', 'u2']],
  ['svc.user.v1.HasEntitlement(subject, "{erp}", "{admin}")', ['u1']],
  ['svc.user.v1.HasEntitlement(subject, "{crm}", "{admin}") || svc.user.v1.HasEntitlement(subject, "", "x")', []],
  ['svc.user.v1.GetAppUserStatus(subject, "{crm}") == "USER_STATUS_ENABLED"', ['u1']],
  ['svc.user.v1.GetAppUserStatus(subject, "{crm}") == "USER_STATUS_DISABLED"', ['u2']],
  ['svc.user.v1.GetAppUserStatus(subject, "{crm}") == "USER_STATUS_DELETED"', ['u4']],
  ['svc.user.v1.GetAppUserStatus(subject, "{crm}") == "USER_STATUS_UNSPECIFIED"', ['u3']],
  ['svc.user.v1.GetAppUserManagers(subject, "{crm}").exists(m, m.id == "{u2}")', ['u4']],
  ['svc.user.v1.GetAppUserManagers(subject, "{crm}") == []', ['u1', 'u3']],
  ['size(svc.user.v1.ListAppUsersForUser(subject, "{crm}")) == 2', ['u2']],
  [
    'svc.user.v1.ListAppUsersForUser(subject, "{crm}").exists(a, a.status.details == "locked" && a.username == "bob")',
    ['u2'],
  ],
  ['svc.directory.users.v1.FindByEmail("ANN@CORP.EXAMPLE") == subject', ['u1']],
  ['svc.directory.users.v1.FindByEmail("cid@corp.example").manager == subject.email', ['{first manager of u3}']],
  ['svc.directory.users.v1.GetByID("{u3}") == subject', ['u3']],
  ['svc.directory.users.v1.FindByName("Bob") == subject', ['{first Bob}']],
  ['svc.directory.users.v1.GetManagers(subject).exists(m, m.displayName == "Ann")', ['u2', 'u3']],
  [
    'subject != svc.directory.users.v1.GetByID("{u1}") && svc.directory.users.v1.GetManagers(subject)[0].id == subject.managerId',
    ['u2', 'u3', 'u4'],
  ],
  ['size(svc.directory.users.v1.GetManagers(subject)) == 2', ['u3']],
  ['subject in svc.directory.users.v1.DirectReports(svc.directory.users.v1.GetByID("{u1}"))', ['u2', 'u3']],
  ['size(svc.directory.users.v1.DirectReports(subject)) == 2', ['u1', 'u2']],
  [
    // Cid is a report of both, and there once.
    `svc.directory.users.v1.DirectReports([svc.directory.users.v1.GetByID("{u1}"),
      svc.directory.users.v1.GetByID("{u2}")]).filter(r, r == subject).size() == 1`,
    ['u2', 'u3', 'u4'],
  ],
  ['subject in svc.directory.apps.v1.GetEntitlementMembers("{crm}", "{member}")', ['u1', 'u2']],
  ['svc.directory.apps.v1.GetEntitlementMembers("{erp}", "{member}") != []', []],
  ['svc.directory.groups.v1.FindByName("Sales team").id == "{first group}" && subject.id == "{u1}"', ['u1']],
  ['svc.directory.groups.v1.FindByName("Sales team").app_id == "{crm}"', ['u1', 'u2', 'u3', 'u4']],
  ['now() == timestamp("2026-03-04T05:06:07Z")', ['u1', 'u2', 'u3', 'u4']],
]

const ACCOUNTS: Case[] = [
  ['subject.status.status == Status.DISABLED && subject.status.details == "locked"', ['a2']],
  ['subject.status.status == APP_USER_STATUS_DELETED', ['a4']],
  ['subject.appUserType == AppUserType.SERVICE_ACCOUNT', ['a3']],
  ['subject.app_user_type == AppUserType.SYSTEM_ACCOUNT && subject.emails == [] && subject.usernames == []', ['a9']],
  ['subject.email.endsWith("@corp.example") && subject.emails[0] == subject.email', ['a1', 'a2', 'b1']],
  ['size(subject.employeeIds) == 2 && "2" in subject.employee_ids', ['a1']],
  ['subject.displayName == "Ann E" && subject.display_name == "Ann E" && subject.usernames == ["ann"]', ['b1']],
  ['has(subject.profile.site) && subject.attributes.site == "Oslo"', ['a1']],
  ['subject.id == "{a2}"', ['a2']],
  [
    `subject.email != "" && svc.user.v1.HasEntitlement(svc.directory.users.v1.FindByEmail(subject.email), "{erp}", "{admin}")`,
    ['a1', 'b1'],
  ],
]

const POLICIES: Case[] = [
  ['svc.user.v1.GrantedFromEnrollment(subject, "{crm}", "{member}")', ['u1']],
  ['svc.user.v1.AutomaticallyGrantedFromEnrollment(subject, "{crm}", "{member}")', ['u1']],
  ['svc.user.v1.GrantedFromEnrollment(subject, "{crm}", "{access}")', []],
  ['subject in svc.directory.apps.v1.GetEntitlementOwners("{crm}", "{member}")', ['u1', 'u3']],
  ['svc.directory.apps.v1.GetEntitlementOwners("{crm}", "{access}") != []', []],
]

describe.each(enginesFor('expressions'))('expressions of scopes on %s', async (engine) => {
  const { database, newTenant, load, rows } = await useImports(engine)
  const tenantId = await newTenant()
  /** The ids of what the files name. */
  const ids = new Map<string, string>()
  beforeAll(async () => {
    await load(tenantId, FILES)
    for (const kind of ['user', 'app', 'entitlement', 'account', 'resource'] as const)
      for (const { name, id } of await rows<{ name: string; id: string }>(named(kind))) ids.set(name, id)
    const first = (...names: string[]) =>
      names.sort((a, b) => ((ids.get(a) ?? '') < (ids.get(b) ?? '') ? -1 : 1))[0] ?? ''
    ids.set('first group', ids.get(first('g1', 'g2')) ?? '')
    ids.set('first Bob', first('u2', 'u4'))
    ids.set('first manager of u3', first('u1', 'u2'))
  })
  const KINDS = {
    user: sql`select external_id as name, user_id as id from users`,
    app: sql`select external_id as name, app_id as id from apps`,
    entitlement: sql`select external_id as name, entitlement_id as id from entitlements`,
    account: sql`select external_id as name, account_id as id from accounts`,
    resource: sql`select external_id as name, resource_id as id from resources`,
  }
  const named = (kind: keyof typeof KINDS) => sql`${KINDS[kind]} where tenant_id = ${tenantId} and external_id <> ''`
  const filled = (text: string) => text.replace(/\{([^{}]+)\}/g, (whole, name: string) => ids.get(name) ?? whole)
  const externalIds = (found: Iterable<string>) => {
    const names = new Map([...ids].map(([name, id]) => [id, name]))
    return [...found].map((id) => names.get(id) ?? id).sort()
  }
  const people = (reader: Reader, snapshot?: Snapshot) =>
    reader.rows<UserSubject>(sql`
      select ${userSubjectColumns(sql`u`, snapshot)} from ${liveRows('user', tenantId, snapshot)} u
      where u.tenant_id = ${tenantId} and u.external_id <> ''`)
  const accounts = (reader: Reader, snapshot?: Snapshot) =>
    reader.rows<AccountSubject>(sql`
      select ${accountSubjectColumns(sql`a`)} from ${liveRows('account', tenantId, snapshot)} a
      where a.tenant_id = ${tenantId}`)
  const evaluated = (text: string, snapshot?: Snapshot) =>
    database.read(async (reader) =>
      userEvaluator(settings({ tenantId, snapshot }), filled(text))(reader, await people(reader, snapshot)),
    )
  const evaluatedAccounts = (text: string, snapshot?: Snapshot) =>
    database.read(async (reader) =>
      accountEvaluator(settings({ tenantId, snapshot }), filled(text))(reader, await accounts(reader, snapshot)),
    )
  const heldBy = (text: string, snapshot?: Snapshot) =>
    database.read(async (reader) => {
      const lookup = directoryLookup(reader, { tenantId, snapshot })
      const holds = compileCel('policy_condition', filled(text), { tenantId, now: NOW, lookup, allowance })
      const results: string[] = []
      for (const { id } of await people(reader, snapshot)) if (await holds({ subject: { id } })) results.push(id)
      return externalIds(results)
    })
  const holdsFor = (results: Map<string, ExpressionResult>) => {
    expect([...results.values()].filter((result) => typeof result !== 'boolean')).toEqual([])
    return externalIds([...results].filter(([, result]) => result === true).map(([id]) => id))
  }

  it.each(PEOPLE)('%s holds for the people %j', async (text, expected) => {
    const results = await evaluated(text)
    expect(results.size).toBe(4)
    expect(holdsFor(results)).toEqual(expected.map(filled))
  })

  it.each(ACCOUNTS)('%s holds for the accounts %j', async (text, expected) => {
    const results = await evaluatedAccounts(text)
    expect(results.size).toBe(6)
    expect(holdsFor(results)).toEqual(expected)
  })

  it.each(POLICIES)('%s, of policies, holds for the people %j', async (text, expected) => {
    expect(await heldBy(text)).toEqual(expected)
  })

  it.each([
    ['subject.profile.site == "Oslo"', ['u2', 'u4'], 'No such key: site'],
    [
      'svc.directory.users.v1.FindByEmail(subject.id == "{u2}" ? "no@one.example" : subject.email) == subject',
      ['u2'],
      'No user "no@one.example" exists',
    ],
    ['subject.id != "{u3}" || svc.directory.users.v1.GetByID("x").id == ""', ['u3'], 'No user "x" exists'],
    ['subject.id != "{u3}" || svc.directory.users.v1.FindByName("x").id == ""', ['u3'], 'No user "x" exists'],
    [
      'subject.id != "{u3}" || svc.directory.groups.v1.FindByName("Auditors").id == ""',
      ['u3'],
      'No group "Auditors" exists',
    ],
  ])('%s fails for %j alone: %s', async (text, expected, problem) => {
    const failed = [...(await evaluated(text))].filter(([, result]) => typeof result !== 'boolean')
    expect(externalIds(failed.map(([id]) => id))).toEqual(expected)
    expect(failed.map(([, result]) => result)).toEqual(expected.map(() => ({ problem })))
  })

  it('an error of the database comes out as it is', async () => {
    const broken: Reader = {
      rows: () => Promise.reject(new Error('gone')),
      first: () => Promise.reject(new Error('gone')),
      count: () => Promise.reject(new Error('gone')),
    }
    const evaluate = userEvaluator(settings({ tenantId }), 'svc.user.v1.HasApp(subject, "x")')
    const some = await database.read(people)
    await expect(evaluate(broken, some)).rejects.toThrow('gone')
  })

  describe('with an entitlement that 10,001 people hold', async () => {
    const large = await newTenant()
    beforeAll(async () => {
      await database.tx(
        async (tx) => {
          await tx.count(sql`insert into user_versions (tenant_id, user_id, email, display_name, manager_ids)
          select ${large}, 'u' || n, 'p' || n || '@corp.example', 'P', array['u' || n / 10]
          from generate_series(1, 10001) n`)
          await tx.count(sql`insert into account_versions (tenant_id, account_id, app_id, user_id, display_name)
          select ${large}, 'a' || n, 'app', 'u' || n, 'A' from generate_series(1, 10001) n`)
          await tx.count(sql`insert into entitlement_versions (tenant_id, entitlement_id, app_id, display_name)
          values (${large}, 'all', 'app', 'All'), (${large}, 'few', 'app', 'Few')`)
          await tx.count(sql`insert into grant_versions (tenant_id, entitlement_key, principal_key)
          select ${large}, e.entitlement_key, a.account_key from entitlements e, accounts a
          where e.tenant_id = ${large} and a.tenant_id = ${large}
            and (e.entitlement_id = 'all' or a.account_id in ('a1', 'a2', 'a3'))`)
          // As imports do at their end.
          for (const table of [
            sql`user_versions`,
            sql`account_versions`,
            sql`entitlement_versions`,
            sql`grant_versions`,
          ])
            await tx.count(sql`analyze ${table}`)
        },
        { timeoutMs: 60_000 },
      )
    })
    const subjects = (reader: Reader, count: number) =>
      reader.rows<UserSubject>(sql`select ${userSubjectColumns(sql`u`)} from users u
        where u.tenant_id = ${large} order by length(u.user_id), u.user_id limit ${count}`)

    /** How many statements it takes to evaluate so many people, and for how many the expression holds. */
    const statements = (text: string, count: number) =>
      database.read(async (reader) => {
        const given = await subjects(reader, count)
        let statementCount = 0
        const counted: Reader = {
          ...reader,
          rows: <Row>(statement: Sql) => {
            statementCount++
            return reader.rows<Row>(statement)
          },
        }
        const results = await userEvaluator(settings({ tenantId: large }), text)(counted, given)
        expect(results.size).toBe(count)
        return { statementCount, holding: [...results.values()].filter((result) => result === true).length }
      })

    it.each([
      ['svc.user.v1.HasEntitlement(subject, "app", "all")', 1, 2000],
      ['svc.user.v1.HasEntitlement(subject, "app", "all") && svc.user.v1.HasApp(subject, "app")', 2, 2000],
      [
        'svc.directory.users.v1.GetManagers(subject).exists(m, svc.user.v1.HasEntitlement(m, "app", "all"))',
        2,
        // All but those whose manager would be u0.
        1991,
      ],
      ['size(svc.directory.users.v1.DirectReports(subject)) > 0', 1, 1000],
      ['subject in svc.directory.apps.v1.GetEntitlementMembers("app", "few")', 1, 3],
      ['subject.email != ""', 0, 2000],
    ])('%s takes %i statements, however many people there are', async (text, statementCount, holding) => {
      expect((await statements(text, 20)).statementCount).toBe(statementCount)
      const all = await statements(text, 2000)
      expect(all.statementCount).toBe(statementCount)
      expect(all.holding).toBe(holding)
    })

    it('asking for all of them is a problem that says what to do instead', async () => {
      const evaluate = userEvaluator(
        settings({ tenantId: large }),
        'subject in svc.directory.apps.v1.GetEntitlementMembers("app", "all")',
      )
      const results = await database.read(async (reader) => evaluate(reader, await subjects(reader, 2)))
      const problem = 'The entitlement has more than 10000 members; ask with HasEntitlement instead'
      expect([...results.values()]).toEqual([{ problem }, { problem }])
    })

    it('one evaluator serves many chunks', async () => {
      const evaluate = userEvaluator(settings({ tenantId: large }), 'svc.user.v1.HasEntitlement(subject, "app", "few")')
      const found = await database.read(async (reader) => {
        const given = await subjects(reader, 10_001)
        const holding: string[] = []
        for (let start = 0; start < given.length; start += 4000)
          for (const [id, result] of await evaluate(reader, given.slice(start, start + 4000)))
            if (result === true) holding.push(id)
        return holding
      })
      expect(found.sort()).toEqual(['u1', 'u2', 'u3'])
    })
  })

  describe('as of a snapshot after which everything changed', () => {
    let snapshot: Snapshot | undefined
    beforeAll(async () => {
      const [then] = await rows<{ at: string; versions: Snapshot['versions'] }>(sql`
        select clock_timestamp()::text as at, json_build_object(
          'user', (select max(version)::text from user_versions), 'app', (select max(version)::text from app_versions),
          'resource', (select max(version)::text from resource_versions),
          'entitlement', (select max(version)::text from entitlement_versions),
          'account', (select max(version)::text from account_versions),
          'grant', (select max(version)::text from grant_versions)) as versions`)
      snapshot = then
      await database.tx(async (tx) => {
        for (const change of Object.values(CHANGES)) await change(tx, tenantId)
      })
      expect(await database.read((reader) => people(reader))).not.toEqual(
        await database.read((reader) => people(reader, snapshot)),
      )
    })

    it.each(sample(PEOPLE, 10, 'past people'))('%s held for the people %j', async (text, expected) => {
      expect(holdsFor(await evaluated(text, snapshot))).toEqual(expected.map(filled))
    })

    it.each(sample(ACCOUNTS, 5, 'past accounts'))('%s held for the accounts %j', async (text, expected) => {
      expect(holdsFor(await evaluatedAccounts(text, snapshot))).toEqual(expected)
    })

    it.each(sample(POLICIES, 5, 'past policies'))('%s, of policies, held for the people %j', async (text, expected) => {
      expect(await heldBy(text, snapshot)).toEqual(expected)
    })
  })
})

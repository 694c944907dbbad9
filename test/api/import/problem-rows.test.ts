import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { listProblemRows } from '../../../server/imports/problems/problem.store.ts'
import { problemsCsv } from '../../../server/imports/problems/problems-csv.ts'
import { API_ENGINE } from '../../engines.ts'
import { type Reply, useServer } from '../../harness.ts'
import { randomNumbers } from '../../import/fixtures/company.ts'
import { importingOn } from './importing.ts'

type Problem = Reply['body']

/** A row of a plain list in which anything may be wrong, with the problems it has. */
function rowWithProblems(line: number, isBad: () => boolean): { text: string; problems: string[] } {
  const cell = (good: string, bad: string) => (isBad() ? bad : good)
  const [app, role, since, until] = [
    cell('Wiki', ''),
    cell('Reader', ''),
    cell('2026-01-01', 'soon'),
    cell('', 'later'),
  ]
  const text = `p${line}@every.example,${app},${role},${since},${until}\n`
  const missing = Object.entries({ application: app, role }).filter(([, value]) => value === '')
  if (missing.length > 0)
    return { text, problems: missing.map(([column]) => `${line} left_out missing_value ${column}`) }
  const dates = Object.entries({ 'granted on': since, expires: until }).filter(([, value]) => /soon|later/.test(value))
  const warnings = [...dates.map(([column]) => `bad_date ${column}`), 'person_not_found user']
  return { text, problems: warnings.map((warning) => `${line} warning ${warning}`) }
}

describe('rows with problems', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { newSync, upload, preview, problems, apply, load } = importingOn(server)

  it('are all in the file of problems, each with every problem it has; beyond a bound warnings are counted (IMP-229)', async () => {
    const below = randomNumbers(229)
    const made = Array.from({ length: 200 }, (_, index) => rowWithProblems(index + 2, () => below(4) === 0))
    const [rows, expected] = [made.map(({ text }) => text), made.flatMap((row) => row.problems)]
    const { path } = await newSync('Every problem')
    await upload(path, 'list.csv', `user,application,role,granted on,expires\n${rows.join('')}`)
    await preview(path)
    const listed = (csv: string) =>
      csv
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(','))
        .map(([, , line, effect, reason, column]) => `${line} ${effect} ${reason} ${column}`)
    const { text } = await server.call('GET', `${path}/problems.csv`)
    expect(listed(text).sort()).toEqual([...expected].sort())

    const syncId = path.split('/').at(-1) ?? ''
    const warnings = expected.filter((one) => one.includes(' warning ')).length
    const few = await server.database.read(async (reader) => {
      const tenant = await reader.first<{ id: string }>(
        sql`select tenant_id as id from syncs where sync_id = ${syncId}`,
      )
      return listProblemRows(reader, tenant?.id as Parameters<typeof listProblemRows>[1], syncId, 3)
    })
    const bounded = problemsCsv(few, warnings)
    const isLeftOut = (one: string) => one.includes(' left_out ')
    expect(listed(bounded).filter(isLeftOut).sort()).toEqual(expected.filter(isLeftOut).sort())
    expect(listed(bounded).filter((one) => /^\d+ warning /.test(one))).toHaveLength(3)
    expect(bounded).toContain(`${warnings - 3} more warnings not listed here`)
  })

  it('are counted where one person on several of them is not found (IMP-230)', async () => {
    const { path } = await newSync('Rows of people')
    const rows = [
      ...['Wiki,Reader', 'Wiki,Writer', 'Wiki,Admin'].map((access) => `lost@rows.example,${access}\n`),
      ...['twice@rows.example,Wiki,Reader\n', 'twice@rows.example,Wiki,Reader\n'],
    ]
    await upload(path, 'list.csv', `user,application,role\n${rows.join('')}`)
    const { peopleNotFound } = await preview(path)
    expect(peopleNotFound.map(({ text, rowCount }: Problem) => [text, rowCount])).toEqual([
      ['lost@rows.example', 3],
      ['twice@rows.example', 2],
    ])
    const [group] = await problems(path)
    expect(group).toMatchObject({ reason: 'person_not_found', rowCount: 5 })
    expect(group.values).toEqual([
      { value: 'lost@rows.example', rowCount: 3 },
      { value: 'twice@rows.example', rowCount: 2 },
    ])
  })

  it('of a plain list tell the name, address and last sign-in of the accounts they name (IMP-231)', async () => {
    await load({ 'users.csv': 'id,email,name\nu1,ann@plain.example,Ann Berg\n' }, { name: 'People of lists' })
    const { source, path } = await newSync('Plain list')
    const list = [
      'user,full name,email,application,role,last sign-in',
      'aberg,Ann Berg,ann@plain.example,Wiki,Reader,2026-05-01',
      'ABERG,A. Berg,ann@plain.example,Wiki,Writer,2026-05-01',
      'ann.b,Ann Berg,ann@plain.example,Wiki,Admin,2026-05-01',
      'bcole,Bob Cole,,Wiki,Reader,never',
    ]
    await upload(path, 'list.csv', list.join('\n'))
    const { previewToken } = await preview(path)
    expect(await apply(path, { previewToken })).toMatchObject({ state: 'SYNC_STATE_DONE', presetId: 'access-list' })
    const accounts = await server.database.read((reader) =>
      reader.rows(sql`
        select a.display_name as name, a.email, u.display_name as person, a.last_login_at as "lastLogin",
          (select count(*)::int from grants g where g.tenant_id = a.tenant_id and g.principal_key = a.account_key) as grants
        from accounts a left join users u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
        where a.source_id = ${source} order by 1`),
    )
    expect(accounts).toEqual([
      ...[
        {
          name: 'Ann Berg',
          email: 'ann@plain.example',
          person: 'Ann Berg',
          lastLogin: new Date('2026-05-01'),
          grants: 3,
        },
      ],
      { name: 'Bob Cole', email: '', person: null, lastLogin: null, grants: 1 },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { name, sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

const SECRETS = ['Tr0ub4dor-anchovy', '83417.26', 'Tr0ub4dor-herring', '91250.84']
/** The second row is left out, and the date of the third is not understood: problems tell of both. */
const STAFF = `Email,Name,Username,Status,Start date,Password,Salary
ann@unused.example,Ann,ann,Active,2020-01-01,${SECRETS[0]},${SECRETS[1]}
,,,Active,2020-01-01,${SECRETS[2]},${SECRETS[3]}
bob@unused.example,Bob,bob,Frozen,soon,${SECRETS[2]},${SECRETS[3]}
`

describe('columns that no field uses', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { post, newSync, upload, preview, apply, problems } = importingOn(server)
  for (const secret of SECRETS) noteSecret(secret)

  const tablesWith = async (value: string) => {
    const likes = [value, Buffer.from(value).toString('hex')].map((text) => `%${text}%`)
    const tables = await server.database.read((reader) =>
      reader.rows<{ table: string }>(
        sql`select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      ),
    )
    const found: string[] = []
    for (const { table } of tables) {
      const rows = sql`select 1 from ${name(table)} t where t::text like any(${likes}::text[]) limit 1`
      if (await server.database.read((reader) => reader.first(rows))) found.push(table)
    }
    return found
  }

  it('are masked in samples, and stay in no table, problem or log once the sync has ended (IMP-117)', async () => {
    expect(await tablesWith('unused.example')).toEqual([])
    for (const end of ['applied', 'cancelled']) {
      const { path } = await newSync(`Staff, ${end}`)
      await upload(path, 'staff.csv', STAFF)
      const files = await server.call('GET', `${path}/files`)
      const shown = await preview(path)
      const rows = await server.call('GET', `${path}/problems.csv`)
      expect(rows.text).toContain('Frozen')
      const read = [files.text, JSON.stringify(shown), JSON.stringify(await problems(path)), rows.text]
      expect(SECRETS.filter((secret) => read.some((text) => text.includes(secret)))).toEqual([])
      if (end === 'applied')
        expect(await apply(path, { previewToken: shown.previewToken, leftOutCount: shown.leftOutCount })).toMatchObject(
          { state: 'SYNC_STATE_DONE' },
        )
      else expect((await post(`${path}/cancel`)).status).toBe(200)
    }
    expect(await tablesWith('unused.example')).toContain('user_versions')
    for (const secret of SECRETS) expect(await tablesWith(secret)).toEqual([])
    // Uploads are packed, so that no search would see into them.
    expect(await server.database.read((reader) => reader.count(sql`select 1 from sync_spool`))).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enginesFor } from '../../engines.ts'
import { IS_LONG, sample } from '../../rounds.ts'
import { COMPANY } from './company.ts'
import { killing, WHEN } from './killing.ts'
import { useImports } from './loading.ts'
import { faultsInVersions } from './races.ts'

/** How much later than the one before an attempt is killed: more in `npm test`, which begins elsewhere with each seed. */
const STRIDES = IS_LONG ? { reading: 2, applying: 1 } : { reading: 7, applying: 2 }

describe.each(enginesFor('kills while staging'))('a sync whose worker is killed on %s', async (engine) => {
  const imports = await useImports(engine)
  const { database, newTenant, rows } = imports
  const files = { ...COMPANY, users: `${COMPANY.users}u1,again@corp.example,Again,,,\nu7,no address,Fay,nobody,,\n` }
  const { queue, run, runKilled, isStaged, result } = killing(imports)
  const leftovers = () => rows(sql`select 'row' from sync_batches union all select 'part' from sync_spool`)
  const entries = (syncId: string) => rows(sql`select 1 from audit_entries where target_id = ${syncId}`)

  it('ends as an undisturbed one does, wherever it was killed while its files were read and applied', async () => {
    const undisturbed = await newTenant()
    const calm = await queue(undisturbed, files)
    await run(database, undisturbed, calm)
    const expected = await result(undisturbed, calm)
    expect(expected).toMatchObject({ state: 'SYNC_STATE_DONE', leftOutCount: 1, counts: { grants: { added: 5 } } })

    const tenantId = await newTenant()
    const syncId = await queue(tenantId, files)
    const kills = { reading: 0, applying: 0 }
    // Reading begins anew after a kill, so each attempt is killed a little later than the one before.
    const [first = 0] = sample([0, 1, 2, 3, 4, 5, 6], 1, engine)
    for (let step: number = first; ; ) {
      const before = await isStaged(tenantId, syncId)
      const death = { at: Math.floor(step / 3), when: WHEN[step % 3] ?? 'before' }
      if (!(await runKilled(death, tenantId, syncId))) break
      const doing = before ? 'applying' : 'reading'
      kills[doing]++
      step = before === (await isStaged(tenantId, syncId)) ? step + STRIDES[doing] : 0
    }
    expect(kills.reading).toBeGreaterThan(IS_LONG ? 30 : 6)
    expect(kills.applying).toBeGreaterThan(IS_LONG ? 6 : 3)
    expect(await result(tenantId, syncId)).toEqual(expected)
    expect(await database.read((reader) => faultsInVersions(reader, tenantId))).toEqual([])
    expect(await leftovers()).toEqual([])
    expect(await entries(syncId)).toHaveLength((await entries(calm)).length)
  })
})

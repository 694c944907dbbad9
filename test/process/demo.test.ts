import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import { endWithFile } from '../ends-with-file.ts'
import { newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { recert, spawnServer } from '../server-process.ts'

// That it is loaded and removed even when the server is killed: demo.long.test.ts.
describe('the demo company', async () => {
  const storage = await newStorage('postgresql')

  it('is loaded by a start with --demo, and by a command only after another has removed it (IMP-167)', async () => {
    await spawnServer(await freePort(), storage.env, ['--demo'])
    const database = await openDatabase(storage.settings, { mode: 'share' })
    endWithFile(database.close)
    await eventually(async () => {
      const found = await database.read((reader) =>
        reader.first(sql`select (select count(*)::int from apps) as apps,
          (select count(*)::int from jobs where kind = 'demo.load') as jobs`),
      )
      expect(found).toEqual({ apps: 12, jobs: 0 })
    })
    const demo = (...args: string[]) => recert(['demo', ...args], storage.env)
    expect(await demo('load')).toMatchObject({
      code: 1,
      stderr: 'The demo company is already loaded. To load it again, remove it first.\n',
    })
    expect(JSON.parse((await demo('remove', '--json')).stdout)).toEqual({ state: 'DEMO_STATE_REMOVING' })
  })
})

import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listTenants } from '../../server/auth/index.ts'
import { openDatabase } from '../../server/db/index.ts'
import { sql } from '../../server/db/sql.ts'
import type { TenantId } from '../../server/lib/ids.ts'
import { formatCount } from '../../server/lib/names.ts'
import { keyId, open, seal } from '../../server/secrets/seal.ts'
import { newStorage } from '../engines.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { recert, spawnServer, startRecert } from '../server-process.ts'

const COUNT = 20_000
const [older, newer] = [randomBytes(32), randomBytes(32)]
const text = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join(',')
const bodyOf = (n: number) => `body ${n}`

describe('recert secrets', async () => {
  const { env, settings } = await newStorage('postgresql')
  const server = await spawnServer(await freePort(), { ...env, SECRET_KEY: text(older) })
  const database = await openDatabase(settings, { mode: 'share' })
  const [tenant] = await database.read(listTenants)
  const tenantId = tenant?.id as TenantId
  const idOf = (n: number) => `d${String(n).padStart(6, '0')}`
  const ids = Array.from({ length: COUNT }, (_, n) => idOf(n))
  const bodies = ids.map((id, n) => {
    const sealed = seal([older], { tenantId, of: ['webhook body', id] }, bodyOf(n))
    return `\\x${sealed.toString('hex')}`
  })
  await database.tx(async (tx) => {
    await tx.count(sql`insert into webhooks (tenant_id, webhook_id, display_name, url, callback_seconds)
      values (${tenantId}, 'w', 'x', 'https://hooks.example.com/', 86400)`)
    await tx.count(sql`
      insert into webhook_deliveries (tenant_id, delivery_id, webhook_id, event, url, sealed_body, callback_hash, expires_at,
        next_attempt_at, completed_at)
      select ${tenantId}, d.id, 'w', 'x', 'https://hooks.example.com/', d.body, sha256(d.id::bytea), now(), null, now()
      from unnest(${ids}::text[], ${bodies}::bytea[]) as d (id, body)`)
  })
  const withNewer = () =>
    database.read((reader) =>
      reader.count(sql`select 1 from webhook_deliveries where substring(sealed_body from 1 for 4) = ${keyId(newer)}`),
    )
  const readable = async (...keys: [Buffer, ...Buffer[]]) => {
    const rows = await database.read((reader) =>
      reader.rows<{ id: string; body: Buffer }>(
        sql`select delivery_id as id, sealed_body as body from webhook_deliveries order by delivery_id`,
      ),
    )
    return rows.every(
      ({ id, body }, n) => open(keys, { tenantId, of: ['webhook body', id] }, body).toString() === bodyOf(n),
    )
  }
  const both = { ...env, SECRET_KEY: text(newer, older) }

  it('rotate seals everything with the first key, also when it is killed in the middle (SEC-003)', async () => {
    await server.end('SIGTERM')
    const { child } = startRecert(['secrets', 'rotate'], both)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await eventually(async () => expect(await withNewer()).toBeGreaterThan(0))
    child.kill('SIGKILL')
    await ended
    const done = await withNewer()
    expect(done).toBeLessThan(COUNT)
    // Meanwhile both keys are needed, and enough.
    expect(await readable(newer, older)).toBe(true)
    const { code, stdout } = await recert(['secrets', 'rotate', '--json'], both)
    expect([code, JSON.parse(stdout)]).toEqual([0, { changed: COUNT - done, unreadable: 0, left: 0 }])
    expect(await readable(newer)).toBe(true)
    expect((await recert(['secrets', 'rotate'], both)).stdout).toBe(
      'No secret had to be changed. SECRET_KEY needs only its first key.\n',
    )
  })

  it('rotate says which secrets it cannot read, and leaves them as they are', async () => {
    const other = { ...env, SECRET_KEY: text(randomBytes(32)) }
    const { code, stdout } = await recert(['secrets', 'rotate'], other)
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining(`${formatCount(COUNT)} secrets were sealed with a key that is not in SECRET_KEY`),
    ])
    expect(await readable(newer)).toBe(true)
    await database.close()
  })
})

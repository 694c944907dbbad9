import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newStorage } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { ROUNDS_TIMEOUT_MS } from '../../rounds.ts'
import { type Received, saying, startReceiver } from '../../servers/receiver.ts'
import { startWire } from '../wire.ts'
import { killAtCommits, openBeside } from './kill-at-commits.ts'
import { Preparing } from './preparing.ts'

interface Grant {
  appId: string
  appEntitlementId: string
  appUserId: string
}
interface Delivery {
  id: string
  state: string
  attempts: number
  lastAttempts: { number: number; status: number }[]
}

/** Asks webhooks, sends, and comes back later. */
const KINDS = /^(revocation\.send|webhook\.\w+)$/

const jtiOf = ({ headers }: Received): string =>
  JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()).jti

describe('deliveries of a server that is killed at its commits', async () => {
  const storage = await newStorage('postgresql')
  const wire = await startWire(storage.env.DATABASE_URL ?? '')
  const env = { ...storage.env, OUTBOUND_ALLOW: '127.0.0.0/8', DATABASE_URL: wire.url }
  const server = await Preparing.start({ settings: storage.settings, env }, 100)
  const { read, write } = await openBeside(storage.settings)
  const receiver = await startReceiver(saying({ complete: { comment: 'Done' } }))
  const { webhook } = await server.call<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', {
    displayName: 'Remover',
    url: receiver.url,
  })
  await server.call('POST', '/api/v1/settings', { removalChannel: 'WEBHOOK', removalWebhookId: webhook.id })
  const grants = await read<Grant>(sql`
    select e.app_id as "appId", e.entitlement_id as "appEntitlementId", a.account_id as "appUserId" from grants g
    join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
    join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
    where g.is_direct order by g.entitlement_key, g.principal_key`)
  let grant: Grant | undefined
  const ask = () => server.call('POST', '/api/v1/task/revoke', grant)
  const countRevocations = async () => (await read(sql`select 1 from revocations`)).length
  const deliveries = async () =>
    (await server.call<{ list: Delivery[] }>('GET', `/api/v1/webhooks/${webhook.id}/deliveries`)).list

  it(
    'arrive with the same id and bytes, have their attempts, and take effect once (REV-124)',
    async () => {
      let [known, knownRevocations] = [0, 0]
      const commits = await killAtCommits({
        name: 'commits of deliveries',
        wire,
        counts: ({ jobKind, statements }) =>
          KINDS.test(jobKind) || statements.some((text) => /insert into revocation_events/.test(text)),
        kill: () => void server.server.child.kill('SIGKILL'),
        async begin() {
          receiver.received.length = 0
          known = (await deliveries()).length
          grant = grants.shift()
          knownRevocations = await countRevocations()
          await ask()
        },
        ended: () =>
          eventually(async () => {
            // As if the time to the next attempt had passed.
            await write(sql`update jobs set run_at = now() where locked_by is null and run_at > now()`)
            const kinds = (await read<{ kind: string }>(sql`select kind from jobs`)).map(({ kind }) => kind)
            const list = await deliveries()
            const left = kinds.filter((kind) => KINDS.test(kind))
            expect([left, list[0]?.state, list.length]).toEqual([[], 'WEBHOOK_STATE_SUCCESS', known + 1])
          }),
        async restart() {
          await server.server.end('SIGKILL')
          // As if the leases of the dead server had run out.
          await write(
            sql`update jobs set locked_until = now() where locked_by is not null`,
            sql`update webhook_deliveries set next_attempt_at = now() where next_attempt_at is not null`,
          )
          const isLost = (await countRevocations()) === knownRevocations
          await server.killAndStart()
          if (isLost) await ask()
        },
        async lookAfter(place) {
          const [delivery] = (await deliveries()) as [Delivery]
          const { received } = receiver
          expect(received.length, place).toBeGreaterThanOrEqual(1)
          expect(received.length, place).toBeLessThanOrEqual(2)
          expect(new Set(received.map(({ headers }) => headers['webhook-id'])), place).toEqual(new Set([delivery.id]))
          expect(new Set(received.map(({ text }) => text)).size, place).toBe(1)
          expect(new Set(received.map(jtiOf)).size, place).toBe(received.length)
          // One that was taken and not sent counts too; the one that was answered is kept.
          expect(delivery.attempts, place).toBeGreaterThanOrEqual(received.length)
          expect(delivery.lastAttempts, place).toMatchObject([{ number: delivery.attempts, status: 200 }])
          const completed = await read(sql`
            select 1 from revocation_events where delivery_id = ${delivery.id} and kind = 'complete'`)
          expect(completed.length, place).toBe(1)
          expect(await countRevocations(), place).toBe(knownRevocations + 1)
        },
      })
      // At least asking, the delivery, the key, taking, what became of it, and the end of each job.
      expect(commits).toBeGreaterThanOrEqual(6)
    },
    ROUNDS_TIMEOUT_MS,
  )
})

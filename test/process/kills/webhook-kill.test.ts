import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { newStorage } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { type Answer, type Received, saying, startReceiver } from '../../servers/receiver.ts'
import { Preparing } from './preparing.ts'

interface Revocation {
  id: string
  state: string
}

const jtiOf = ({ headers }: Received): string =>
  JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()).jti

/** Tells when a request has arrived. */
function arrival() {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive, arrived }
}

describe('a server that is killed while a webhook removes access', async () => {
  const storage = await newStorage('postgresql')
  const env = { ...storage.env, OUTBOUND_ALLOW: '127.0.0.0/8' }
  const server = await Preparing.start({ ...storage, env }, 20)
  const grants = await server.behind((database) =>
    database.read((reader) =>
      reader.rows<{ appId: string; appEntitlementId: string; appUserId: string }>(sql`
        select e.app_id as "appId", e.entitlement_id as "appEntitlementId", a.account_id as "appUserId" from grants g
        join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
        join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        where g.is_direct order by g.entitlement_key, g.principal_key`),
    ),
  )
  const revocations = async () =>
    (await server.call<{ list: Revocation[] }>('POST', '/api/v1/search/revocations', { pageSize: 100 })).list
  /** Asks a receiver with these answers to remove the next grant; returns the task. */
  const ask = async (...answers: Parameters<typeof startReceiver>) => {
    const receiver = await startReceiver(...answers)
    const { webhook } = await server.call<{ webhook: { id: string } }>('POST', '/api/v1/webhooks', {
      displayName: 'Remover',
      url: receiver.url,
    })
    const grant = grants.shift()
    if (!grant) throw new Error('no grant left')
    const { appId, appEntitlementId } = grant
    await server.call('POST', `/api/v1/apps/${appId}/entitlements/${appEntitlementId}`, {
      entitlement: { deprovisionerPolicy: { webhook: { webhookId: webhook.id } } },
      updateMask: 'deprovisionerPolicy',
    })
    const made = await server.call<{ taskView: { task: { id: string } } }>('POST', '/api/v1/task/revoke', grant)
    return { receiver, taskId: made.taskView.task.id }
  }
  /** As if the leases of the dead server had run out; those of the new one are left to it. */
  const restart = async () => {
    await server.server.end('SIGKILL')
    await server.behind((database) =>
      database.tx(async (tx) => {
        await tx.count(sql`update jobs set locked_until = now() where locked_by is not null`)
        await tx.count(sql`update webhook_deliveries set next_attempt_at = now() where next_attempt_at is not null`)
      }),
    )
    await server.killAndStart()
  }
  /** As if the time to the next attempt had passed. A job that is due stays so: a later time would put it off. */
  const goOn = () =>
    server.behind((database) =>
      database.tx((tx) => tx.count(sql`update jobs set run_at = now() where locked_by is null and run_at > now()`)),
    )
  /** Grants that were made here are removed by that, and so verified at once. */
  const claimed = (taskId: string) =>
    eventually(async () => {
      await goOn()
      expect(['CLAIMED', 'VERIFIED']).toContain((await revocations()).find(({ id }) => id === taskId)?.state)
    })
  const completions = (taskId: string) =>
    server.behind((database) =>
      database.read((reader) =>
        reader.count(sql`select 1 from revocation_events e
          join webhook_deliveries d on d.tenant_id = e.tenant_id and d.delivery_id = e.delivery_id
          where d.ticket_id = ${taskId} and e.kind = 'complete'`),
      ),
    )

  it('between the answer and the commit sends it again with the same id and bytes, another jti, and one effect (REV-124)', async () => {
    let answer: (answer: Answer) => void = () => {}
    const { arrive, arrived } = arrival()
    const { receiver, taskId } = await ask(
      () => {
        arrive()
        return new Promise<Answer>((resolve) => {
          answer = resolve
        })
      },
      saying({ complete: {} }),
    )
    await arrived
    // The row is held, so the server has the answer and cannot keep it.
    await server.behind((database) =>
      database.tx(async (tx) => {
        await tx.count(sql`select 1 from webhook_deliveries where ticket_id = ${taskId} for update`)
        answer(saying({ complete: {} }))
        await eventually(() =>
          server.behind(async (other) => {
            const waiting = await other.read((reader) =>
              reader.count(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
                and query like '%webhook_attempts%' and datname = current_database()`),
            )
            expect(waiting).toBe(1)
          }),
        )
        await server.server.end('SIGKILL')
      }),
    )
    await restart()
    await claimed(taskId)
    const [first, second] = receiver.received as [Received, Received]
    expect(receiver.received).toHaveLength(2)
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(second.text).toBe(first.text)
    expect(jtiOf(second)).not.toBe(jtiOf(first))
    expect(await completions(taskId)).toBe(1)
  })

  it('before the answer sends it again; after the commit it does not (REV-124)', async () => {
    const { arrive, arrived } = arrival()
    const before = await ask(
      () => {
        arrive()
        return 'nothing'
      },
      saying({ complete: {} }),
    )
    await arrived
    await restart()
    await claimed(before.taskId)
    expect(before.receiver.received).toHaveLength(2)

    const after = await ask(saying({ complete: {} }))
    await claimed(after.taskId)
    await restart()
    await goOn()
    // Something else is sent meanwhile, so that it would have been.
    const other = await ask(saying({ complete: {} }))
    await claimed(other.taskId)
    expect(after.receiver.received).toHaveLength(1)
    expect(await completions(after.taskId)).toBe(1)
  })

  it('before it was sent sends it once (REV-124)', async () => {
    await server.behind((database) =>
      database.tx(async (tx) => {
        // The server cannot take anything, and is killed with the task made and nothing sent.
        await tx.count(sql`lock table webhook_deliveries in share mode`)
        const { receiver, taskId } = await ask(saying({ complete: {} }))
        expect(receiver.received).toEqual([])
        await server.server.end('SIGKILL')
        pending = { receiver, taskId }
      }),
    )
    await restart()
    if (!pending) throw new Error('nothing was asked')
    await claimed(pending.taskId)
    expect(pending.receiver.received).toHaveLength(1)
  })
  let pending: Awaited<ReturnType<typeof ask>> | undefined
})

import { expect } from 'vitest'
import type { Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { eventually } from '../../eventually.ts'
import type { TestServer } from '../../harness.ts'
import { decidingOn } from '../review/deciding.ts'

export const PATH = '/api/v1/access_review'

/**
 * Cid is in the group Sales of the directory, which is Eli's. With it come reading and editing the wiki, which is Dea's,
 * and, through the group Staff, printing. Cid and Dea have access to the customer database, which is Bob's. The vault
 * says that access is inherited, but not through anything that Cid holds.
 */
export const GROUPS = {
  users: `id,email,name,manager
u1,ann@corp.example,Ann Berg,
u2,bob@corp.example,Bob Chen,u1
u3,cid@corp.example,Cid Diaz,u2
u4,dea@corp.example,Dea Eder,u2
u5,eli@corp.example,Eli Fuchs,u1
`,
  apps: `id,name,owners
crm,Customer database,bob@corp.example
dir,Directory,eli@corp.example
wiki,Wiki,dea@corp.example
`,
  entitlements: `app,id,name
crm,access,Access
crm,vault,Vault
crm,nobody,Nobody has it
dir,sales,Sales
dir,staff,Staff
dir,print,Print
wiki,read,Read
wiki,edit,Edit
`,
  accounts: `app,id,username,user
crm,c3,cid,u3
crm,c4,dea,u4
dir,d3,cid.diaz,u3
wiki,w3,cid3,u3
wiki,w5,eli5,u5
`,
  grants: `app,entitlement,account,inherited_from
crm,access,c3,
crm,access,c4,
crm,vault,c3,nobody
dir,sales,d3,
dir,print,d3,staff;sales
wiki,read,w3,dir/sales
wiki,edit,w3,dir/sales
wiki,read,w5,
`,
} as const

/** The grants without some lines, or with others instead. */
export const grantsWith = (changes: Record<string, string | undefined>): Record<string, string> => ({
  ...GROUPS,
  grants: Object.entries(changes).reduce(
    (text, [line, other]) => text.replace(`${line}\n`, other === undefined ? '' : `${other}\n`),
    GROUPS.grants as string,
  ),
})

/** Campaigns whose denied access is removed. */
export async function removingOn(server: TestServer) {
  const deciding = await decidingOn(server)
  const { tenantId, post, get, load, open, policy, task, answer, as, idOf, until } = deciding
  /** Waits until everything that follows from a sync, or from removed access, has been done. */
  const settled = () =>
    eventually(async () => {
      const left = await server.database.read((reader) =>
        reader.count(sql`select 1 from jobs where failed_at is null
          and (kind like 'directory.access_%' or kind like 'revocation.%' or kind = 'review.gone')`),
      )
      expect(left).toBe(0)
    })
  const admin = await as('admin@example.com')
  const byBob = async (more: Record<string, unknown> = {}) =>
    policy([{ approval: { users: { userIds: [await idOf('bob@corp.example')] } } }], more)
  const revocations = async (id: string, query = '') =>
    (await get(`${PATH}/${id}/revocations?page_size=100${query}`)).body.list
  return {
    ...deciding,
    server,
    admin,
    verifyAgain: (tx: Tx, syncId: string) =>
      enqueueJob(tx, { tenantId, kind: 'revocation.verify', key: syncId, payload: { syncId } }),
    settled,
    revocations,
    async sync(files: Record<string, string>, skipBadRows = false) {
      const sync = await load(files, 'Files', skipBadRows)
      await settled()
      return sync
    },
    /** An open campaign that Bob decides; denied access is removed at once, unless told otherwise. */
    async reviewed(isAtOnce = true): Promise<string> {
      return open({
        policyId: await byBob(isAtOnce ? { postActions: [{ certifyRemediateImmediately: true }] } : {}),
      })
    },
    async decide(id: string, approved: boolean, ...items: string[]) {
      const bob = await as('bob')
      for (const item of items) {
        const reply = await answer(bob, await task(id, item), { approved, comment: 'Not needed' })
        if (reply.status !== 200) throw new Error(reply.text)
      }
    },
    async closeAll(id: string, closeDecision = 'CLOSE_DECISION_NO_ACTION') {
      const { openCount } = (await get(`${PATH}/${id}/progress`)).body
      const reply = await post(`${PATH}/${id}/action/close`, { closeDecision, confirmRevokeCount: openCount })
      if (reply.status !== 200) throw new Error(reply.text)
      await until(id, 'CLOSED')
    },
    /** The revocation of one denied item. */
    async revocation(id: string, item: string) {
      const { id: certTaskId } = await task(id, item)
      // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
      const found = (await revocations(id)).filter((one: any) => one.certTaskId === certTaskId)
      if (found.length !== 1) throw new Error(`${found.length} revocations of ${item}`)
      return found[0]
    },
    change: (name: string, taskIds: string[], body: Record<string, unknown> = {}, caller = admin) =>
      caller.post(`/api/v1/revocations/${name}`, { taskIds, ...body }),
    events: async (number: string) =>
      (
        await server.database.read((reader) =>
          reader.rows<{ kind: string; state: string }>(sql`
            select kind, state from revocation_events where tenant_id = ${tenantId} and numeric_id = ${number}::bigint
            order by event_id`),
        )
      ).map(({ kind, state }) => `${kind} ${state}`),
    async daily() {
      const kind = 'revocation.daily'
      await server.database.tx((tx) => enqueueJob(tx, { tenantId, kind, key: 'test', payload: {} }))
      await settled()
    },
    /** As if so many days had passed since it was made, or since it was verified. */
    age: (number: string, days: number) =>
      server.database.tx((tx) =>
        tx.count(sql`update revocations set created_at = created_at - make_interval(days => ${days}::int),
            verified_at = verified_at - make_interval(days => ${days}::int)
          where tenant_id = ${tenantId} and numeric_id = ${number}::bigint`),
      ),
    notices: () =>
      server.database.read((reader) =>
        reader.rows<{ campaignId: string; detail: { event: string; count: number; taskNumbers: string[] } }>(sql`
          select campaign_id as "campaignId", detail from audit_entries
          where tenant_id = ${tenantId} and operation = 'removal.notice' order by entry_id`),
      ),
  }
}

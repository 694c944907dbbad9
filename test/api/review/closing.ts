import { expect } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { enqueueJob } from '../../../server/jobs/index.ts'
import { findReview } from '../../../server/review/review.store.ts'
import { stepId, taskId } from '../../../server/review/task-id.ts'
import { eventually } from '../../eventually.ts'
import type { TestServer } from '../../harness.ts'
import { reviewingOn } from './reviewing.ts'

export const PATH = '/api/v1/access_review'

const rows = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n)).join('')

/**
 * Bob leads Cid, who has 20 accounts, Dea, who has 25, and Fay and Gus, who may both enter and approve payments. Ann leads
 * Bob.
 */
export const ACCOUNTS = {
  users: `id,email,name,manager
u1,ann@corp.example,Ann Berg,
u2,bob@corp.example,Bob Chen,u1
u3,cid@corp.example,Cid Diaz,u2
u4,dea@corp.example,Dea Eder,u2
u5,eli@corp.example,Eli Fuchs,u1
u6,fay@corp.example,Fay Gold,u2
u7,gus@corp.example,Gus Hahn,u2
`,
  apps: `id,name,owners
crm,Customer *database*,ann@corp.example
erp,Payments,ann@corp.example
`,
  entitlements: `app,id,name
crm,access,Access
erp,enter,Enter payments
erp,approve,Approve payments
`,
  accounts: `app,id,username,user
${rows(20, (n) => `crm,c${n},cid${n},u3\n`)}${rows(25, (n) => `crm,d${n},dea${n},u4\n`)}erp,e6,fay,u6
erp,e7,gus,u7
`,
  grants: `app,entitlement,account
${rows(20, (n) => `crm,access,c${n}\n`)}${rows(25, (n) => `crm,access,d${n}\n`)}erp,enter,e6
erp,approve,e6
erp,enter,e7
erp,approve,e7
`,
} as const

/** Campaigns that are closed. */
export async function closingOn(server: TestServer) {
  const reviewing = await reviewingOn(server)
  const { tenantId, stored, as, post, get, until } = reviewing
  const review = async (id: string) => {
    const found = await server.database.read((reader) => findReview(reader, tenantId, id))
    if (!found) throw new Error('not started')
    return found
  }
  /** The tasks of a campaign as reviewers quote them. */
  const tasks = async (id: string) => {
    const of = await review(id)
    return (await stored(id)).map((task) => ({
      ...task,
      taskId: taskId(of, task.number),
      policyStepId: stepId(of, task.number, task.seq),
    }))
  }
  const choose = async (name: string, id: string, decision: string, count: number) => {
    const caller = await as(name)
    const mine = (await tasks(id)).filter((task) => task.state === 'O' && task.reviewers.includes(name))
    const decisions = mine.slice(0, count).map((task) => ({
      taskId: task.taskId,
      policyStepId: task.policyStepId,
      decision,
    }))
    const reply = await caller.post(`${PATH}/${id}/pending_decisions`, { decisions })
    if (reply.status !== 200 || reply.body.refused.length > 0) throw new Error(reply.text)
    return { caller, decisions }
  }
  const write = (statement: ReturnType<typeof sql>) => server.database.tx((tx) => tx.count(statement))
  return {
    ...reviewing,
    review,
    tasks,
    choose,
    write,
    async decide(name: string, id: string, decision: string, count: number) {
      const { caller, decisions } = await choose(name, id, decision, count)
      if (decisions.length === 0) return
      const reply = await caller.post(`${PATH}/${id}/submissions`, {
        taskIds: decisions.map((entry) => entry.taskId),
      })
      if (reply.status !== 200) throw new Error(reply.text)
    },
    /** What is kept of answers: chosen ones, and decisions. */
    left: (id: string) =>
      server.database.read(async (reader) => {
        const { key } = await review(id)
        return reader.first<{ pending: number; decisions: number }>(sql`
          select (select count(*)::int from pending_decisions where review_key = ${key}) as pending,
            (select count(*)::int from decisions where review_key = ${key}) as decisions`)
      }),
    /** How many events of each kind its tasks have. */
    events: async (id: string) => {
      const { key } = await review(id)
      const found = await server.database.read((reader) =>
        reader.rows<{ kind: string; n: number }>(sql`
          select kind, count(*)::int as n from task_events where review_key = ${key} group by kind order by kind`),
      )
      return Object.fromEntries(found.map(({ kind, n }) => [kind, n]))
    },
    /** As if nobody had been found for the first tasks. */
    unassign: async (id: string, count: number) => {
      const { key } = await review(id)
      await write(sql`
        update tasks set set_key = 0, why = 0, because = 2 where review_key = ${key} and numeric_id in (
          select numeric_id from tasks where review_key = ${key} order by numeric_id limit ${count})`)
    },
    close: (id: string, body: Record<string, unknown> = {}) => post(`${PATH}/${id}/action/close`, body),
    closed: (id: string) => until(id, 'CLOSED'),
    /** How many tasks have each outcome and reason, or state. */
    async counts(id: string): Promise<Record<string, number>> {
      const found: Record<string, number> = {}
      for (const { state, outcome, reason } of await stored(id)) {
        const key = state === 'C' ? `${outcome}${reason}` : state
        found[key] = (found[key] ?? 0) + 1
      }
      return found
    },
    reasonOf: ({ status, body }: { status: number; body: { details?: { reason: string }[] } }) =>
      [status, body.details?.[0]?.reason] as const,
    get: (path: string) => get(path),
    progress: async (id: string) => (await get(`${PATH}/${id}/progress`)).body,
    /** Lets the scheduler look once, now, and waits until it has. */
    async tick() {
      const kind = 'review.schedule'
      await server.database.tx((tx) => enqueueJob(tx, { tenantId, kind, key: 'test', payload: {} }))
      await eventually(async () => {
        const left = await server.database.read((reader) =>
          reader.count(sql`select 1 from jobs where kind = ${kind} and key = 'test' and failed_at is null`),
        )
        expect(left).toBe(0)
      })
    },
    /** As if so much time had passed since this was set. */
    becomesDue: (id: string, column: 'scheduled_start_at' | 'completion_at') =>
      write(
        column === 'completion_at'
          ? sql`update campaigns set completion_at = now() - interval '1 second' where campaign_id = ${id}`
          : sql`update campaigns set scheduled_start_at = now() - interval '1 second' where campaign_id = ${id}`,
      ),
    audited: (id: string, operation: string) =>
      server.database.read((reader) =>
        reader.rows<{ outcome: string; detail: Record<string, unknown> }>(sql`
          select outcome, detail from audit_entries
          where tenant_id = ${tenantId} and target_id = ${id} and operation = ${operation} order by entry_id`),
      ),
  }
}

import { ASSIGNMENT_CODES } from '../../../contract/review/assignment.ts'
import { sql } from '../../../server/db/sql.ts'
import { loadReviewScope, moveTasks, type TaskMove } from '../../../server/review/move-tasks.ts'
import { findReview, lockReview } from '../../../server/review/review.store.ts'
import { lockTasks } from '../../../server/review/task.store.ts'
import { stepId, taskId } from '../../../server/review/task-id.ts'
import type { TestServer } from '../../harness.ts'
import { reviewingOn } from './reviewing.ts'

export const PATH = '/api/v1/access_review'

export interface DecidedTask {
  item: string
  number: string
  id: string
  policyStepId: string
  state: string
  outcome: string | null
  reviewers: string[]
}

/** Campaigns in which people decide. */
export async function decidingOn(server: TestServer) {
  const reviewing = await reviewingOn(server)
  const { tenantId, stored } = reviewing
  const reviewOf = async (id: string) => {
    const review = await server.database.read((reader) => findReview(reader, tenantId, id))
    if (!review) throw new Error('not started')
    return review
  }
  const tasks = async (id: string): Promise<DecidedTask[]> => {
    const review = await reviewOf(id)
    return (await stored(id)).map((row) => ({
      ...row,
      id: taskId(review, row.number),
      policyStepId: stepId(review, row.number, row.seq),
    }))
  }
  /** The task of an item as it is now. */
  const task = async (id: string, item: string): Promise<DecidedTask> => {
    const found = (await tasks(id)).find((one) => one.item === item)
    if (!found) throw new Error(`no task about ${item}`)
    return found
  }
  type Caller = Awaited<ReturnType<typeof reviewing.as>>
  return {
    ...reviewing,
    reviewOf,
    tasks,
    task,
    answer: (
      caller: Caller,
      { id, policyStepId }: Pick<DecidedTask, 'id'> & Partial<DecidedTask>,
      { approved, ...body }: Record<string, unknown>,
    ) => caller.post(`/api/v1/tasks/${id}/action/${approved ? 'approve' : 'deny'}`, { policyStepId, ...body }),
    set: (caller: Caller, id: string, decisions: unknown[]) =>
      caller.post(`${PATH}/${id}/pending_decisions`, { decisions }),
    submit: (caller: Caller, id: string, body: Record<string, unknown> = {}) =>
      caller.post(`${PATH}/${id}/submissions`, body),
    /** Pending decisions of the caller as `number decision`. */
    async pending(caller: Caller, id: string) {
      const { body } = await caller.get(`${PATH}/${id}/pending_decisions?page_size=100`)
      return body.list
    },
    async entries(caller: Caller, id: string, submissionId: string) {
      const list = []
      for (let pageToken = ''; ; ) {
        const query = `page_size=100&page_token=${encodeURIComponent(pageToken)}`
        const { body } = await caller.get(`${PATH}/${id}/submissions/${submissionId}/entries?${query}`)
        list.push(...body.list)
        pageToken = body.nextPageToken
        if (pageToken === '') return list
      }
    },
    /** Moves a task as an action on it does, with the event that ends its step. */
    async move(id: string, number: string, kind: string, by: string, change: Omit<TaskMove, 'task'>) {
      await server.database.tx(async (tx) => {
        const review = await lockReview(tx, tenantId, id, 'share')
        if (!review) throw new Error('not started')
        const [row] = await lockTasks(tx, tenantId, review.key, [number])
        if (!row) throw new Error(`no task ${number}`)
        await tx.count(sql`
          insert into task_events (tenant_id, review_key, numeric_id, at, kind, user_id, step_seq, step_no, run_no,
            path_key, set_key, why, because, step_since)
          select tenant_id, review_key, numeric_id, now(), ${kind}, ${by}, step_seq, step_no, run_no, path_key, set_key,
            why, because, step_since from tasks
          where tenant_id = ${tenantId} and review_key = ${review.key} and numeric_id = ${number}`)
        await moveTasks(tx, await loadReviewScope(tx, tenantId, review), [{ task: row, ...change }])
      })
    },
    reassignedTo: (userId: string): Omit<TaskMove, 'task'> => ({
      to: { opens: 0, passedBy: 'nobody' },
      people: { members: [{ userId }], why: ASSIGNMENT_CODES[15], because: 'NONE' },
    }),
    audited: (operation: string) =>
      server.database.read((reader) =>
        reader.rows<{ outcome: string; targetId: string; detail: Record<string, unknown> }>(sql`
          select outcome, target_id as "targetId", detail from audit_entries
          where tenant_id = ${tenantId} and operation = ${operation} order by entry_id`),
      ),
  }
}

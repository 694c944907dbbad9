import { expect } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { updateUserStatus } from '../../server/directory/index.ts'
import { stepId, taskId } from '../../server/review/task-id.ts'
import { decidingOn } from '../api/review/deciding.ts'
import type { TestServer } from '../harness.ts'
import { jobsOf } from './campaign-runner.ts'
import {
  ADMIN,
  type CloseDecision,
  ESCALATED_TO,
  type Event,
  PEOPLE,
  type Policies,
  type Step,
  TASKS,
  type Task,
  type TaskModel,
} from './task-model.ts'

const PATH = '/api/v1/access_review'
const numbered = (count: number, row: (n: number) => string) => Array.from({ length: count }, (_, n) => row(n))
/** Nobody's accounts, so that everybody may review them. */
const DATA = {
  users: `id,email,name\n${PEOPLE.map((name) => `${name},${name}@corp.example,${name}\n`).join('')}`,
  apps: 'id,name\nwiki,Wiki\n',
  entitlements: 'app,id,name\nwiki,read,Read\n',
  accounts: `app,id,username\n${numbered(TASKS, (n) => `wiki,m${n},m${n}\n`).join('')}`,
}
const grantsBut = (gone: ReadonlySet<number>) =>
  `app,entitlement,account\n${numbered(TASKS, (n) => (gone.has(n) ? '' : `wiki,read,m${n}\n`)).join('')}`

/** Reviews whose jobs run when a test says so. */
export async function taskRunnerOn(server: TestServer) {
  const { database } = server
  const on = await decidingOn(server)
  const { load, post, policy, draft, as, idOf, tenantId } = on
  const jobs = jobsOf(server)
  await load({ ...DATA, grants: grantsBut(new Set()) })
  const ids = new Map(
    await Promise.all(PEOPLE.map(async (name) => [name as string, await idOf(`${name}@corp.example`)] as const)),
  )
  const me: string = (await on.get('/api/v1/auth/introspect')).body.userId
  ids.set(ADMIN, me)
  const idsOf = (names: readonly string[]) => names.map((name) => ids.get(name) ?? '')
  const caller = async (name: string) => (name === ADMIN ? { post } : as(name))

  const stepOf = (replacement: string) => (step: Step) => {
    if (step.kind === 'accept') return { accept: {} }
    if (step.kind === 'reject') return { reject: {} }
    if (step.kind === 'wait')
      return step.ends
        ? { wait: { duration: { duration: '86400s' } } }
        : { wait: { condition: { condition: 'account.username == "nobody"' }, timeoutDuration: '7200s' } }
    const effects = {
      reassignToApprovers: { approverIds: idsOf(ESCALATED_TO) },
      replacePolicy: { policyId: replacement },
      ...{ cancelTicket: {}, skipStep: {} },
    }
    const { escalation: effect } = step
    const escalation = effect && { [effect]: effects[effect], expiration: '3600' }
    const escalating = escalation ? { escalationEnabled: true, escalation } : {}
    return { approval: { users: { userIds: idsOf(step.who) }, ...escalating } }
  }

  /** A campaign with these policies, started. */
  async function start({ certify, replacement }: Policies, model: TaskModel) {
    const replacementId = await policy(replacement.map(stepOf('')))
    const stepsOf = (n: number, steps: readonly Step[] | undefined = certify[n]) =>
      (steps ?? []).map(stepOf(replacementId))
    const others = certify.slice(1).map((_, n) => n + 1)
    const policyId = await policy(
      stepsOf(0),
      { rules: others.map((n) => ({ condition: `account.username == "m${n}"`, policyKey: `m${n}` })) },
      Object.fromEntries(others.map((n) => [`m${n}`, stepsOf(n)])),
    )
    const id = await draft({ policyId })
    await post(`${PATH}/${id}`, { accessReview: { autoResolve: true } })
    await post(`${PATH}/${id}/action/prepare`)
    await jobs.work()
    const rejected = model.tasks.filter(({ outcome }) => outcome === 'DY').length
    const reply = await post(`${PATH}/${id}/action/start`, rejected > 0 ? { confirmRejectCount: rejected } : {})
    expect(reply.status, reply.text).toBe(200)
    await jobs.work()
    const review = await on.reviewOf(id)
    const edit = (steps: readonly Step[]) =>
      post(`/api/v1/policies/${policyId}`, {
        policy: {
          policySteps: Object.fromEntries(
            ['certify', ...others.map((n) => `m${n}`)].map((key) => [key, { steps: stepsOf(0, steps) }]),
          ),
        },
        updateMask: 'policySteps',
      })
    return { id, review, edit }
  }
  type Started = Awaited<ReturnType<typeof start>>

  /** The tasks as they are stored, in the words of the model. */
  async function found({ review: { key } }: Started) {
    const nameOf = new Map([...ids].map(([name, id]) => [id, name]))
    const rows = await database.read((reader) =>
      reader.rows<{
        state: string
        outcome: string
        seq: number
        run: number
        reviewers: string[]
        rows: [seq: number, what: string, who: string | null][]
        pending: [who: string, seq: number, approve: boolean][]
      }>(sql`
        select t.state, coalesce(t.outcome::text || t.outcome_reason::text, '') as outcome, t.step_seq as seq,
          t.run_no as run, array(
            select m.user_id from reviewer_set_members m where m.tenant_id = t.tenant_id and m.review_key = t.review_key
              and m.set_key = t.set_key) as reviewers, (
            select coalesce(jsonb_agg(jsonb_build_array(seq, what, who)), '[]') from (
              select step_seq as seq, case when approved then 'APPROVE' else 'DENY' end as what, user_id as who
              from decisions d
              where d.tenant_id = t.tenant_id and d.review_key = t.review_key and d.numeric_id = t.numeric_id
              union all
              select step_seq, kind, user_id from task_events e
              where e.tenant_id = t.tenant_id and e.review_key = t.review_key and e.numeric_id = t.numeric_id) h)
            as rows, (
            select coalesce(jsonb_agg(jsonb_build_array(user_id, step_seq, approved)), '[]') from pending_decisions p
            where p.tenant_id = t.tenant_id and p.review_key = t.review_key and p.numeric_id = t.numeric_id) as pending
        from tasks t where t.tenant_id = ${tenantId} and t.review_key = ${key} order by t.numeric_id`),
    )
    return rows.map(({ reviewers, rows: history, pending, ...rest }) => ({
      ...rest,
      reviewers: rest.state === 'O' ? reviewers.map((id) => nameOf.get(id)).sort() : [],
      history: history.map(([seq, what, who]) => `${seq} ${what} ${who ? nameOf.get(who) : ''}`.trim()).sort(),
      pending: pending.map(([who, seq, approve]) => `${nameOf.get(who)} ${seq} ${approve}`).sort(),
    }))
  }
  const expected = ({ tasks }: TaskModel) =>
    tasks.map(({ state, outcome, seq, run, reviewers, history, pending }) => ({
      ...{ state, outcome, seq, run, reviewers: state === 'O' ? reviewers : [] },
      history: [...history].sort(),
      pending: [...pending].map(([who, chosen]) => `${who} ${chosen.seq} ${chosen.approve}`).sort(),
    }))

  /** Where the tallies differ from the tasks. */
  const differences = ({ review: { key } }: Started) =>
    database.read((reader) =>
      reader.rows(sql`
        with t as (
          select t.*, e.app_no,
            case when t.state = 'C' then t.outcome::text || t.outcome_reason::text else t.state::text end as measure
          from tasks t join reviews r on r.tenant_id = t.tenant_id and r.review_key = t.review_key
          join preparation_entitlements e on e.tenant_id = t.tenant_id and e.preparation_key = r.preparation_key
            and e.entitlement_key = t.entitlement_key
          where t.tenant_id = ${tenantId} and t.review_key = ${key})
        select dimension, key, measure, sum(n)::int as n from (
          select dimension::text, key, measure, n from review_tallies
          where tenant_id = ${tenantId} and review_key = ${key}
          union all select 'A', app_no, measure, -1 from t
          union all select 'A', app_no, 'I', -step_seq from t
          union all select 'S', set_key, 'O', -1 from t where state = 'O'
          union all select 'T', floor(extract(epoch from outcome_at) / 900)::bigint * 900, measure, -1
            from t where state = 'C') both_sides
        group by 1, 2, 3 having sum(n) <> 0`),
    )

  const agree = async (started: Started, model: TaskModel, told: string) => {
    expect(await found(started), told).toEqual(expected(model))
    expect(await differences(started), told).toEqual([])
  }

  /**
   * What each event does, on the server and in the model. Every reply that the model does not say succeeds is a
   * refusal; once the campaign is closed, all are.
   */
  const happenings = (started: Started, model: TaskModel, { edited }: Policies, isOpen: boolean) => {
    const { id, review } = started
    const numberAt = (task: number) => String(BigInt(review.firstNumber) + BigInt(task))
    const act = async (name: string, task: number, action: string, body: Record<string, unknown>) =>
      (await caller(name)).post(`/api/v1/tasks/${numberAt(task)}/action/${action}`, body)
    const stepAt = (task: number) => stepId(review, numberAt(task), model.at(task).seq)
    const isDone = (reply: { status: number; text: string }, succeeds: boolean): boolean => {
      expect(succeeds && isOpen ? [200] : [400, 403, 404, 409], reply.text).toContain(reply.status)
      return reply.status === 200
    }
    /** Mostly one of the reviewers, else somebody else; nobody who is disabled, because a token lives on for moments. */
    const someoneOf = ({ reviewers }: Task, by: number): string => {
      const who = by < 6 ? reviewers[by % reviewers.length] : PEOPLE[by % PEOPLE.length]
      return who === undefined || model.disabled.has(who) ? ADMIN : who
    }
    const restart = async ({ do: action, task }: { do: 'restart' | 'reset'; task: number }) => {
      if (isDone(await act(ADMIN, task, action, {}), true)) model[action](model.at(task))
    }
    const setStatus = async (who: string, status: 'ENABLED' | 'DISABLED') => {
      await database.tx((tx) => updateUserStatus(tx, tenantId, ids.get(who) ?? '', status))
      await jobs.run('review.absent_reviewers')
    }
    const happening: { [D in Event['do']]: (event: Extract<Event, { do: D }>) => Promise<void> } = {
      async answer({ task, by, approve }) {
        const who = someoneOf(model.at(task), by)
        const reply = await act(who, task, approve ? 'approve' : 'deny', { policyStepId: stepAt(task) })
        if (isDone(reply, model.canAnswer(model.at(task), who))) model.answer(model.at(task), who, approve)
      },
      async choose({ task, by, approve }) {
        const who = someoneOf(model.at(task), by)
        const entry = { taskId: taskId(review, numberAt(task)), policyStepId: stepAt(task) }
        const decisions = [{ ...entry, decision: approve ? 'APPROVE' : 'DENY' }]
        const reply = await (await caller(who)).post(`${PATH}/${id}/pending_decisions`, { decisions })
        const isChosen = reply.status === 200 && reply.body.refused.length === 0
        expect(isChosen, reply.text).toBe(isOpen && model.canAnswer(model.at(task), who))
        if (isChosen) model.choose(model.at(task), who, approve)
      },
      async submit({ who }) {
        if (model.disabled.has(who)) return
        const reply = await (await caller(who)).post(`${PATH}/${id}/submissions`)
        if (!isDone(reply, model.hasChosen(who))) return
        const { accepted, refused } = model.submit(who)
        expect(reply.body.submission).toMatchObject({ state: 'DONE', acceptedCount: accepted, refusedCount: refused })
      },
      async reassign({ task, to }) {
        const reply = await act(ADMIN, task, 'reassign', { newStepUserIds: idsOf(to), comment: 'x' })
        if (isDone(reply, model.canReassign(model.at(task), to))) model.reassign(model.at(task), to)
      },
      async skip({ task }) {
        const reply = await act(ADMIN, task, 'skip-step', { policyStepId: stepAt(task), comment: 'x' })
        if (isDone(reply, model.at(task).state !== 'C')) model.skip(model.at(task))
      },
      async cancel({ task }) {
        const reply = await act(ADMIN, task, 'close', { comment: 'x' })
        if (isDone(reply, model.at(task).state !== 'C')) model.cancel(model.at(task))
      },
      restart,
      reset: restart,
      async due({ task }) {
        await database.tx((tx) =>
          tx.count(sql`
            update tasks set step_due_at = step_due_at - interval '10 days', step_since = step_since - interval '10 days'
            where tenant_id = ${tenantId} and review_key = ${review.key} and numeric_id = ${numberAt(task)}
              and step_due_at is not null`),
        )
        await jobs.run('review.due_steps')
        if (isOpen) model.due(model.at(task))
      },
      async disable({ who }) {
        await setStatus(who, 'DISABLED')
        model.disable(who)
      },
      async enable({ who }) {
        await setStatus(who, 'ENABLED')
        model.disabled.delete(who)
      },
      async gone({ task }) {
        const gone = new Set(model.tasks.flatMap(({ isGone }, n) => (isGone ? [n] : [])))
        await load({ ...DATA, grants: grantsBut(gone.add(task)) })
        await jobs.work()
        model.gone(model.at(task))
      },
      async 'edit policy'() {
        const reply = await started.edit(edited)
        expect(reply.status, reply.text).toBe(model.canEdit() ? 200 : 400)
        if (model.canEdit()) model.edit()
      },
    }
    return (event: Event) => happening[event.do](event as never)
  }

  async function close(started: Started, model: TaskModel, decision: CloseDecision) {
    const reply = await post(`${PATH}/${started.id}/action/close`, {
      closeDecision: `CLOSE_DECISION_${decision}`,
      ...(decision === 'REVOKED' ? { confirmRevokeCount: model.openCount } : { comment: 'x' }),
    })
    expect(reply.status, reply.text).toBe(200)
    await jobs.work()
    model.close(decision)
    expect((await on.campaign(started.id)).state).toBe('ACCESS_REVIEW_STATE_CLOSED')
  }

  /** Everything as it was before the next campaign. */
  async function restore(model: TaskModel) {
    for (const who of model.disabled)
      await database.tx((tx) => updateUserStatus(tx, tenantId, ids.get(who) ?? '', 'ENABLED'))
    if (model.tasks.some(({ isGone }) => isGone)) await load({ ...DATA, grants: grantsBut(new Set()) })
  }

  return { start, agree, happenings, close, restore }
}

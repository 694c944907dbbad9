import { describe, expect, it } from 'vitest'
import { createTenant, listTenants } from '../../../server/auth/index.ts'
import { importFiles } from '../../../server/imports/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { enginesFor } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { COMPANY } from '../import/company.ts'
import { fingerprintOf } from './fingerprint.ts'

const PATH = '/api/v1/access_review'
/** What the background jobs of the installation write for every tenant. */
const BACKGROUND = ['jobs', 'audit_heads', 'audit_seals']
/** A rule of every kind: criteria, an expression on accounts, one on users. */
const SCOPE = {
  appSelectionCriteria: {},
  accountCelExpression: { expression: 'subject.displayName != "nobody"' },
  grantsByCriteria: {},
}

const engines = enginesFor('flows of tenants')

describe.each(engines)('a tenant beside another with the same ids and more grants, on %s (TEN-001)', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const { database } = server
  const load = async (tenantId: TenantId, files: Record<string, string>) => {
    const sync = await importFiles(database, {
      tenantId,
      source: { displayName: 'Files', kind: 'SOURCE_KIND_FILE' },
      files: Object.entries(files).map(([kind, text]) => ({
        fileName: `${kind}.csv`,
        bytes: (async function* () {
          yield Buffer.from(text)
        })(),
      })),
      skipBadRows: false,
      allowRemovals: true,
      maxRemovalPercent: 100,
    })
    if (sync.state !== 'SYNC_STATE_DONE') throw new Error(`not imported: ${sync.problem}`)
    return sync.counts
  }
  const call = async (method: string, path: string, body: unknown = method === 'POST' ? {} : undefined) => {
    const reply = await server.call(method, path, { body })
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.text}`)
    return reply.body
  }
  const [own] = await database.read(listTenants)
  const other = await database.tx((tx) => createTenant(tx, 'other.example.com', 'Other'))
  if (!own || !other) throw new Error('no tenants')
  const me: string = (await call('GET', '/api/v1/auth/introspect')).userId

  /** Previews and prepares a campaign; `seen` is what preview, items and ledger say, without its id. */
  const review = async () => {
    const { id } = (await call('POST', PATH, { displayName: 'Review', ownerIds: [me], scopeV2: SCOPE })).accessReview
      .accessReview
    const preview = await call('POST', `${PATH}/${id}/action/validate`)
    await call('POST', `${PATH}/${id}/action/prepare`)
    await eventually(async () => {
      const { state } = (await call('GET', `${PATH}/${id}`)).accessReview.accessReview
      if (state !== 'ACCESS_REVIEW_STATE_REVIEW') throw new Error(`still ${state}`)
    })
    const { list } = await call('POST', `${PATH}/${id}/items/search`)
    const { balanced, grantCount, itemCount } = await call('GET', `${PATH}/${id}/ledger`)
    const seen = JSON.stringify({ preview, items: list.length, balanced, grantCount, itemCount }).replaceAll(id, 'id')
    return { id, items: list.length, seen }
  }

  const state = async (id: string, wanted: string) =>
    eventually(async () => {
      const now = (await call('GET', `${PATH}/${id}`)).accessReview.accessReview.state
      if (now !== `ACCESS_REVIEW_STATE_${wanted}`) throw new Error(`still ${now}`)
    })
  /** Starts a campaign, changes, decides and submits its tasks, and closes it. */
  const decideAndClose = async (id: string) => {
    await call('POST', `${PATH}/${id}/action/start`)
    await state(id, 'OPEN')
    for (const part of ['assignment', 'summary', 'burn_down', 'apps', 'reviewers', 'close_preview'])
      await call('GET', `${PATH}/${id}/${part}`)
    const { list } = await call('POST', '/api/v1/search/tasks', { accessReviewIds: [id], pageSize: 100 })
    expect(list.length).toBeGreaterThan(2)
    const taskIds: string[] = list.map(({ task }: { task: { id: string } }) => task.id)
    const given = await call('POST', `${PATH}/${id}/tasks/reassign`, { taskIds, newStepUserIds: [me], comment: 'x' })
    expect(given).toBeDefined()
    const mine = await call('POST', `/api/v1/my_reviews/${id}/tasks/search`)
    await call('POST', `/api/v1/my_reviews/${id}/outline`)
    const decisions = mine.list.map(
      ({ taskId, policyStepId }: { taskId: string; policyStepId: string }, n: number) => ({
        taskId,
        policyStepId,
        decision: n % 2 === 0 ? 'APPROVE' : 'DENY',
        comment: 'x',
      }),
    )
    await call('POST', `${PATH}/${id}/pending_decisions`, { decisions })
    expect((await call('POST', `${PATH}/${id}/submissions`)).submission.submittedCount).toBe(decisions.length)
    await call('POST', `/api/v1/tasks/${taskIds[0]}/action/restart`, { comment: 'x' })
    await call('POST', `${PATH}/${id}/action/close`, { closeDecision: 'CLOSE_DECISION_SKIP', comment: 'x' })
    await state(id, 'CLOSED')
  }

  it('imports, previews, prepares, starts, decides and closes without reading or changing the rows of the other', async () => {
    await load(own.id, COMPANY)
    const alone = await review()
    expect(alone.items).toBeGreaterThan(0)

    await load(other.id, { ...COMPANY, grants: `${COMPANY.grants}crm,member,a1,,,,,\ncrm,admin,a1,,,,,\n` })
    const fingerprint = () => database.read((reader) => fingerprintOf(reader, other.id, BACKGROUND))
    const before = await fingerprint()
    expect(before.map(({ table }) => table)).toContain('grant_versions')

    const beside = await review()
    expect(beside.seen).toBe(alone.seen)
    await decideAndClose(beside.id)
    expect((await load(own.id, COMPANY)).grants).toMatchObject({ added: 0, removed: 0 })
    const fewer = COMPANY.grants.split('\n').slice(0, 3).join('\n')
    expect((await load(own.id, { ...COMPANY, grants: `${fewer}\n` })).grants).toMatchObject({ removed: 3 })
    expect(await fingerprint()).toEqual(before)
  })
})

import {
  ApplySyncRequest,
  PreviewRowList,
  SearchPreviewRequest,
  SyncPreviewReply,
} from '../../../contract/imports/preview.ts'
import type { SyncQuestion } from '../../../contract/imports/question.ts'
import { SyncReply } from '../../../contract/imports/source.ts'
import { Empty } from '../../../contract/wire/scalars.ts'
import { readOperation, searchOperation, writeOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { sha256Text } from '../../lib/json/canonical-json.ts'
import { differentNamesOf } from '../questions/different-names.ts'
import { KIND_WORDS } from '../questions/questions.ts'
import { APPLY_JOB } from '../syncs/import-files.ts'
import { findSync, lockSync, readSyncMapping, updateSync } from '../syncs/sync.store.ts'
import { findPreview } from './preview.store.ts'
import { searchPreviewRows } from './preview-rows.store.ts'

/** Tells one preview of one sync from all others. */
export const tokenOf = (tenantId: TenantId, syncId: string, hash: string) =>
  sha256Text([tenantId, syncId, hash].join('\n'))

export const previewSync = writeOperation({
  id: 'svc.api.source.v1.SyncService.Preview',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs/{id}/preview',
  tag: 'Sources',
  summary: 'See what a sync would change',
  description:
    'Call this after uploading all files. They are read and compared in the background, and nothing is changed; get the preview when the sync is in SYNC_STATE_PREVIEWED. Files that no mapping of the source fits are read with the preset or the suggestion that fits best.',
  permission: 'source.write',
  idempotent: true,
  body: Empty,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'sync_incomplete'],
  async run({ tx, tenant, jobs, audit, fail }, { params }) {
    const found = await findSync(tx, tenant.id, params.source_id, params.id)
    const held = found && (await lockSync(tx, tenant.id, found.id))
    if (!held) return fail('not_found', { thing: 'sync' })
    const open = ['SYNC_STATE_UPLOADING', 'SYNC_STATE_PREVIEWED', 'SYNC_STATE_NEEDS_CONFIRMATION'] as const
    if (!open.some((state) => state === held.state))
      return fail('sync_ended', { state: held.state, wanted: 'previewed' })
    const unfinished = held.files.find(({ complete }) => !complete)
    if (unfinished) return fail('sync_incomplete', { file: unfinished.fileName })
    await updateSync(tx, tenant.id, held.id, open, { state: 'SYNC_STATE_CHECKING', problem: '', phase: 'Waiting' })
    await jobs.enqueue(APPLY_JOB, { syncId: held.id, isPreview: true }, { key: held.id })
    audit({ target: held.id })
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})

export const getSyncPreview = readOperation({
  id: 'svc.api.source.v1.SyncService.GetPreview',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}/preview',
  tag: 'Sources',
  summary: 'Get the preview of a sync',
  description: 'What would be added, changed and removed, with samples, and what is odd.',
  permission: 'source.read',
  reply: SyncPreviewReply,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    const stored = await findPreview(db, tenant.id, sync.id)
    if (!stored) return fail('not_found', { thing: 'preview' })
    const previewToken = tokenOf(tenant.id, sync.id, stored.hash)
    const about = { syncId: sync.id, previewToken, createdAt: stored.createdAt.toISOString() }
    const different = await differentNamesOf(db, tenant.id, sync.sourceId)
    const lookAlikes = stored.result.lookAlikes.filter((pair) => !different.has(pair))
    return { preview: { ...stored.result, lookAlikes, ...about, questions: sync.questions } }
  },
})

export const searchSyncPreview = searchOperation({
  id: 'svc.api.source.v1.SyncService.SearchPreview',
  path: '/api/v1/sources/{source_id}/syncs/{id}/preview/search',
  tag: 'Sources',
  summary: 'Search what a sync would change',
  description:
    'The rows of the last preview, by kind and change. Of one kind and change the first 100,000 rows are kept, until the sync ends; the counts of the preview are exact.',
  permission: 'source.read',
  body: SearchPreviewRequest,
  reply: PreviewRowList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params, request }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    const stored = await findPreview(db, tenant.id, sync.id)
    // Another preview has other rows, so a page of one does not continue in the next.
    return stored ? { syncId: sync.id, hash: stored.hash, ...request } : fail('not_found', { thing: 'preview' })
  },
  fetch: ({ db, tenant }, { filter: { syncId, ...filter }, after: [kind, change, position], limit }) =>
    searchPreviewRows(db, tenant.id, syncId, filter, {
      after: kind === undefined ? undefined : [kind, change ?? '', Number(position)],
      limit,
    }),
  keyOf: ({ kind, change, position }) => [kind, change, String(position)],
  view: (_, rows) => rows.map(({ position: _, ...row }) => row),
})

/** "25 of 100 grants and 3 of 10 accounts" */
const removalsText = (removals: readonly SyncQuestion[]) =>
  removals.map(({ kind, count, total }) => `${count} of ${total} ${KIND_WORDS[kind]}`).join(' and ')

export const applySyncOperation = writeOperation({
  id: 'svc.api.source.v1.SyncService.Apply',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/syncs/{id}/apply',
  tag: 'Sources',
  summary: 'Apply a sync as it was previewed',
  description:
    'Exactly what the preview shows is applied, in the background. When the access data changed meanwhile in a way that matters, nothing is, and the sync waits for another preview.',
  permission: 'source.write',
  idempotent: true,
  body: ApplySyncRequest,
  reply: SyncReply,
  errors: ['not_found', 'sync_ended', 'preview_changed', 'count_changed', 'left_out_limit', 'removal_limit'],
  async run({ tx, tenant, jobs, audit, fail, invalid }, { params, body }) {
    const found = await findSync(tx, tenant.id, params.source_id, params.id)
    const held = found && (await lockSync(tx, tenant.id, found.id))
    if (!held) return fail('not_found', { thing: 'sync' })
    if (held.state !== 'SYNC_STATE_PREVIEWED') return fail('sync_ended', { state: held.state, wanted: 'applied' })
    const stored = await findPreview(tx, tenant.id, held.id)
    if (!stored || tokenOf(tenant.id, held.id, stored.hash) !== body.previewToken)
      return invalid({
        field: 'previewToken',
        description: 'does not match the last preview of this sync; get the preview again',
      })
    if (stored.isExpired)
      return invalid({ field: 'previewToken', description: 'has expired after 24 hours; make a new preview' })
    // The mapping of the source has changed, and with it what the files say.
    const about = await readSyncMapping(tx, tenant.id, held.id)
    if (!about?.staged) return fail('preview_changed')
    const { leftOutCount } = held
    if (leftOutCount > 0 && body.leftOutCount !== undefined && body.leftOutCount !== leftOutCount)
      return fail('count_changed', { what: 'rows that cannot be imported', count: String(leftOutCount) })
    const asksLeftOut = held.questions.some(({ code }) => code === 'left_out_rows' || code === 'left_out_limit')
    const removals = held.questions.filter(({ code }) => code === 'removal_limit')
    if (asksLeftOut && body.leftOutCount === undefined) return fail('left_out_limit', { count: String(leftOutCount) })
    if (removals.length > 0 && !body.allowRemovals) {
      const { removedCounts } = body
      if (!removedCounts) return fail('removal_limit', { removals: removalsText(removals) })
      const wrong = removals.find(({ kind, count }) => removedCounts[kind] !== count)
      if (wrong) return fail('count_changed', { what: `removed ${KIND_WORDS[wrong.kind]}`, count: String(wrong.count) })
    }
    await updateSync(tx, tenant.id, held.id, ['SYNC_STATE_PREVIEWED'], {
      state: 'SYNC_STATE_QUEUED',
      problem: '',
      agreedHash: stored.hash,
      agreedLeftOut: body.leftOutCount,
      allowRemovals: body.allowRemovals || removals.length > 0,
    })
    await jobs.enqueue(APPLY_JOB, { syncId: held.id }, { key: held.id })
    audit({ target: held.id, detail: { leftOutCount: body.leftOutCount ?? 0 } })
    const sync = await findSync(tx, tenant.id, params.source_id, params.id)
    return sync ? { sync } : fail('not_found', { thing: 'sync' })
  },
})

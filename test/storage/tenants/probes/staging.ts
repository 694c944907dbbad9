import type { Tx } from '../../../../server/db/index.ts'
import { sql } from '../../../../server/db/sql.ts'
import * as previews from '../../../../server/imports/preview/preview.store.ts'
import * as previewRows from '../../../../server/imports/preview/preview-rows.store.ts'
import * as problems from '../../../../server/imports/problems/problem.store.ts'
import { findSettled, settleRows } from '../../../../server/imports/stage/settle.store.ts'
import { StagingEnded } from '../../../../server/imports/stage/stage-table.ts'
import * as staging from '../../../../server/imports/stage/staging.store.ts'
import * as uploads from '../../../../server/imports/stage/upload.store.ts'
import { KIND, PART, PROBLEM, ROWS, SHAPE, STAGING_ID, SUMMARY, UPLOAD } from '../import-things.ts'
import { after, type Probe, refusedBy, type Things } from '../things.ts'

const uploadOf = (t: Things) => ({ tenantId: t.b, syncId: t.sync, ...UPLOAD })
const readingOf = (t: Things) => ({ tenantId: t.b, syncId: t.sync, stagingId: STAGING_ID })
/** What is staged is staged while the sync is checked. */
const whileChecked =
  (probe: Probe): Probe =>
  async (db, t) => {
    await db.count(sql`update syncs set state = 'SYNC_STATE_CHECKING' where sync_id = ${t.sync}`)
    return probe(db, t)
  }
const lostRows = async (db: Tx) => (await db.rows(sql`select 1 from sync_batches`)).length - 1

/** Whoever does not read the sync is told so. */
const unlessEnded = (work: Promise<unknown>) =>
  work.then(
    () => 1,
    (error) => {
      if (error instanceof StagingEnded) return 0
      throw error
    },
  )

const insertPreviewRow = (db: Tx, t: Things) =>
  db.count(sql`
    insert into sync_preview_rows (tenant_id, sync_id, kind, change, position, app, name, holder, fields)
    values (${t.a}, ${t.sync}, 'apps', 'added', 1, '', 'x', '', '[]')`)

export const STAGING_PROBES: Record<string, Probe> = {
  'upload.store.insertPart': (db, t) => uploads.insertPart(db, uploadOf(t), { ...PART, part: 1 }),
  'upload.store.completeUpload': (db, t) => uploads.completeUpload(db, uploadOf(t), SUMMARY),
  'upload.store.listUploads': (db, t) => uploads.listUploads(db, t.b, t.sync),
  'upload.store.readPart': (db, t) => uploads.readPart(db, t.b, UPLOAD.uploadId, 0),
  'upload.store.dropUpload': (db, t) => uploads.dropUpload(db, uploadOf(t)),
  'upload.store.purgeSpool': async (db, t) => {
    await db.count(
      sql`update syncs set keep_files_days = 1, finished_at = now() - interval '2 days' where tenant_id = ${t.a}`,
    )
    return uploads.purgeSpool(db, t.b, 10)
  },
  'upload.store.dropSpool': (db, t) => uploads.dropSpool(db, t.b, t.sync),
  'staging.store.beginStaging': whileChecked((db, t) => staging.beginStaging(db, readingOf(t))),
  'staging.store.insertTable': whileChecked((db, t) => staging.insertTable(db, readingOf(t), 2, SHAPE, 0)),
  'staging.store.insertRows': whileChecked((db, t) => staging.insertRows(db, readingOf(t), { ...ROWS, line: 2 })),
  'staging.store.insertRowProblems': whileChecked((db, t) =>
    staging.insertRowProblems(db, readingOf(t), { number: 1, name: 'users.csv' }, [PROBLEM]),
  ),
  'staging.store.updateTable': whileChecked((db, t) =>
    staging.updateTable(db, readingOf(t), { number: 1, rowCount: 1, emptyCount: 0, repeatedCount: 0, filtered: {} }),
  ),
  'staging.store.insertKind': whileChecked((db, t) =>
    staging.insertKind(db, readingOf(t), { ...KIND, tableNumber: 2 }),
  ),
  'staging.store.dropTableRows': whileChecked(async (db, t) => {
    await staging.dropTableRows(db, readingOf(t), 1)
    return lostRows(db)
  }),
  'staging.store.endStaging': whileChecked((db, t) =>
    staging.endStaging(db, readingOf(t), { mapping: undefined, presetId: '', inputs: '' }),
  ),
  'staging.store.isStaging': whileChecked(async (db, t) => (await staging.isStaging(db, readingOf(t))) || undefined),
  'settle.store.findSettled': whileChecked((db, t) =>
    unlessEnded(findSettled({ tx: (work: (tx: Tx) => Promise<never>) => work(db) }, readingOf(t))),
  ),
  'settle.store.settleRows': whileChecked(async (db, t) => {
    await findSettled({ tx: (work: (tx: Tx) => Promise<never>) => work(db) }, { ...readingOf(t), tenantId: t.a })
    return unlessEnded(settleRows(db, readingOf(t)))
  }),
  'staging.store.stagedKinds': (db, t) => staging.stagedKinds(db, t.b, t.sync),
  'staging.store.stagedCounts': (db, t) => staging.stagedCounts(db, t.b, t.sync),
  'staging.store.unusualAddresses': after(
    (t) =>
      sql`update sync_batches set rows = 'x' || chr(29) || 'ü@example.com' where tenant_id = ${t.a} and sync_id = ${t.sync}`,
    (db, t) => staging.unusualAddresses(db, t.b, t.sync, 10),
  ),
  'staging.store.dropStaged': async (db, t) => {
    await db.count(sql`update syncs set state = 'SYNC_STATE_DONE'`)
    await db.count(sql`insert into syncs (tenant_id, sync_id, source_id, state)
      values (${t.a}, 'another', ${t.source}, 'SYNC_STATE_UPLOADING')`)
    await staging.dropStaged(db, t.b, t.sync)
    return lostRows(db)
  },
  'preview.store.findPreview': async (db, t) => {
    await previews.insertPreview(db, t.a, t.sync, 'hash', {})
    return previews.findPreview(db, t.b, t.sync)
  },
  'preview-rows.store.listPreviewSamples': async (db, t) => {
    await insertPreviewRow(db, t)
    return previewRows.listPreviewSamples(db, t.b, t.sync)
  },
  'preview-rows.store.searchPreviewRows': async (db, t) => {
    await insertPreviewRow(db, t)
    return previewRows.searchPreviewRows(db, t.b, t.sync, {}, { after: undefined, limit: 10 })
  },
  'preview-rows.store.deletePreviewRows': async (db, t) => {
    await insertPreviewRow(db, t)
    return previewRows.deletePreviewRows(db, t.b, t.sync)
  },
  'preview.store.listNamedPeople': (db, t) => previews.listNamedPeople(db, t.b, '', 10),
  'preview.store.listNewPeople': async (db, t) => {
    await db.count(sql`create temp table next_user on commit drop as
      select u.*, null::bigint as old_version from users u where u.tenant_id = ${t.a}`)
    return previews.listNewPeople(db, t.b, '', 10)
  },
  'preview.store.listPeopleNotFound': async (db, t) => {
    await db.count(sql`update sync_faults set reason = 'person_not_found' where tenant_id = ${t.a}`)
    return previews.listPeopleNotFound(db, t.b, t.sync)
  },
  'problem.store.listAmbiguousDates': (db, t) => problems.listAmbiguousDates(db, t.b, t.sync),
  'problem.store.groupProblems': (db, t) => problems.groupProblems(db, t.b, t.sync),
  'problem.store.searchProblemRows': (db, t) =>
    problems.searchProblemRows(db, t.b, t.sync, {}, { after: '0', limit: 10 }),
  'problem.store.listProblemRows': (db, t) => problems.listProblemRows(db, t.b, t.sync),
}

/** Writes of B that name things of A: A's rows stay as they are. */
export const STAGING_WRITES: Record<string, Probe> = {
  'upload.store.beginUpload': (db, t) =>
    refusedBy('sync_uploads_tenant_id_sync_id_fkey', uploads.beginUpload(db, uploadOf(t))),
  'preview.store.insertPreview': (db, t) =>
    refusedBy('sync_previews_tenant_id_sync_id_fkey', previews.insertPreview(db, t.b, t.sync, 'hash', {})),
}

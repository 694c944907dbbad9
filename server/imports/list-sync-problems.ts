import { SyncProblemList } from '../../contract/imports/preview.ts'
import { CsvText } from '../../contract/wire/scalars.ts'
import { readOperation } from '../http/index.ts'
import { csvLine } from '../lib/csv-print.ts'
import type { FileKind } from './columns.ts'
import { proposeFixes } from './map/index.ts'
import { groupProblems, listProblemRows } from './problem.store.ts'
import { findSync } from './sync.store.ts'

export const listSyncProblems = readOperation({
  id: 'svc.api.source.v1.SyncService.ListProblems',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}/problems',
  tag: 'Sources',
  summary: 'List the problems of a sync by cause',
  description: 'Each with its rows, values and the changes of the mapping that would cure it. At most 500 causes.',
  permission: 'source.read',
  reply: SyncProblemList,
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    const groups = await groupProblems(db, tenant.id, sync.id)
    return {
      list: groups.map(({ tableNumber, ...group }) => {
        const fixes = proposeFixes({
          reason: group.reason,
          file: tableNumber - 1,
          column: group.column,
          ...(group.kind ? { kind: group.kind as FileKind, field: group.column } : {}),
          values: group.values.map(({ value }) => value),
        })
        return {
          ...group,
          fixes: fixes.map(({ sentence, fix, choices = [] }) => ({ sentence, fix: { ...fix }, choices })),
        }
      }),
    }
  },
})

export const downloadSyncProblems = readOperation({
  id: 'svc.api.source.v1.SyncService.DownloadProblems',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}/problems.csv',
  tag: 'Sources',
  summary: 'Download the problems of a sync as CSV',
  description:
    'One line for each problem. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
  permission: 'source.read',
  maxConcurrent: 2,
  reply: CsvText,
  replyType: 'text/csv',
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    const rows = await listProblemRows(db, tenant.id, sync.id)
    const head = csvLine(['file', 'line', 'effect', 'reason', 'column', 'value', 'problem'])
    const lines = rows.map((row) =>
      csvLine([
        row.fileName,
        String(row.line),
        row.effect.toLowerCase(),
        row.reason,
        row.column,
        row.value,
        row.problem,
      ]),
    )
    return [head, ...lines].join('')
  },
})

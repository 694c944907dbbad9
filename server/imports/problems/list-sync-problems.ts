import { SearchProblemsRequest, SyncProblemList, SyncProblemRowList } from '../../../contract/imports/preview.ts'
import { CsvText } from '../../../contract/wire/scalars.ts'
import { readOperation, searchOperation } from '../../http/index.ts'
import { canonicalJson } from '../../lib/json/canonical-json.ts'
import type { FileKind } from '../columns.ts'
import { applyFixes, type Cause, checkMapping, type Mapping, personColumn, proposeFixes } from '../map/index.ts'
import { findKnownPeople } from '../stage/known.store.ts'
import { findSync, readSyncMapping } from '../syncs/sync.store.ts'
import { groupProblems, listProblemRows, type ProblemGroup, searchProblemRows } from './problem.store.ts'
import { problemsCsv } from './problems-csv.ts'

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
    const [groups, about] = [await groupProblems(db, tenant.id, sync.id), await readSyncMapping(db, tenant.id, sync.id)]
    const mapping = about?.mapping ?? undefined
    const people = mapping ? new Set(await findKnownPeople(db, tenant.id, namesOf(groups))) : new Set<string>()
    return {
      list: groups.map(({ mappingFile: file, field, ...group }) => ({
        ...group,
        fixes: workingFixes(mapping, {
          reason: group.reason,
          file,
          // Whose an account is was looked up after its columns had become fields.
          column: isOfPeople(group) ? personColumn(mapping?.files[file]) : group.column,
          ...(group.kind && field ? { kind: group.kind as FileKind, field } : {}),
          values: group.values.map(({ value }) => value),
          people,
        }),
      })),
    }
  },
})

type Group = Pick<ProblemGroup, 'reason' | 'kind' | 'values'>
const isOfPeople = ({ reason, kind }: Group) => reason === 'person_not_found' && kind === 'accounts'

/** What people who were not found are called, with and without an ending. */
const namesOf = (groups: readonly Group[]): string[] =>
  groups
    .filter(isOfPeople)
    .flatMap(({ values }) => values.map(({ value }) => value.toLowerCase()))
    .flatMap((name) => [name, name.slice(0, Math.max(0, name.lastIndexOf('.')))])
    .filter((name) => name !== '')

/** The changes that the mapping can take. Our own files have no mapping, so nothing can be changed about them. */
function workingFixes(mapping: Mapping | undefined, cause: Cause) {
  if (!mapping) return []
  const before = canonicalJson(mapping)
  return proposeFixes(cause)
    .filter(({ fix }) => {
      const { mapping: after } = checkMapping(applyFixes(mapping, [fix]))
      return after !== undefined && canonicalJson(after) !== before
    })
    .map(({ sentence, fix, choices = [] }) => ({ sentence, fix: { ...fix }, choices }))
}

export const searchSyncProblems = searchOperation({
  id: 'svc.api.source.v1.SyncService.SearchProblems',
  path: '/api/v1/sources/{source_id}/syncs/{id}/problems/search',
  tag: 'Sources',
  summary: 'Search the rows with problems of a sync',
  description:
    'The rows of a cause: send its effect, reason, fileName, kind and column as the list of problems has them. In the order of the files.',
  permission: 'source.read',
  body: SearchProblemsRequest,
  reply: SyncProblemRowList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params, request }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    return sync ? { syncId: sync.id, ...request } : fail('not_found', { thing: 'sync' })
  },
  fetch: ({ db, tenant }, { filter: { syncId, ...filter }, after: [faultId = '0'], limit }) =>
    searchProblemRows(db, tenant.id, syncId, filter, { after: faultId, limit }),
  keyOf: ({ faultId }) => [faultId],
  view: (_, rows) => rows.map(({ faultId: _, ...row }) => row),
})

export const downloadSyncProblems = readOperation({
  id: 'svc.api.source.v1.SyncService.DownloadProblems',
  method: 'GET',
  path: '/api/v1/sources/{source_id}/syncs/{id}/problems.csv',
  tag: 'Sources',
  summary: 'Download the problems of a sync as CSV',
  description:
    'One line for each problem, rows that are left out first; after them at most 100,000 warnings: file, sheet, line, effect, reason, column, field, value and what is wrong. A cell that a spreadsheet would take for a formula begins with an apostrophe.',
  permission: 'source.read',
  maxConcurrent: 2,
  reply: CsvText,
  replyType: 'text/csv',
  errors: ['not_found'],
  async run({ db, tenant, fail }, { params }) {
    const sync = await findSync(db, tenant.id, params.source_id, params.id)
    if (!sync) return fail('not_found', { thing: 'sync' })
    return problemsCsv(await listProblemRows(db, tenant.id, sync.id), sync.warningCount)
  },
})

import { WorkListQuery } from '../../../contract/revocation/revocation.ts'
import { CsvText } from '../../../contract/wire/scalars.ts'
import { PUBLIC_URL } from '../../auth/index.ts'
import { loadVisibleCampaign } from '../../campaign/index.ts'
import { readOperation } from '../../http/index.ts'
import type { ReadContext } from '../../http/operation.ts'
import { csvLine } from '../../lib/csv/csv-print.ts'
import { listWork } from './revocation-rows.store.ts'
import { shownTo } from './shown-to.ts'
import { WORK_LIST_COLUMNS, workLines } from './work-list.rules.ts'

const PAGE = 5_000

/** The list as CSV. Read in pages, so that no statement takes long. */
async function workList(
  context: Pick<ReadContext, 'db' | 'tenant' | 'actor' | 'settings'>,
  of: { campaignId?: string; since?: string },
): Promise<string> {
  const { db, tenant } = context
  const shown = await shownTo(db, context)
  const base = new URL(`${context.settings.get(PUBLIC_URL).protocol}//${tenant.host}`)
  const parts = [csvLine(WORK_LIST_COLUMNS)]
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const rows = await listWork(db, tenant.id, shown, { ...of, after, limit: PAGE })
    parts.push(...rows.map((row) => workLines(row, base)))
    after = rows.length < PAGE ? undefined : rows.at(-1)?.number
  }
  return parts.join('')
}

const described =
  'One line for each thing that has to be removed, without what another task removes and what waits for an owner or for proof. A cell that a spreadsheet would take for a formula begins with an apostrophe.'

export const getWorkList = readOperation({
  id: 'svc.api.accessreview.v1.RevocationService.GetWorkList',
  method: 'GET',
  path: '/api/v1/access_review/{id}/work_list',
  tag: 'Removal',
  summary: 'Download the removal work of a campaign as CSV',
  description: described,
  permission: 'signed_in',
  maxConcurrent: 4,
  query: WorkListQuery,
  reply: CsvText,
  replyType: 'text/csv',
  errors: ['not_found'],
  async run(context, { params, query: { since } }) {
    const { message } = await loadVisibleCampaign(context, params.id)
    return workList(context, { campaignId: message.id, ...(since === undefined ? {} : { since }) })
  },
})

export const getMyWorkList = readOperation({
  id: 'svc.api.accessreview.v1.RevocationService.GetMyWorkList',
  method: 'GET',
  path: '/api/v1/work_list',
  tag: 'Removal',
  summary: 'Download your removal work as CSV',
  description: `Of apps that you own and entitlements that name you for their removal, of all campaigns. ${described}`,
  permission: 'signed_in',
  maxConcurrent: 4,
  query: WorkListQuery,
  reply: CsvText,
  replyType: 'text/csv',
  errors: [],
  run: (context, { query: { since } }) => workList(context, since === undefined ? {} : { since }),
})

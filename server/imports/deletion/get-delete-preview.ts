import { DeleteSourcePreview } from '../../../contract/imports/source.ts'
import { readOperation } from '../../http/index.ts'
import { findSource } from '../sources/source.store.ts'
import type { SourceUsages } from './begin-deletion.ts'
import { countCampaignsOfSource, countSourceData } from './delete-source.store.ts'

export const getDeletePreview = ({ campaigns }: SourceUsages) =>
  readOperation({
    id: 'svc.api.source.v1.SourceService.GetDeletePreview',
    method: 'GET',
    path: '/api/v1/sources/{source_id}/delete_preview',
    tag: 'Sources',
    summary: 'See what deleting a source would take away',
    description: 'Counts by kind, and of the campaigns with its access by state. Deleting needs the number of grants.',
    permission: 'source.read',
    reply: DeleteSourcePreview,
    errors: ['not_found'],
    async run({ db, tenant, fail }, { params }) {
      const { source_id: sourceId } = params
      if (!(await findSource(db, tenant.id, sourceId))) return fail('not_found', { thing: 'source' })
      return {
        sourceId,
        ...(await countSourceData(db, tenant.id, sourceId)),
        campaigns: await countCampaignsOfSource(db, tenant.id, sourceId, campaigns),
      }
    },
  })

import { DeleteSourceRequest, SyncReply } from '../../../contract/imports/source.ts'
import { writeOperation } from '../../http/index.ts'
import { findSync } from '../syncs/sync.store.ts'
import { beginDeletion, type SourceUsages } from './begin-deletion.ts'

export const deleteSource = (usages: SourceUsages) =>
  writeOperation({
    id: 'svc.api.source.v1.SourceService.Delete',
    method: 'DELETE',
    path: '/api/v1/sources/{source_id}',
    tag: 'Sources',
    summary: 'Delete a source with everything it has',
    description:
      'Removes its apps and everything in them, and marks its people as deleted; Super Administrators stay. Needs the number of grants that the preview shows. This runs in the background: the reply is the last sync of the source, and its state says when it is done. Prepared, open and closed campaigns keep their items and ledgers. Deleting a source proves no removal: open removals of its grants need attention afterwards. Refused while a sync of the source or the preparation of a campaign is in progress.',
    permission: 'source.write',
    idempotent: false,
    changesAccess: true,
    body: DeleteSourceRequest,
    reply: SyncReply,
    errors: ['not_found', 'count_changed', 'sync_under_way', 'preparation_under_way', 'source_deleting'],
    async run({ tx, tenant, actor, jobs, audit, fail }, { params, body: { expectedGrantCount } }) {
      const request = { sourceId: params.source_id, expectedGrantCount, createdBy: actor.userId }
      const begun = await beginDeletion(tx, tenant.id, request, usages)
      if ('error' in begun) return fail(begun.error, begun.params)
      await jobs.enqueue(begun.job.kind, begun.job.payload, { key: begun.job.key })
      audit({ target: params.source_id, detail: { displayName: begun.displayName, expectedGrantCount } })
      const sync = await findSync(tx, tenant.id, params.source_id, begun.syncId)
      return sync ? { sync } : fail('not_found', { thing: 'sync' })
    },
  })

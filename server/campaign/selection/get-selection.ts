import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import { readOperation } from '../../http/index.ts'
import { loadVisibleCampaign } from '../load-campaign.ts'
import { listEntries } from './selection.store.ts'
import type { Selection } from './selections.ts'

/** The scope as a member of a reply; absent when there is none. */
export const scopeMember = (scopeV2: AccessReviewScopeV2 | undefined) => (scopeV2 ? { scopeV2 } : {})

export const getSelection = ({ list, path, service, name, member, reply, toRef }: Selection) =>
  readOperation({
    id: `svc.api.accessreview.v1.AccessReviewSetupService.Get${service}`,
    method: 'GET',
    path: `/api/v1/access_review/{access_review_id}/${path}`,
    tag: 'Access Review',
    summary: `List the ${name} of a campaign`,
    description: `The selection applies while the scope has \`${member}\`.`,
    permission: 'signed_in',
    versioned: true,
    reply,
    errors: ['not_found'],
    async run(context, { params }) {
      const { message } = await loadVisibleCampaign(context, params.access_review_id)
      const entries = await listEntries(context.db, context.tenant.id, message.id, list)
      return { list: entries.map(toRef), ...scopeMember(message.scopeV2) }
    },
  })

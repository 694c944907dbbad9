import type { AccessReviewScopeV2 } from '../../contract/scope.ts'
import { readOperation } from '../http/index.ts'
import { reachOf } from './campaign.rules.ts'
import { findCampaign } from './campaign.store.ts'
import { CampaignPath } from './paths.ts'
import { listEntries } from './selection.store.ts'
import type { Selection } from './selections.ts'

/** A scope as a member of a reply. */
export const scopeMember = (scopeV2: AccessReviewScopeV2 | undefined) => (scopeV2 ? { scopeV2 } : {})

export const getSelection = ({ list, path, service, name, member, reply, toRef }: Selection) =>
  readOperation({
    id: `svc.api.accessreview.v1.AccessReviewSetupService.Get${service}`,
    method: 'GET',
    path: `/api/v1/access_review/{access_review_id}/${path}`,
    tag: 'Access Review',
    summary: `List the ${name} of a campaign`,
    description: `They count while the scope has \`${member}\`.`,
    permission: 'signed_in',
    versioned: true,
    params: CampaignPath,
    reply,
    errors: ['not_found'],
    async run({ db, tenant, actor, fail, setVersion }, { params }) {
      const campaign = await findCampaign(db, tenant.id, params.access_review_id, reachOf(actor))
      if (!campaign) return fail('not_found', { thing: 'campaign' })
      setVersion(campaign.revision)
      const entries = await listEntries(db, tenant.id, campaign.message.id, list)
      return { list: entries.map(toRef), ...scopeMember(campaign.message.scopeV2) }
    },
  })

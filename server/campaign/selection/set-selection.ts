import type { AccessReviewScopeV2 } from '../../../contract/campaign/scope.ts'
import { writeOperation } from '../../http/index.ts'
import { SCOPE_REASONS } from '../../scope/index.ts'
import { MANAGING_ERRORS } from '../load-campaign.ts'
import { changeSelection } from './change-selection.ts'
import { scopeMember } from './get-selection.ts'
import { listEntries } from './selection.store.ts'
import type { Selection } from './selections.ts'

export const setSelection = ({
  list,
  path,
  service,
  name,
  member,
  thing,
  reply,
  request,
  example,
  toEntry,
  toRef,
}: Selection) =>
  writeOperation({
    id: `svc.api.accessreview.v1.AccessReviewSetupService.Set${service}`,
    method: 'POST',
    path: `/api/v1/access_review/{access_review_id}/${path}`,
    tag: 'Access Review',
    summary: `Replace the ${name} of a draft`,
    description: `The selection applies while the scope has \`${member}\`. If \`scopeV2\` is omitted, the scope does not change.`,
    permission: 'campaign.own',
    idempotent: true,
    versioned: true,
    body: request,
    reply,
    errors: MANAGING_ERRORS,
    fieldReasons: SCOPE_REASONS,
    example: { list: [example], scopeV2: { [member]: {} } },
    async run(context, { params, body }) {
      const { tx, tenant } = context
      const { list: refs = [], scopeV2 } = body as { list?: never[]; scopeV2?: AccessReviewScopeV2 }
      const id = params.access_review_id
      const campaign = await changeSelection(context, id, {
        ...{ list, entries: refs.map(toEntry), field: 'list', thing, scopeV2 },
      })
      return { list: (await listEntries(tx, tenant.id, id, list)).map(toRef), ...scopeMember(campaign.scopeV2) }
    },
  })

import type { Static, TObject } from 'typebox'
import type { Permission } from '../../contract/auth/roles.ts'
import { CAMPAIGN_EXPAND_PATHS, CampaignActionReply, CampaignActionRequest } from '../../contract/campaign/campaign.ts'
import type { ErrorName, FieldReason } from '../../contract/wire/errors.ts'
import { writeOperation } from '../http/index.ts'
import type { WriteContext } from '../http/operation.ts'
import { reachOf } from './campaign.rules.ts'
import { type ActionName, actionTraits, allowsAction, stageOf } from './campaign.stages.ts'
import { type Campaign, findCampaign } from './campaign.store.ts'
import { campaignReply } from './campaign-view.ts'
import { lockManagedCampaign, MANAGING_ERRORS } from './load-campaign.ts'

/** `E` are the errors of the action besides those of every action. */
export type ActionContext<E extends ErrorName = never> = Pick<
  WriteContext,
  'tx' | 'tenant' | 'actor' | 'settings' | 'jobs' | 'invalid'
> & {
  fail(error: 'invalid_state' | E, params?: Record<string, string | number>): never
}

/** An action on a campaign, contributed by a later domain: an operation of its own, and an update of `state` runs it. */
export interface CampaignAction<B extends TObject = TObject, E extends ErrorName = never> {
  name: ActionName
  /** Last part of the id of its operation. */
  method: string
  summary: string
  description: string
  permission: Permission
  fieldReasons?: readonly FieldReason[]
  errors?: readonly E[]
  /** The request, if it has more than `expandMask`; an update of `state` runs the action with an empty one. */
  body?: B
  example?: Static<B>
  /** The campaign is locked. `fieldPrefix` is put before the names of fields in violations. */
  act(context: ActionContext<E>, campaign: Campaign, fieldPrefix: string, body: Partial<Static<B>>): Promise<void>
}

/** Declares an action with its own request and errors. */
export const campaignAction = <B extends TObject, E extends ErrorName = never>(
  action: CampaignAction<B, E>,
): CampaignAction => action as unknown as CampaignAction

/** Fails unless an action is possible in the state of a campaign. */
export function requireAction(
  { fail }: Pick<ActionContext, 'fail'>,
  { message: { state } }: Campaign,
  action: ActionName,
): void {
  if (!allowsAction(state, action))
    fail('invalid_state', { state, wanted: actionTraits(action).participle, hint: stageOf(state).hint })
}

/** The operation of an action; it replies with the campaign after the action. */
export const actionOperation = ({
  name,
  method,
  summary,
  description,
  permission,
  fieldReasons = [],
  errors = [],
  body: request = CampaignActionRequest,
  example = {},
  act,
}: CampaignAction) =>
  writeOperation({
    id: `svc.api.accessreview.v1.AccessReviewService.${method}`,
    method: 'POST',
    path: `/api/v1/access_review/{id}/action/${name}`,
    tag: 'Access Review',
    summary,
    description,
    permission,
    idempotent: true,
    versioned: true,
    body: request as typeof CampaignActionRequest,
    reply: CampaignActionReply,
    errors: [...MANAGING_ERRORS, 'unknown_expand_path', ...errors],
    fieldReasons,
    example: { expandMask: { paths: ['policy_id'] }, ...example },
    async run(context, { params: { id }, body }) {
      const { tx, tenant, actor, audit, expand, fail, setVersion } = context
      const expansion = expand(body.expandMask, CAMPAIGN_EXPAND_PATHS)
      const campaign = await lockManagedCampaign(context, id)
      requireAction(context, campaign, name)
      await act(context, campaign, '', body)
      audit({ campaign: id, detail: { from: campaign.message.state } })
      const after = await findCampaign(tx, tenant.id, id, reachOf(actor))
      if (!after) return fail('not_found', { thing: 'campaign' })
      setVersion(after.revision)
      return campaignReply(tx, tenant.id, actor, after, expansion)
    },
  })

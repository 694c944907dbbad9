import type { Static } from 'typebox'
import type { AccessReview, AccessReviewTaskColumnRef } from '../../../contract/campaign/campaign.ts'
import type { View } from './inbox.sql.ts'

type ColumnRef = Static<typeof AccessReviewTaskColumnRef>

export const VIEWS: readonly View[] = ['BY_APP', 'BY_USER', 'BY_RESOURCE', 'UNSTRUCTURED']
export const viewType = (view: View) => `ACCESS_REVIEW_VIEW_TYPE_${view}` as AccessReview['defaultView']

/** The view that a request names, else that of the campaign, else by app. */
export function viewOf(requested: string | undefined, { defaultView }: Pick<AccessReview, 'defaultView'>): View {
  const named = [requested, defaultView].map((view) => view?.replace('ACCESS_REVIEW_VIEW_TYPE_', ''))
  return VIEWS.find((view) => view === named.find((name) => name && name !== 'UNSPECIFIED')) ?? 'BY_APP'
}

/** What each view shows when the campaign names no columns. */
const DEFAULTS: Record<View, readonly string[]> = {
  BY_APP: ['ACCOUNT_OWNER', 'LAST_LOGIN', 'INSIGHTS'],
  BY_USER: ['ENTITLEMENT', 'RISK_LEVEL', 'LAST_LOGIN', 'INSIGHTS'],
  BY_RESOURCE: ['ACCOUNT_OWNER', 'INHERITED_FROM', 'LAST_LOGIN', 'INSIGHTS'],
  UNSTRUCTURED: ['ACCOUNT_OWNER', 'APP', 'ENTITLEMENT', 'RESOURCE', 'RISK_LEVEL', 'LAST_LOGIN', 'INSIGHTS'],
}

/** Account attributes that reviewers may see, in the order of the campaign. */
export const attributeKeysOf = ({
  reviewerAttributeConfig,
}: Pick<AccessReview, 'reviewerAttributeConfig'>): string[] => [
  ...new Set(reviewerAttributeConfig?.bindings?.map(({ attributeKey }) => attributeKey)),
]

/** The columns of a view. An attribute is a column only where reviewers may see it. */
export function columnsOf(
  view: View,
  campaign: Pick<AccessReview, 'columnConfig' | 'reviewerAttributeConfig'>,
): ColumnRef[] {
  const { columnConfig } = campaign
  const allowed = new Set(attributeKeysOf(campaign))
  const { columns = [], orderedColumns = [] } = columnConfig ?? {}
  const named: ColumnRef[] = orderedColumns.length > 0 ? orderedColumns : columns.map((builtin) => ({ builtin }))
  const shown = named.filter(
    ({ builtin, appUserAttributeKey: key }) =>
      (builtin !== undefined && builtin !== 'ACCESS_REVIEW_TASK_COLUMN_UNSPECIFIED') ||
      (key !== undefined && allowed.has(key)),
  )
  return shown.length > 0 ? shown : DEFAULTS[view].map((name) => ({ builtin: `ACCESS_REVIEW_TASK_COLUMN_${name}` }))
}

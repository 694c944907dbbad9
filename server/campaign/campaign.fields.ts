import { AccessReview, EDITABLE_FIELDS } from '../../contract/campaign/campaign.ts'

/** A column of its own; its type is the one that values are cast to. */
interface Column {
  column: string
  type: 'text' | 'boolean' | 'integer' | 'bigint' | 'timestamptz'
}
/** Fields that no statement uses are kept together in one JSON column: those that say what is reviewed in `scope`. */
type StoredIn = Column | 'settings' | 'scope'
/** Computed when they are shown, so not stored. */
type Computed = 'campaignHealth' | 'campaignInsights'
export type StoredField = Exclude<keyof AccessReview, Computed>

const text = (column: string) => ({ column, type: 'text' }) as const
const boolean = (column: string) => ({ column, type: 'boolean' }) as const
const time = (column: string) => ({ column, type: 'timestamptz' }) as const

/** Where each field of a campaign is stored. Select list, message, insert and update follow from this table. */
const STORAGE = {
  id: text('campaign_id'),
  displayName: text('display_name'),
  state: text('state'),
  scopeType: text('scope_type'),
  policyId: text('policy_id'),
  usePolicyOverride: boolean('use_policy_override'),
  scopingVersion: { column: 'scoping_version', type: 'bigint' },
  scheduledStartDate: time('scheduled_start_at'),
  completionDate: time('completion_at'),
  autoStartCampaign: boolean('auto_start'),
  autoCloseCampaign: boolean('auto_close'),
  accessReviewTemplateId: text('template_id'),
  createdById: text('created_by'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  startedAt: time('started_at'),
  closedAt: time('closed_at'),
  connectorSourcesFrozenAt: time('sources_frozen_at'),
  hasAccuracySupport: boolean('has_accuracy_support'),
  expectedTicketCount: { column: 'expected_count', type: 'integer' },
  errorState: text('error_state'),
  description: 'settings',
  autoCloseDecision: 'settings',
  autoGenerateReport: 'settings',
  autoResolve: 'settings',
  accuracyIssueAction: 'settings',
  exemptCertifiedAccessConflicts: 'settings',
  defaultView: 'settings',
  reviewInstructions: 'settings',
  notificationConfig: 'settings',
  columnConfig: 'settings',
  reviewerAttributeConfig: 'settings',
  signatureConfig: 'settings',
  scopeV2: 'scope',
  scope: 'scope',
  inclusionScope: 'scope',
  exclusionScope: 'scope',
  singleApp: 'scope',
  multiApp: 'scope',
  bindings: 'scope',
} as const satisfies Record<StoredField, StoredIn>

type FieldsIn<P> = { [F in StoredField]: (typeof STORAGE)[F] extends P ? F : never }[StoredField]
export type ScopeField = FieldsIn<'scope'>

const fieldsIn = <P extends 'settings' | 'scope'>(place: P) =>
  (Object.keys(STORAGE) as StoredField[]).filter((field): field is FieldsIn<P> => STORAGE[field] === place)

/** Fields that decide what is reviewed. A change of one of them is a change of the scope. */
export const SCOPE_FIELDS = fieldsIn('scope')
export const SETTINGS_FIELDS = fieldsIn('settings')

export interface FieldColumn extends Column {
  field: FieldsIn<Column>
}
export const FIELD_COLUMNS: readonly FieldColumn[] = Object.entries(STORAGE).flatMap(([field, place]) =>
  typeof place === 'string' ? [] : [{ field: field as FieldsIn<Column>, ...place }],
)
export const columnOf = (field: FieldsIn<Column>): string => STORAGE[field].column

/** A row of `campaigns`, by the names of its columns. */
export type CampaignRow = Readonly<Record<string, unknown>>

/** The message in a row. Not by spreading the row, which takes ten times as long. */
export function toMessage(row: CampaignRow): AccessReview {
  const message: Record<string, unknown> = {}
  for (const { field, column, type } of FIELD_COLUMNS) {
    const value = row[column]
    if (type !== 'timestamptz') message[field] = value
    else if (value) message[field] = (value as Date).toISOString()
  }
  if (row.insights) message.campaignInsights = { markdown: row.insights }
  if (row.health) message.campaignHealth = healthOf(row.health as StoredHealth)
  return Object.assign(message, row.settings, row.scope) as AccessReview
}

interface StoredHealth {
  checkedAt: string | null
  phantomLockedCount: number
}
const healthOf = ({ checkedAt, phantomLockedCount }: StoredHealth): AccessReview['campaignHealth'] => ({
  ...(checkedAt === null ? {} : { checkedAt: new Date(checkedAt).toISOString() }),
  phantomLockedCount,
})

/** A campaign about which nothing is said yet: required fields are empty, false, zero or the first of their values. */
export const NEW_CAMPAIGN: AccessReview = {
  ...(Object.fromEntries(
    (AccessReview.required as (keyof AccessReview)[]).map((field) => [
      field,
      emptyValue(AccessReview.properties[field]),
    ]),
  ) as AccessReview),
  state: 'ACCESS_REVIEW_STATE_DRAFT',
}

function emptyValue(schema: { type?: unknown; enum?: unknown[]; format?: string }): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer') return 0
  return schema.format === 'int64' ? '0' : ''
}

/** The columns that an update writes. */
export const EDITABLE_COLUMNS = FIELD_COLUMNS.filter(({ field }) =>
  (EDITABLE_FIELDS as readonly string[]).includes(field),
)

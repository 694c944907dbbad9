import type { TSchema } from 'typebox'
import {
  AccessReview,
  type CampaignFields,
  EDITABLE_FIELDS,
  type EditableField,
} from '../../contract/campaign/campaign.ts'
import { completerOf } from '../lib/completer.ts'
import { pick } from '../lib/pick.ts'
import { completeScope } from '../scope/index.ts'
import { NEW_CAMPAIGN } from './campaign.fields.ts'

type Complete = (value: never) => unknown

/** Spaces at both ends. Other invisible characters are refused, not removed. */
const SPACES = /^\p{Zs}+|\p{Zs}+$/gu
const toUtc = (time: string) => new Date(time).toISOString()

/** Fields that are not completed by their schema alone. */
const SPECIAL: Partial<Record<EditableField, Complete>> = {
  displayName: (name: string) => name.replace(SPACES, ''),
  scopeV2: completeScope,
}

function completerFor(field: EditableField): Complete | undefined {
  const schema = AccessReview.properties[field] as TSchema & { format?: string; properties?: object }
  if (schema.format === 'date-time') return toUtc
  return schema.properties ? completerOf(schema) : undefined
}

const COMPLETERS = EDITABLE_FIELDS.flatMap((field): [EditableField, Complete][] => {
  const complete = SPECIAL[field] ?? completerFor(field)
  return complete ? [[field, complete]] : []
})
const NEW_FIELDS: CampaignFields = pick(NEW_CAMPAIGN, EDITABLE_FIELDS)

/**
 * Fields as they are stored: what is missing is as in a new campaign, messages have all their members, times are in UTC.
 */
export function completeFields(given: Partial<CampaignFields>): CampaignFields {
  const fields: Record<string, unknown> = { ...NEW_FIELDS, ...given }
  for (const [name, complete] of COMPLETERS) if (fields[name]) fields[name] = complete(fields[name] as never)
  return fields as CampaignFields
}

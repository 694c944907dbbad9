import { formatDateTime } from '../../parts/values/format.ts'
import type { Campaign } from '../campaigns/queries.ts'
import { type GroupName, groupValue } from './draft.rules.ts'

const SCOPE = 'scopeV2.'
const TIME = /^\d{4}-\d{2}-\d{2}T/
/** Parts of names in the API that say nothing to people. */
const PREFIX = /^(ACCESS_REVIEW|APP_USER|ACCESS_REVIEW_TASK_COLUMN|CLOSE_DECISION)_/

const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const worded = (name: string) => name.replace(PREFIX, '').replaceAll('_', ' ').toLowerCase()

/** A value of a campaign in words. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string')
    return TIME.test(value) ? formatDateTime(new Date(value)) : /^[A-Z][A-Z_]+$/.test(value) ? worded(value) : value
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(wordsOf).join(', ')
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => (isBare(part) ? spaced(name) : `${spaced(name)}: ${wordsOf(part)}`))
  return parts.length === 0 ? 'nothing' : parts.join('; ')
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)
/** A member that says all by being there. */
const isBare = (value: unknown): boolean =>
  value === true || (typeof value === 'object' && !Array.isArray(value) && Object.keys(value ?? {}).length === 0)

const shownValue = (campaign: Campaign, key: string): unknown =>
  key.startsWith(SCOPE)
    ? groupValue(campaign.scopeV2, key.slice(SCOPE.length) as GroupName)
    : campaign[key as keyof Campaign]

/** The fields that two people changed, with what each of them wants. */
export const differencesOf = (theirs: Campaign, mine: Campaign, keys: readonly string[]) =>
  keys.map((key) => ({ key, theirs: wordsOf(shownValue(theirs, key)), mine: wordsOf(shownValue(mine, key)) }))

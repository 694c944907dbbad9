import type { FileKind } from '../../columns.ts'
import { isSecretColumn } from '../../secret-columns.ts'
import type { Alias } from './aliases.ts'
import { valueScore } from './column-profile.ts'
import type { FormField } from './forms.ts'
import { nameScore } from './name-score.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** From these on a line is sure or likely; what is below stays empty. */
export const SURE = 0.85
export const LIKELY = 0.6

/** How well a column fits a field, by its name and its values; 0 where it is not even likely. */
export function confidenceOf(formField: FormField, alias: Alias, { name, profile, numbered }: ProfiledColumn): number {
  if (numbered && formField !== 'grants.entitlement') return 0
  const [kind, field] = kindAndField(formField)
  const byName = isSecretColumn(name) ? 0 : nameScore(name, alias)
  const confidence = 0.6 * byName + 0.4 * valueScore(kind, field, profile)
  // What cannot reach the page must not push others aside.
  return confidence < LIKELY ? 0 : confidence
}

export function kindAndField(formField: FormField): [FileKind, string] {
  const dot = formField.indexOf('.')
  return [formField.slice(0, dot) as FileKind, formField.slice(dot + 1)]
}

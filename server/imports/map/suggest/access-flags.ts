import type { Make } from '../document/mapping.ts'
import { FLAG_WORDS } from '../words.ts'
import { plain } from './name-score.ts'
import type { ProfiledColumn } from './suggest-makes.ts'

/** Names of columns that say with yes and no who may do more than others: `is_superuser`, "Site admin". */
const PRIVILEGE =
  /^(?:is |has )?(?:(?:site|org|organization|global|system|super|workspace|domain|tenant|billing|local) )?(?:admin|administrator|administrateur|administrador|amministratore|beheerder|superadmin|superuser|super user|sysadmin|staff|root|owner|moderator|privileged|privileged user|power user)(?: access| rights| role| privileges)?$/
const YES = [...FLAG_WORDS].filter(([, flag]) => flag === 'true').map(([word]) => word)

/** Columns of yes and no that say who holds some access. */
export const accessFlags = (columns: readonly ProfiledColumn[]): ProfiledColumn[] =>
  columns.filter(({ name, profile }) => profile.filled > 0 && profile.flags === 1 && PRIVILEGE.test(plain(name)))

/** Grants to the accounts that have a yes; what they hold is called like the column. */
export function grantsOfFlags(makes: readonly Make[], flags: readonly ProfiledColumn[]): Make[] {
  const { app, id } = makes.find(({ kind, each }) => kind === 'accounts' && !each)?.fields ?? {}
  if (app === undefined || id === undefined) return []
  return flags.map(({ name }) => ({
    ...{ kind: 'grants', with: ['entitlements'], when: { column: name, is: YES } },
    fields: { app, entitlement: { text: name }, account: id },
  }))
}

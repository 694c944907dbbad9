import { editDistance } from '../../../lib/edit-distance.ts'
import { columnName, remembering } from '../texts.ts'
import { ALIASES, type Alias } from './aliases.ts'

/** How well a column's name fits what a field is called, from 0 to 1. Of two aliases that fit, the earlier is a little better. */
export function nameScore(name: string, alias: Alias): number {
  const [whole = '', ...parts] = namesOf(name)
  if (whole === '') return 0
  const score = (part: string) =>
    alias === 'status' || alias === 'inactive' ? stateScore(part, alias) : scoreOf(part, alias)
  return Math.max(score(whole), ...parts.map((part) => score(part) - 0.02))
}

/** How well a name asks who is active, or who is not; "not active" asks the opposite of "active". */
function stateScore(wanted: string, alias: 'status' | 'inactive'): number {
  const name = wanted.replace(VERB, '').replace(WHO, '')
  const asked = name.replace(NEGATION, '')
  const opposite = alias === 'status' ? 'inactive' : 'status'
  return asked === name ? scoreOf(name, alias) : scoreOf(asked, opposite)
}
/** What stands before a state and says no more of it: "is active", "account is active". */
const VERB = /^(?:(?:account|user|login|member|employee|konto|benutzer|compte) )?(?:is|was|has been|ist|est) |^account /
/** Whose state it is. */
const WHO = /(?<=. )(?:user|account|member|employee|flag)$/
const NEGATION = /^(?:.* )?(?:not|no|non|nicht|pas|niet|nao) (?=.)/
/** A syllable turns their words into the opposite: "inactive", "activated on". So a typing error is no likeness. */
const STATES: ReadonlySet<Alias> = new Set<Alias>(['status', 'inactive', 'left_at', 'employment_end', 'ended_at'])

/** A name as it is compared; "User/Group" is also called by each of the two. */
function namesOf(name: string): string[] {
  const parts = name.split('/')
  return [plain(withoutContainers(name)), ...(parts.length === 2 ? parts.map(plain) : [])]
}

function scoreOf(wanted: string, alias: Alias): number {
  let best = 0
  for (const [index, text] of ALIASES[alias].entries()) {
    const score = aliasScore(wanted, plain(text), alias) - index * 0.001
    if (score > best) best = score
  }
  return best
}

function aliasScore(name: string, alias: string, of: Alias): number {
  if (name === alias || name.replaceAll(' ', '') === alias.replaceAll(' ', '')) return 1
  if (plainest(name) === plainest(alias)) return 0.95
  const limit = STATES.has(of) || isNameOf(name) ? 0 : alias.length >= 8 ? 2 : alias.length >= 5 ? 1 : 0
  const distance = limit === 0 ? 1 : editDistance(name, alias, limit)
  if (distance <= limit) return distance === 1 ? 0.85 : 0.75
  if (alias.length < 4 || !` ${name} `.includes(` ${alias} `)) return 0
  // A "base role" is a role, but a "user group" is no user, and a "group name" nobody's name.
  if (!name.endsWith(alias))
    return of === 'inactive' || OTHER_THINGS.has(name.slice(name.lastIndexOf(' ') + 1)) ? 0 : 0.45
  return endScore(name, alias, of)
}

/** How well a name fits that ends with what is looked for, by the words before. */
function endScore(name: string, alias: string, of: Alias): number {
  // A role on something is a role all the same: "site role", "database role".
  if (of === 'entitlement' && ROLES.has(alias)) return 0.7
  return name
    .slice(0, -alias.length)
    .trim()
    .split(' ')
    .some((word) => OTHER_THINGS.has(word))
    ? 0
    : 0.7
}

/** What is called exactly like this is no typing error of something else: "member of" and "member id". */
let exactNames: ReadonlySet<string> | undefined
function isNameOf(name: string): boolean {
  exactNames ??= new Set(Object.values<readonly string[]>(ALIASES).flat().map(plain))
  return exactNames.has(name)
}

const ROLES = new Set(['role', 'roles', 'permission', 'permissions'])

/** Words before a name that make it the name of something else: "manager name", "2fa enabled". */
const OTHER_THINGS = new Set(
  `2fa account app application board channel client company computer condition database department birth directory document domain file folder group hire host
  item last license machine manager mfa namespace object organization password plan policy project pscomputer reporting reports repository resource reviewer role
  rolle schema server site space sso supervisor table team tenant termination tfa vault workspace gruppe gruppen abteilung metadata`.split(
    /\s+/,
  ),
)

/** Words at the end that add nothing to a column's name: "last activity date", "user list". */
const plainest = (name: string) => name.replace(/ (date|time|at|on|list)$/, '')

/** Objects of a document that only hold others: `attributes.email`, `relationships.roles.data`. */
const CONTAINERS = new Set(
  'attributes properties profile fields app_metadata user_metadata relationships data value values items results'.split(
    ' ',
  ),
)
function withoutContainers(name: string): string {
  const parts = name.split('.').filter((part) => part !== '')
  const kept = parts.filter((part) => !CONTAINERS.has(part))
  return parts.length > 1 && kept.length > 0 ? kept.join('.') : name
}

/** What a heading says in brackets: "Group Email [Required]". */
const REMARK = /\[[^\]]*\]/g

/** Letters and digits with single spaces, without accents: `Last_Login-Date` and `lastLogin date` are alike. */
export const plain = remembering((name: string): string =>
  columnName(
    name
      .slice(0, 100)
      .replace(REMARK, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  )
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
    .replace(/ (utc|gmt)$/, ''),
)

import type { TableShape } from '../../read/table.ts'
import { tidy } from '../texts.ts'

/** Words of files' names that say what a list is, not what it is of. */
const GENERAL = new Set(
  `account accounts access active admin all assignment assignments audit benutzer benutzerliste bindings copy csv current data details
  directory download employees export exported extract final full grants group groups json latest license licenses list
  manage matrix member members memberships new nutzer of org organization people permission permissions policy privileges privs report review role roles
  rollen schema seats sheet show staff sys tabelle to team teams test the user userlist users utilisateurs usuarios utenti workspace xlsx`.split(
    /\s+/,
  ),
)

/** The name of the app that a table is about, from the names of its sheet and file, else that of its source. */
export function appNameOf({ file, member, part, format }: TableShape, sourceName: string): string {
  const stem = (path = '') => (path.split(/[\\/]/).at(-1) ?? '').replace(/(\.[A-Za-z0-9]{1,5}){1,2}$/, '')
  const sheet = format === 'xlsx' ? (part ?? '') : ''
  const names = [sheet, stem(member), stem(file)].map(specific)
  return names.find((name) => name !== '') ?? (tidy(sourceName).slice(0, 200) || 'App')
}

/** What is left of a name without general words, dates and numbers. */
const specific = (name: string): string =>
  tidy(name)
    .split(/[^\p{L}\p{N}&+]+/u)
    .filter((word) => /\p{L}{2}/u.test(word) && !/^\d{2,}/.test(word) && !GENERAL.has(word.toLowerCase()))
    .map((word) => (word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join(' ')
    .slice(0, 200)

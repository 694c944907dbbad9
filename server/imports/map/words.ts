import type { FileKind } from '../columns.ts'
import { fold } from './texts.ts'

/** Texts of a cell that mean nothing is there. They are normal, and nobody is told. */
const EMPTY_WORDS = ['n/a', '#n/a', '-', 'null', 'none']
/** The same for dates. */
const NO_DATE_WORDS = ['never', 'never logged in', 'never accessed', 'never signed in', 'unknown', 'no_information']

/** Whether a text means that a cell is empty, with the words that a mapping adds. */
export function emptiness(more: readonly string[] = []): (text: string) => boolean {
  const words = new Set([...EMPTY_WORDS, ...more.map(fold)])
  const longest = Math.max(...[...words].map((word) => word.length)) + OUTER_SPACES
  return (text) => text === '' || (text.length <= longest && words.has(fold(text)))
}
/** Texts are usually trimmed before; anything longer than a word with a few spaces is not such a word. */
const OUTER_SPACES = 8

const noDate = new Set(NO_DATE_WORDS)
export const isNoDate = (text: string): boolean => text.length < 30 && !/^\d/.test(text) && noDate.has(fold(text))

const words = (text: string) => text.split(', ')
const table = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).flatMap(([value, list]) => words(list).map((word) => [word, value] as const)))

export const FLAG_WORDS = table({
  true: 'true, yes, y, 1, on, ja, oui, sí, si, sì, sim, wahr, vrai, verdadero, vero, waar, verdadeiro, enabled, active',
  false: 'false, no, n, 0, off, nein, non, não, nee, falsch, faux, falso, onwaar, disabled, inactive',
})

const STATUS_WORDS = {
  enabled:
    'active, true, 1, yes, on, ok, aktiv, actif, activo, attivo, actief, ativo, employed, beschäftigt, angestellt, alta, in dienst, en poste, open, unlocked, expired(grace)',
  disabled:
    'inactive, false, 0, no, off, suspended, deactivated, archived, inaktiv, gesperrt, inactif, inactivo, inattivo, inactief, inativo, terminated, blocked, deaktiviert, désactivé, desactivado, ausgetreten, ausgeschieden, gekündigt, left, parti, baja, cessato, uit dienst, desligado, locked, locked(timed), expired & locked, expired & locked(timed), expired(grace) & locked',
  deleted: 'deprovisioned, removed, gelöscht, supprimé, eliminado, eliminato, verwijderd, excluído',
}

/** A column called "active" answers with yes and no. */
const FLAG_STATUS = [...FLAG_WORDS].map(([word, flag]) => [word, flag === 'true' ? 'enabled' : 'disabled'] as const)
const statusWords = new Map([...FLAG_STATUS, ...table(STATUS_WORDS)])

/** For a column that says who is not active. */
export const INVERTED_STATUS = Object.fromEntries([
  ...[...FLAG_WORDS].map(([word, flag]) => [word, flag === 'true' ? 'disabled' : 'enabled']),
  ['x', 'disabled'],
])

/** Words for the values of a field, besides its own. */
const CHOICE_WORDS: Partial<Record<FileKind, Record<string, Map<string, string>>>> = {
  users: {
    status: statusWords,
    type: table({
      human: 'person, user, employee, contractor, guest, member, mitarbeiter',
      service: 'service account, service_account, bot, machine, technical, technical user, service principal',
      system: 'system account, system_account',
      agent: 'ai agent',
    }),
  },
  accounts: {
    status: statusWords,
    type: table({
      user: 'human, person, member, guest, employee',
      service_account: 'service, bot, machine, technical, service principal, serviceprincipal, application',
      system_account: 'system, root',
    }),
  },
}
export const choiceWords = (kind: FileKind, field: string): Map<string, string> =>
  CHOICE_WORDS[kind]?.[field] ?? new Map()

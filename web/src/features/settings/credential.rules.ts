import { RequestFailed } from '../../api/problem.ts'
import type { NewCredential } from './credentials.queries.ts'

const DAY_MS = 86_400_000
/** How long before its end a credential needs a look. */
const SOON_DAYS = 14

export const LIFESPANS = [
  { value: '30', label: '30 days', expires: '2592000s' },
  { value: '90', label: '90 days', expires: '7776000s' },
  { value: 'never', label: 'Never expires', expires: undefined },
] as const
export type Lifespan = (typeof LIFESPANS)[number]['value']

/** What the form of a credential holds. */
export interface CredentialForm {
  name: string
  lifespan: Lifespan
  cidrs: readonly string[]
  isFull: boolean
  roles: readonly string[]
}

export const EMPTY_FORM: CredentialForm = { name: '', lifespan: '30', cidrs: [], isFull: true, roles: [] }

export function requestOf({ name, lifespan, cidrs, isFull, roles }: CredentialForm): NewCredential {
  const expires = LIFESPANS.find(({ value }) => value === lifespan)?.expires
  return {
    displayName: name.trim(),
    allowSourceCidr: [...cidrs],
    scopedRoles: isFull ? [] : [...roles],
    ...(expires ? { expires } : {}),
  }
}

/** Address ranges that were typed or pasted, without those that are there already. */
export const addRanges = (before: readonly string[], typed: string): string[] => [
  ...new Set([...before, ...typed.split(/[\s,;]+/).filter(Boolean)]),
]

export type FieldErrors = Partial<Record<'displayName' | 'allowSourceCidr' | 'scopedRoles' | 'expiresTime', string>>

/** The server's sentences by the field of the form; an address range is named by its text. */
export function fieldErrors(error: unknown, cidrs: readonly string[]): FieldErrors {
  if (!(error instanceof RequestFailed)) return {}
  const errors: Record<string, string> = {}
  for (const { field, description } of error.fields) {
    const match = /^(?:client\.)?(\w+)(?:\[(\d+)\])?$/.exec(field)
    if (!match) continue
    const [, name = '', index] = match
    const what = name === 'allowSourceCidr' && index !== undefined ? `"${cidrs[Number(index)]}" ` : ''
    const sentence = `${what}${description}.`
    errors[name] = errors[name] ? `${errors[name]} ${sentence}` : sentence
  }
  return errors
}

/** Whether all that is wrong stands at a field. */
export const isAtFields = (error: unknown, errors: FieldErrors): boolean =>
  error instanceof RequestFailed && error.fields.length > 0 && Object.keys(errors).length > 0

/** The file that the examples of docs/api.md read. */
export const envFile = (address: string, clientId: string, clientSecret: string): string =>
  `RECERT_URL=${address}\nCLIENT_ID=${clientId}\nCLIENT_SECRET=${clientSecret}\n`

/** `nightly export.env`, without what file systems do not take. */
export const envFileName = (name: string): string =>
  `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, '-').trim() || 'credential'}.env`

/** Shell commands that read the file, get an access token and ask who it stands for, as docs/api.md has them. */
export const curlCommands = (file: string): string => `. './${file.replaceAll("'", "'\\''")}'
TOKEN=$(curl -s "$RECERT_URL/auth/v1/token" -d grant_type=client_credentials \\
  --data-urlencode "client_id=$CLIENT_ID" --data-urlencode "client_secret=$CLIENT_SECRET" |
  sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
curl -s "$RECERT_URL/api/v1/auth/introspect" -H "Authorization: Bearer $TOKEN"`

export type Expiry = 'never' | 'later' | 'soon' | 'past'
export function expiryOf(expiresTime: string | undefined, now = Date.now()): Expiry {
  if (!expiresTime) return 'never'
  const left = Date.parse(expiresTime) - now
  if (left <= 0) return 'past'
  return left < SOON_DAYS * DAY_MS ? 'soon' : 'later'
}

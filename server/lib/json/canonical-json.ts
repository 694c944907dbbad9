import { hash } from 'node:crypto'

/** JSON with sorted keys and no spaces, so that equal values give equal text. Undefined members are omitted. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** As text, for keys in memory: a third faster than going through a buffer. */
export const sha256Text = (text: string): string => hash('sha256', text, 'base64url')

export const sha256 = (text: string | Uint8Array): Buffer => hash('sha256', text, 'buffer')

import { hash } from 'node:crypto'

/** JSON with sorted keys and no spaces: two texts of one value are one text. Members that are undefined are left out. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`)
  return `{${members.join(',')}}`
}

/** The same as text, for keys in memory: a third cheaper than making a buffer first. */
export const sha256Text = (text: string): string => hash('sha256', text, 'base64url')

export const sha256 = (text: string | Uint8Array): Buffer => hash('sha256', text, 'buffer')

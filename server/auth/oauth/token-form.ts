import { invalidRequest } from './oauth-error.ts'

const MAX_BYTES = 56 * 1024
const MAX_PARAMETERS = 50
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a form body strictly: plain names (no `a[]` or `a.b`), each parameter at most once, valid percent-encoding and
 * UTF-8, no U+0000. A parameter without a value counts as omitted (RFC 6749, section 3.2).
 */
export function parseTokenForm(contentType: string | undefined, encoding: string | undefined, body: Uint8Array) {
  if (contentType === undefined || !FORM_TYPE.test(contentType))
    throw invalidRequest('Send the parameters as application/x-www-form-urlencoded in UTF-8.')
  if (encoding !== undefined && encoding !== 'identity') throw invalidRequest('Send the body without compression.')
  if (body.length > MAX_BYTES) throw invalidRequest('The body is too large.')
  const pairs = Buffer.from(body).toString('latin1').split('&').filter(Boolean)
  if (pairs.length > MAX_PARAMETERS) throw invalidRequest('The request has too many parameters.')
  const form = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const name = decodeFormText(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decodeFormText(pair.slice(at + 1))
    if (!/^[A-Za-z0-9_-]+$/.test(name)) throw invalidRequest('A parameter name is not valid.')
    if (form.has(name)) throw invalidRequest('A parameter is sent more than once.')
    form.set(name, value)
  }
  for (const [name, value] of form) if (value === '') form.delete(name)
  return form
}

/** Decodes a name or value of a form, whose bytes are given as Latin-1. */
export function decodeFormText(text: string): string {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) throw invalidRequest('The percent-encoding is not valid.')
  const bytes = Buffer.from(
    text
      .replaceAll('+', ' ')
      .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  let value: string
  try {
    value = utf8.decode(bytes)
  } catch {
    throw invalidRequest('The parameters are not UTF-8 text.')
  }
  if (value.includes('\0')) throw invalidRequest('A parameter contains a control character.')
  return value
}

const TAG = '(?:W/)?"[\\x21\\x23-\\x7e]*"'
const LIST = new RegExp(`^[\\s,]*${TAG}(?:\\s*,[\\s,]*${TAG})*[\\s,]*$`)

/** The entity tags of an If-Match header, or `*` for any; undefined if it is neither (RFC 9110, section 13.1.1). */
export function parseIfMatch(header: string): '*' | string[] | undefined {
  if (header.trim() === '*') return '*'
  return LIST.test(header) ? (header.match(new RegExp(TAG, 'g')) ?? []) : undefined
}

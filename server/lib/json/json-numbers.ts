/** A string, which may contain anything, or a number, as they stand in JSON. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g
/** Numbers of up to 15 digits without an exponent are kept, and no others are common. */
const SUSPECT = /\d[\d.]{15}|\d[eE]/

/**
 * The first number in the text of a JSON document that JSON.parse would silently change, such as an id of 20 digits.
 * Expects text that JSON.parse has accepted.
 */
export function inexactNumber(text: string): string | undefined {
  if (!SUSPECT.test(text)) return undefined
  for (const [token] of text.matchAll(TOKENS)) if (!token.startsWith('"') && !isExact(token)) return token
  return undefined
}

/** The same document with such numbers as strings, so that JSON.parse keeps their digits. */
export const quoteInexactNumbers = (text: string): string =>
  SUSPECT.test(text)
    ? text.replace(TOKENS, (token) => (token.startsWith('"') || isExact(token) ? token : JSON.stringify(token)))
    : text

const isExact = (token: string) => plain(token) === plain(String(Number(token)))

/** The digits of a number without leading and trailing zeros, and where its decimal point is. */
function plain(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().replace(/^-/, '').split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  return `${number.startsWith('-') ? '-' : ''}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
}

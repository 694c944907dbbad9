const MAX_LENGTH = 320
const SHAPE = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u

/**
 * An e-mail address as it is stored and looked up, or undefined if the text is none. Different spellings of one address
 * become the same text: another normal form of Unicode, invisible characters, spaces around it, a dot after the domain.
 * Letter case is kept; comparisons ignore it.
 */
export function readEmail(text: string): string | undefined {
  const visible = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const email = visible.trim().replace(/\.$/, '')
  return email.length <= MAX_LENGTH && SHAPE.test(email) ? email : undefined
}

/** Scripts with letters that look like Latin ones. */
const SCRIPTS = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const
const LETTERS = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const)
const LATIN = /\p{Script=Latin}/u
/** Whole words of these can pass for Latin ones. */
const LATIN_IN_DISGUISE = /^[аеорсухіјѕԁһӏԛԝαικνορυχ\d]+$/iu

/** Why an address may be mistaken for another one, or undefined. It may be right all the same, so this only warns. */
export function lookAlikeWarning(email: string): string | undefined {
  if (email.normalize('NFKC') !== email) return 'has characters that look like ordinary letters'
  for (const word of email.split(/[@.+_-]/)) {
    const [script] = LETTERS.find(([, letter]) => letter.test(word)) ?? []
    if (script === undefined) continue
    if (LATIN.test(word)) return `mixes Latin and ${script} letters`
    if (LATIN_IN_DISGUISE.test(word)) return `has ${script} letters that look like Latin ones`
  }
  return undefined
}

import { randomInt } from 'node:crypto'

/** Consonants without look-alikes or words (RFC 8628, section 6.1): 20^8 codes, for ten minutes each. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 8

/** A code that a person can read aloud and type. */
export const newUserCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export const shownUserCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

/** A code as people type it: small letters, spaces and dashes do not matter; undefined if it cannot be one. */
export function readUserCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : undefined
}

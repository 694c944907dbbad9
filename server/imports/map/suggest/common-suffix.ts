/** Endings that separate systems of one maker, not people. */
const SYSTEM_ENDINGS = new Set(['.prod', '.production', '.uat', '.dev', '.test', '.qa', '.full', '.sandbox', '.stage'])

/** An ending that all values have and people's addresses have not, or undefined. */
export function commonSuffix(values: readonly string[], people?: ReadonlySet<string>): string | undefined {
  const texts = values.map((value) => value.trim()).filter((value) => value !== '')
  const [first = ''] = texts
  const suffix = first.slice(Math.max(0, first.lastIndexOf('.')))
  if (texts.length < 2 || suffix.length < 2 || !texts.every((text) => text.endsWith(suffix))) return undefined
  if (SYSTEM_ENDINGS.has(suffix.toLowerCase())) return suffix
  const isPerson = (text: string) => people?.has(text.toLowerCase()) ?? false
  const found = texts.filter((text) => !isPerson(text) && isPerson(text.slice(0, -suffix.length))).length
  return found * 2 > texts.length ? suffix : undefined
}

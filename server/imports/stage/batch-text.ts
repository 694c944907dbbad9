/** Separators of values and rows, and the mark for null, in the text of a batch; no value contains them. */
export const [VALUE, ROW, NULL] = ['\u001d', '\u001e', '\u001c']

/**
 * Rows as one text, which needs no quoting on either side, with their lines in the table as an array of PostgreSQL. The
 * text is UTF-8, which can be given to another thread: as strings, batches filled the memory there until it was collected.
 */
export interface BatchText {
  count: number
  lines: string
  text: Uint8Array
}

/**
 * A row as a part of the text of its batch; marks in `said` which fields it has. Joined at once, because a text that grows
 * field by field is a tree of parts: collecting those as garbage took a fifth of the time of mapping.
 */
export function rowText(fields: readonly (string | null)[], said: boolean[]): string {
  const texts: string[] = []
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] as string | null
    if (field !== null) said[at] = true
    texts.push(field ?? NULL)
  }
  return texts.join(VALUE)
}

export const batchText = (lines: readonly number[], texts: readonly string[]): BatchText => ({
  count: texts.length,
  lines: `{${lines.join(',')}}`,
  text: Buffer.from(texts.join(ROW)),
})

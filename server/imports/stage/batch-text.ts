/** Separators of values and rows, and the mark for null, in the text of a batch; no value contains them. */
export const [VALUE, ROW, NULL] = ['\u001d', '\u001e', '\u001c']

/** Rows as one text, which needs no quoting on either side, with their lines in the table as an array of PostgreSQL. */
export interface BatchText {
  count: number
  lines: string
  text: string
}

/** A row as a part of the text of its batch; marks in `said` which fields it has. */
export function rowText(fields: readonly (string | null)[], said: boolean[]): string {
  let text = ''
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] as string | null
    if (field !== null) said[at] = true
    text += (at === 0 ? '' : VALUE) + (field ?? NULL)
  }
  return text
}

export const batchText = (lines: readonly number[], texts: readonly string[]): BatchText => ({
  count: texts.length,
  lines: `{${lines.join(',')}}`,
  text: texts.join(ROW),
})

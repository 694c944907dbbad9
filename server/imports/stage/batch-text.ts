/** Separators of values and rows, and the mark for null, in the text of a batch; no value contains them. */
export const [VALUE, ROW, NULL] = ['\u001d', '\u001e', '\u001c']

/** Rows as one text, which needs no quoting on either side, with their lines in the table as an array of PostgreSQL. */
export interface BatchText {
  count: number
  lines: string
  text: string
}

/** A row as a part of the text of its batch; marks in `said` which fields it has. */
export const rowText = (fields: readonly (string | null)[], said: boolean[]): string =>
  fields
    .map((field, at) => {
      if (field === null) return NULL
      said[at] = true
      return field
    })
    .join(VALUE)

export const batchText = (lines: readonly number[], texts: readonly string[]): BatchText => ({
  count: texts.length,
  lines: `{${lines.join(',')}}`,
  text: texts.join(ROW),
})

/** What was noticed while a row was read, in words that follow the name of its file and column. */
const TEXTS: Record<string, string> = {
  short_row: 'has fewer cells than there are columns; the others count as empty',
  mixed_encoding: 'is not UTF-8 like the rest of the file, and was read as Windows-1252',
  bad_character: 'had characters that cannot be seen, which were removed',
  garbled_text: 'seems to be garbled: an earlier program read it in the wrong encoding; export it as UTF-8',
  cut: 'was too long and was cut',
  needs_expansion:
    'indirect access through these grants may be missing, because the connector has not expanded them; run it with expansion and import its file again',
}

export const warningText = (reason: string): string => TEXTS[reason] ?? ''

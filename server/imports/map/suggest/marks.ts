/** What stands in a matrix for "has access", and for "has none". */
export const MARKS = ['x', 'xx', '✓', '✔', '✅', '●', '•']
export const NO_MARKS = ['-', '–', 'no', 'n', 'nein', 'non', 'none', '0', 'false']

export const isMark = (text: string): boolean => MARKS.includes(text.toLowerCase())

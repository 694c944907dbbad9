/** Limits of a mapping document. */
export const MAX_MAPPING_BYTES = 1024 * 1024
export const MAX_MAPPING_DEPTH = 64
export const MAX_FILES = 50
export const MAX_MAKES = 200
export const MAX_MAP_ENTRIES = 10_000
/** Entries of every other list of a mapping: steps, filters, words, columns. */
export const MAX_LIST = 500
/** Characters of one text of a mapping. */
export const MAX_TEXT = 4_000
/** At most this many violations of one document are reported. */
export const MAX_VIOLATIONS = 1_000

/** Rows of an import; the things that `each` makes of a row count as rows. */
export const MAX_ROWS = 20_000_000
/** Characters of a cell, and of a value at each step. */
export const MAX_CELL = 32_767
/** Things that one row may list; more leave the row out. */
export const MAX_ITEMS_OF_ROW = 10_000
/** Characters that the steps of a mapping may read for one row; a row that needs more is left out. */
export const MAX_WORK_OF_ROW = 4_000_000

/** Rows of a sync that may be left out. With more, the files are not what the mapping is for. */
export const MAX_LEFT_OUT = 100_000

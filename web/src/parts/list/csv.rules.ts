/** A cell that spreadsheets would run as a formula is kept from it by a quote in front. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (text: string): string => {
  const value = safe(text)
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** A table as CSV (RFC 4180), with a byte order mark, by which spreadsheets know that it is UTF-8. */
export const csvOf = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`

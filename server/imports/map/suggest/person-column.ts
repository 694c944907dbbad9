import type { FileMapping } from '../document/mapping.ts'

/** The column by which the people of a file's accounts are looked up; empty where no single column says it. */
export function personColumn(file: FileMapping | undefined): string {
  for (const { kind, with: parents = [], fields } of file?.make ?? []) {
    const isNamed = kind === 'grants' && parents.includes('accounts')
    const value =
      kind === 'accounts' ? (fields.user ?? fields.email ?? fields.username) : isNamed ? fields.account : undefined
    const column = typeof value === 'string' ? value : [value?.column ?? []].flat()[0]
    if (column !== undefined) return column
  }
  return ''
}

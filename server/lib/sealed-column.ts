/** A column with values that are sealed with SECRET_KEY. Each domain declares its own, so that a new key reaches all of them. */
export interface SealedColumn {
  /** What the values are sealed as (server/secrets/seal.ts). */
  kind: string
  table: string
  column: string
  /** The column with the id that a value is bound to; unique in a tenant. Left out for values that live for minutes. */
  id?: string
}

export type Json = Record<string, unknown>

/** The keywords of JSON Schema that the contract uses. */
export interface Schema {
  title?: string
  type?: string
  format?: string
  description?: string
  default?: unknown
  enum?: string[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: unknown
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
  readOnly?: boolean
  /** The reason of a list that is too long (see decode.ts). */
  tooMany?: string
}

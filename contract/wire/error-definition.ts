/** HTTP status, canonical RPC code and message of an error; `{name}` is filled in from the parameters of `fail`. */
export interface ErrorDefinition {
  status: number
  code: number
  text: string
  /** Parameters that programs get as well, in `ErrorInfo.metadata`. */
  metadata?: readonly string[]
}

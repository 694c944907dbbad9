import type { Domain } from '../http/index.ts'
import { createToken } from './create-token.ts'
import { deleteTokenOperation } from './delete-token.ts'
import { listTokensOperation } from './list-tokens.ts'

export { registerScim } from './endpoints.ts'

/** Identity providers that write people and groups to a source themselves (RFC 7643, RFC 7644). */
export const scim: Domain = {
  name: 'scim',
  operations: [createToken, listTokensOperation, deleteTokenOperation],
}

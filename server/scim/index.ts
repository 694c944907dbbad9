import type { Domain } from '../http/index.ts'
import { createToken } from './create-token.ts'
import { deleteTokenOperation } from './delete-token.ts'
import { scimEndpoints } from './endpoints.ts'
import { listTokensOperation } from './list-tokens.ts'

/** Identity providers that write people and groups to a source themselves (RFC 7643, RFC 7644). */
export const scim: Domain = {
  name: 'scim',
  operations: [createToken, listTokensOperation, deleteTokenOperation],
  endpoints: scimEndpoints,
}

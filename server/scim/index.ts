import type { Domain } from '../http/index.ts'
import { scimEndpoints } from './endpoints.ts'
import { createToken } from './tokens/create-token.ts'
import { deleteTokenOperation } from './tokens/delete-token.ts'
import { listTokensOperation } from './tokens/list-tokens.ts'

/** Identity providers that write people and groups to a source themselves (RFC 7643, RFC 7644). */
export const scim: Domain = {
  name: 'scim',
  operations: [createToken, listTokensOperation, deleteTokenOperation],
  endpoints: scimEndpoints,
}

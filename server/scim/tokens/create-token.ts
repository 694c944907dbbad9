import { randomBytes } from 'node:crypto'
import { CreateScimTokenReply, CreateScimTokenRequest, MAX_SCIM_TOKENS } from '../../../contract/scim/scim-token.ts'
import { cidrViolations, escalationViolations, originOf, PUBLIC_URL } from '../../auth/index.ts'
import { writeOperation } from '../../http/index.ts'
import { findSource } from '../../imports/index.ts'
import { newId } from '../../lib/ids.ts'
import { sha256 } from '../../lib/json/canonical-json.ts'
import { SCIM_PATH } from '../endpoints.ts'
import { lockSourceState } from '../source.store.ts'
import { insertToken, listTokens } from './token.store.ts'

/** Tells scanners for leaked secrets what it is. */
const PREFIX = 'recert_scim_'
const SECRET_BYTES = 32

export const createToken = writeOperation({
  id: 'svc.api.source.v1.ScimTokenService.Create',
  method: 'POST',
  path: '/api/v1/sources/{source_id}/scim_tokens',
  tag: 'Sources',
  summary: 'Create a token with which an identity provider writes to a source',
  description:
    'For sources of the kind SOURCE_KIND_SCIM. The token is shown only in this reply and is not stored. A source has two tokens at most, so that one can be replaced while the other works. Idempotency-Key is not supported: a retry creates another token.',
  permission: 'source.write',
  idempotent: false,
  body: CreateScimTokenRequest,
  reply: CreateScimTokenReply,
  errors: ['not_found', 'not_scim_source', 'too_many_scim_tokens'],
  async run({ tx, tenant, actor, settings, audit, fail, invalid }, { params, body }) {
    const { allowSourceCidr = [] } = body
    const displayName = body.displayName.trim()
    const limits = { roles: [], cidrs: actor.limits.cidrs }
    const violations = [
      ...(displayName === '' ? [{ field: 'displayName', description: 'must not be empty' }] : []),
      ...cidrViolations(allowSourceCidr, 'allowSourceCidr'),
      ...escalationViolations({ limits }, { allowSourceCidr, scopedRoles: [] }),
    ]
    if (violations.length > 0) return invalid(...violations)
    const source = await findSource(tx, tenant.id, params.source_id)
    if (!source) return fail('not_found', { thing: 'source' })
    if (source.kind !== 'SOURCE_KIND_SCIM') return fail('not_scim_source', { name: source.displayName })
    await lockSourceState(tx, tenant.id, source.id)
    const others = await listTokens(tx, tenant.id, source.id, { after: '', limit: MAX_SCIM_TOKENS })
    if (others.length === MAX_SCIM_TOKENS) return fail('too_many_scim_tokens', { limit: MAX_SCIM_TOKENS })
    const token = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`
    const scimToken = await insertToken(tx, tenant.id, {
      id: newId(),
      sourceId: source.id,
      displayName,
      hash: sha256(token),
      allowedCidrs: allowSourceCidr,
      createdBy: actor.userId,
    })
    audit({ target: scimToken.id, detail: { sourceId: source.id, displayName, allowSourceCidr } })
    return { scimToken, token, baseUrl: `${originOf(settings.get(PUBLIC_URL), tenant)}${SCIM_PATH}` }
  },
})

import SCIMMY from 'scimmy'
import { expect } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { noteSecret, type TestServer } from '../../harness.ts'

export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

SCIMMY.Schemas.User.definition.extend(SCIMMY.Schemas.EnterpriseUser.definition, false)

export interface ScimReply {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
  body: any
}
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ScimReply>

/** Every answer has the media type of SCIM, an error its shape, and a resource is one that another implementation reads. */
function checkReply({ status, headers, body, text }: ScimReply): void {
  if (status === 204 || status === 304) return void expect(text).toBe('')
  expect(headers.get('content-type')).toBe('application/scim+json')
  if (status >= 400) {
    expect(body).toMatchObject({ schemas: [ERROR], status: String(status), detail: expect.any(String) })
    expect(text).not.toMatch(/select |insert |node_modules|\/server\//)
    return
  }
  const resources = body.Resources ?? [body]
  if (body.Resources) new SCIMMY.Messages.ListResponse(body)
  for (const resource of resources) {
    if (resource.meta?.resourceType === 'User' && resource.userName) new SCIMMY.Schemas.User(resource, 'out')
    if (resource.meta?.resourceType === 'Group' && resource.displayName) new SCIMMY.Schemas.Group(resource, 'out')
  }
}

export function sender(url: string, token: string | null, host?: string): Send {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}/scim/v2${path}`, {
      method,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
        ...(host === undefined ? {} : { host }),
        ...headers,
      },
    })
    const text = await response.text()
    const reply = {
      status: response.status,
      headers: response.headers,
      text,
      body: text ? JSON.parse(text) : undefined,
    }
    checkReply(reply)
    return reply
  }
}

let sources = 0

/** A source that takes SCIM, and a provider that sends to it. */
export async function newSource(server: TestServer, { cidrs = [] as string[], scimUsers = '' } = {}) {
  const { call, url } = server
  const body = { displayName: `Directory ${++sources}`, kind: 'SOURCE_KIND_SCIM' }
  const sourceId: string = (await call('POST', '/api/v1/sources', { body })).body.source.id
  if (scimUsers !== '') {
    const choice = { body: { source: { scimUsers } } }
    expect((await call('POST', `/api/v1/sources/${sourceId}`, choice)).status).toBe(200)
  }
  const newToken = async () => {
    const made = await call('POST', `/api/v1/sources/${sourceId}/scim_tokens`, {
      body: { displayName: 'Provider', allowSourceCidr: cidrs },
    })
    expect(made.status).toBe(200)
    noteSecret(made.body.token)
    return made.body as { token: string; baseUrl: string; scimToken: { id: string } }
  }
  const { token, baseUrl, scimToken } = await newToken()
  return { sourceId, token, tokenId: scimToken.id, baseUrl, newToken, send: sender(url, token) }
}

export const user = (userName: string, more: object = {}) => ({
  schemas: [USER],
  userName,
  name: { givenName: 'Ada', familyName: 'Berg' },
  emails: [{ value: userName, type: 'work', primary: true }],
  active: true,
  ...more,
})

export const patchOf = (...Operations: object[]) => ({ schemas: [PATCH], Operations })

/** The account, its person, and how many grants it holds. */
export const accountOf = (server: TestServer, id: string) =>
  server.database.read((reader) =>
    reader.first<{
      account: string
      person: string | null
      userId: string | null
      grants: number
      openedBy: string
    }>(sql`
      select a.status as account, u.status as person, u.user_id as "userId", a.opened_by as "openedBy",
        (select count(*)::int from grants g where g.tenant_id = a.tenant_id and g.principal_key = a.account_key) as grants
      from accounts a left join users u on u.tenant_id = a.tenant_id and u.user_id = a.user_id
      where a.account_id = ${id}`),
  )

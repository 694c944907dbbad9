import { sql } from '../../../server/db/sql.ts'
import { insertUser } from '../../../server/directory/index.ts'
import { newId } from '../../../server/lib/ids.ts'
import { API_ENGINE } from '../../engines.ts'
import { noteSecret, type TestServer, useServer } from '../../harness.ts'
import { startProvider, type TestProvider, Visitor } from '../../servers/oidc-provider.ts'

export interface SsoServer {
  server: TestServer
  provider: TestProvider
  /** The path and query of where the sign-in of a new browser ends, and that browser. */
  signIn(sub: string, to?: string): Promise<{ visitor: Visitor; end: string }>
  /** Begins a sign-in and signs in at the provider; returns the address that the browser is sent back to. */
  comeBack(visitor: Visitor, sub: string, to?: string): Promise<URL>
  /** The id of the person that a browser is signed in as; undefined if nobody is. */
  whoIs(visitor: Visitor): Promise<string | undefined>
  /** Refusals of sign-ins, newest first. */
  refusals(): Promise<{ reason: string }[]>
  addPerson(email: string, roles?: string[]): Promise<string>
}

export const EVERYBODY = {
  ana: { email: 'Ana@example.com', email_verified: true },
  bob: { email: 'bob@example.com', email_verified: true },
  carl: { email: 'carl@example.com', email_verified: false },
  dora: { email: 'dora@example.com' },
  eve: {},
  admin: { email: 'admin@example.com', email_verified: true },
  stranger: { email: 'stranger@example.com', email_verified: true },
}

/** A server whose tenant signs in with a real provider. */
export async function useSsoServer(): Promise<SsoServer> {
  const server = await useServer(API_ENGINE, { env: { OUTBOUND_ALLOW: '127.0.0.1' } })
  const provider = await startProvider({
    redirectUris: [`${server.url}/auth/v1/sso/callback`],
    postLogoutRedirectUris: [`${server.url}/sign-in`],
  })
  noteSecret(provider.clientSecret)
  await provider.setPeople(EVERYBODY)
  const settings = {
    displayName: 'Northwind',
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    enabled: true,
  }
  const saved = await server.call('POST', '/api/v1/settings/sign_in', { body: settings })
  if (saved.status !== 200) throw new Error(`not saved: ${saved.text}`)

  const comeBack: SsoServer['comeBack'] = async (visitor, sub, to = '/') => {
    const start = await visitor.request(`${server.url}/auth/v1/sso/start?to=${encodeURIComponent(to)}`)
    return visitor.signInAt(start.headers.get('location') ?? '', { sub })
  }
  return {
    server,
    provider,
    comeBack,
    async signIn(sub, to) {
      const visitor = new Visitor()
      const response = await visitor.request(await comeBack(visitor, sub, to))
      return { visitor, end: response.headers.get('location') ?? String(response.status) }
    },
    async whoIs(visitor) {
      const response = await visitor.request(`${server.url}/api/v1/auth/introspect`)
      return response.status === 200 ? ((await response.json()) as { userId: string }).userId : undefined
    },
    refusals: () =>
      server.database.read((reader) =>
        reader.rows<{ reason: string }>(sql`
          select detail->>'reason' as reason from audit_entries
          where tenant_id = ${server.tenant.id} and operation = 'auth.sign_in' and outcome = 'refused'
          order by entry_id desc`),
      ),
    async addPerson(email, roles = []) {
      const id = newId()
      await server.database.tx((tx) => insertUser(tx, server.tenant.id, { id, email, displayName: email, roles }))
      return id
    },
  }
}

import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../ends-with-file.ts'
import { freePort } from '../free-port.ts'

const PROCESS = fileURLToPath(new URL('oidc-provider-process.js', import.meta.url))

/** What the provider says of a person, besides the subject. */
export interface ProviderPerson {
  email?: string
  email_verified?: boolean
}

/** How the provider's answers are spoilt. */
export interface Spoil {
  /** Claims of the ID token that are replaced, or with null removed. */
  claims?: Record<string, unknown>
  /** Signs the ID token with a key that the provider does not publish. */
  foreign?: boolean
  /** Members of the discovery document that are replaced. */
  metadata?: Record<string, unknown>
  /** The `iss` that comes back with the code. */
  iss?: string
  /** Every request is answered with this status. */
  status?: number
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** People by their subject. */
  setPeople(people: Record<string, ProviderPerson>): Promise<void>
  spoil(spoil: Spoil): Promise<void>
  /** Ends the process, as an outage would. */
  stop(): Promise<void>
}

export interface ProviderOptions {
  redirectUris: readonly string[]
  postLogoutRedirectUris?: readonly string[]
  /** Whether the ID token itself has the e-mail address; otherwise only the user info has it. */
  idTokenHasEmail?: boolean
}

/** A real OpenID provider in its own process. It ends with the test file. */
export async function startProvider({
  redirectUris,
  postLogoutRedirectUris = [],
  idTokenHasEmail = true,
}: ProviderOptions): Promise<TestProvider> {
  const port = await freePort()
  const [clientId, clientSecret] = ['recert', 'a-secret-of-the-provider-~.%+']
  const client = {
    client_id: clientId,
    client_secret: clientSecret,
    token_endpoint_auth_method: 'client_secret_post',
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutRedirectUris,
  }
  const child = startProcess(
    process.execPath,
    [PROCESS, JSON.stringify({ port, clients: [client], idTokenHasEmail })],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  await once(child, 'message')
  const tell = async (change: object) => {
    const done = once(child, 'message')
    child.send(change)
    await done
  }
  return {
    issuer: `http://127.0.0.1:${port}`,
    clientId,
    clientSecret,
    setPeople: (people) => tell({ people }),
    spoil: (spoil) => tell({ spoil }),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A browser without pages: keeps cookies by origin, and follows redirects one at a time. */
export class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>()

  async request(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url)
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0(;|$)/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  cookie(origin: string, name: string): string | undefined {
    return this.#cookies.get(origin)?.get(name)
  }

  /** Visits the provider's page as it was told to, signs in there, and returns where it is sent back to. */
  async signInAt(url: string | URL, answer: { sub: string } | { cancel: 'yes' }): Promise<URL> {
    const { origin } = new URL(url)
    let at = new URL(url)
    for (let steps = 0; steps < 10 && at.origin === origin; steps++) {
      const asked = at.pathname.startsWith('/interaction/')
      const response = await this.request(at, asked ? { method: 'POST', body: new URLSearchParams(answer) } : {})
      const location = response.headers.get('location')
      if (!location) throw new Error(`no way on from ${at.pathname}: ${response.status} ${await response.text()}`)
      at = new URL(location, at)
    }
    return at
  }
}

import { createCredential } from '../../../server/auth/index.ts'
import { sql } from '../../../server/db/sql.ts'
import { replaceRoles } from '../../../server/directory/index.ts'
import { eventually } from '../../eventually.ts'
import { type CallOptions, noteSecret, type TestServer } from '../../harness.ts'
import { preparingOn } from '../campaign/preparing.ts'

const PATH = '/api/v1/access_review'

/**
 * A small company. Ann leads Bob and Eli; Bob leads Cid and Dea; Ann has no manager. The CRM belongs to Bob and Eli, the
 * wiki to nobody. Cid's wiki access comes with the group Sales, which is Bob's; the night job is nobody's account.
 */
export const COMPANY = {
  users: `id,email,name,manager,department,job_title
u1,ann@corp.example,Ann Berg,,Board,Managing director
u2,bob@corp.example,Bob Chen,u1,Sales,Head of sales
u3,cid@corp.example,Cid Diaz,u2,Sales,Account manager
u4,dea@corp.example,Dea Eder,u2,Sales,Account manager
u5,eli@corp.example,Eli Fuchs,u1,Finance,Controller
`,
  apps: `id,name,owners
crm,Customer database,bob@corp.example;eli@corp.example
wiki,Wiki,
`,
  entitlements: `app,id,name,risk_level
crm,access,Access,Low
crm,export,Export all customers,High
wiki,read,Read,Low
`,
  accounts: `app,id,username,user,last_login_at
crm,c1,ann,u1,2026-01-31
crm,c2,bob,u2,2026-02-02
crm,c3,cid,u3,
crm,c4,dea,u4,
crm,c9,nightly-sync,,
wiki,w3,cid,u3,
wiki,w5,eli,u5,
`,
  grants: `app,entitlement,account
crm,access,c1
crm,access,c2
crm,access,c3
crm,access,c4
crm,export,c3
crm,export,c9
wiki,read,w3
wiki,read,w5
`,
} as const

/** A row of `tasks` with what it belongs to by name, for tests of what was stored. */
export interface StoredTask {
  number: string
  /** `entitlement of username`. */
  item: string
  reviewers: string[]
  onBehalfOf: string[]
  why: number
  because: number
  state: string
  outcome: string | null
  reason: string | null
  step: number
  seq: number
  run: number
}

/** Campaigns that are started, and callers for their people. */
export async function reviewingOn(server: TestServer) {
  const base = await preparingOn(server)
  const { tenantId, post, campaign } = base
  const ids = new Map<string, string>()
  const idOf = async (email: string): Promise<string> => {
    const known = ids.get(email)
    if (known) return known
    const row = await server.database.read((reader) =>
      reader.first<{ id: string }>(sql`
        select user_id as id from users where tenant_id = ${tenantId} and email = ${email}`),
    )
    if (!row) throw new Error(`nobody has the address ${email}`)
    ids.set(email, row.id)
    return row.id
  }
  const tokens = new Map<string, Promise<string>>()
  /** Calls as this person of the company, or as the first administrator. */
  const as = async (name: string, { scopedRoles = [] as string[] } = {}) => {
    const email = name.includes('@') ? name : `${name}@corp.example`
    const userId = await idOf(email)
    const key = `${email} ${scopedRoles}`
    const made = async () => {
      const limits = { allowedCidrs: [], scopedRoles }
      const { clientId, clientSecret } = await server.database.tx((tx) =>
        createCredential(tx, server.tenant, 'recert', { userId, displayName: 'x', lifespan: 'never', ...limits }),
      )
      noteSecret(clientSecret)
      return server.token(clientId, clientSecret)
    }
    if (!tokens.has(key)) tokens.set(key, made())
    const token = (await tokens.get(key)) ?? null
    return {
      userId,
      call: (method: string, path: string, options: CallOptions = {}) =>
        server.call(method, path, { token, ...options }),
      get: (path: string) => server.call('GET', path, { token }),
      post: (path: string, body: unknown = {}) => server.call('POST', path, { body, token }),
    }
  }
  const until = (id: string, ...states: string[]) =>
    eventually(async () => {
      const now = await campaign(id)
      const state = now.state.replace('ACCESS_REVIEW_STATE_', '')
      if (!states.includes(state)) throw new Error(`still ${state}`)
      return now
    })
  /** Starts a prepared campaign and waits until it is open, or given up. */
  const start = async (id: string, body: Record<string, unknown> = {}) => {
    const reply = await post(`${PATH}/${id}/action/start`, body)
    if (reply.status !== 200) throw new Error(reply.text)
    return until(id, 'OPEN', 'REVIEW')
  }
  return {
    ...base,
    idOf,
    as,
    until,
    start,
    giveRole: async (name: string, ...roles: string[]) => {
      const userId = await idOf(`${name}@corp.example`)
      await server.database.tx((tx) => replaceRoles(tx, tenantId, userId, roles))
    },
    /** A review policy with these steps, and rules by the key of further steps. */
    async policy(steps: unknown[], more: Record<string, unknown> = {}, otherSteps: Record<string, unknown[]> = {}) {
      const others = Object.entries(otherSteps).map(([key, list]) => [key, { steps: list }])
      const reply = await post('/api/v1/policies', {
        displayName: `Policy ${Math.random()}`,
        policyType: 'POLICY_TYPE_CERTIFY',
        policySteps: { certify: { steps }, ...Object.fromEntries(others) },
        ...more,
      })
      if (reply.status !== 200) throw new Error(reply.text)
      return reply.body.policy.id as string
    },
    /** A campaign over the whole company that is open. */
    async open(fields: Record<string, unknown> = {}): Promise<string> {
      const id = await base.draft(fields)
      await base.prepare(id)
      const { state } = await start(id)
      if (state !== 'ACCESS_REVIEW_STATE_OPEN') throw new Error(`not open but ${state}`)
      return id
    },
    /** The tasks of a campaign as they are stored, in number order. */
    stored: (id: string): Promise<StoredTask[]> =>
      server.database.read((reader) =>
        reader.rows<StoredTask>(sql`
          select t.numeric_id::text as number,
            e.external_id || ' of ' || coalesce(a.username, h.display_name) as item, array(
              select split_part(u.email, '@', 1) from reviewer_set_members m
              join users u on u.tenant_id = m.tenant_id and u.user_id = m.user_id
              where m.tenant_id = t.tenant_id and m.review_key = t.review_key and m.set_key = t.set_key order by 1)
              as reviewers, array(
              select split_part(u.email, '@', 1) from reviewer_set_members m
              join users u on u.tenant_id = m.tenant_id and u.user_id = m.on_behalf_of
              where m.tenant_id = t.tenant_id and m.review_key = t.review_key and m.set_key = t.set_key order by 1)
              as "onBehalfOf", t.why, t.because, t.state, t.outcome, t.outcome_reason as reason, t.step_no as step,
            t.step_seq as seq, t.run_no as run
          from tasks t
          join reviews r on r.tenant_id = t.tenant_id and r.review_key = t.review_key
          join preparation_entitlements pe on pe.tenant_id = t.tenant_id and pe.preparation_key = r.preparation_key
            and pe.entitlement_key = t.entitlement_key
          join entitlement_versions e on e.tenant_id = t.tenant_id and e.version = pe.entitlement_version
          join preparation_principals p on p.tenant_id = t.tenant_id and p.preparation_key = r.preparation_key
            and p.principal_key = t.principal_key
          left join account_versions a on a.tenant_id = t.tenant_id and a.version = p.account_version
          left join resource_versions h on h.tenant_id = t.tenant_id and h.version = p.resource_version
          where t.tenant_id = ${tenantId} and r.campaign_id = ${id} order by t.numeric_id`),
      ),
  }
}

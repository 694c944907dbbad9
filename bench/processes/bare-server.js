// The bare baseline: Fastify with its defaults, its own ajv, one statement per request. No tenants, authentication, audit,
// idempotency, request ids or metrics. Its table has the columns and indexes of our attribute_values.
import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { permissionsOf } from '../../dist/contract/auth/roles.js'
import { CreateCampaignRequest } from '../../dist/contract/campaign/campaign.js'
import { CreateAttributeValueOfTypeRequest } from '../../dist/contract/directory/attribute.js'
import { authenticator } from '../../dist/server/auth/authenticate.js'
import { insertTokens } from '../../dist/server/auth/credentials/credential.store.js'
import { freshCache } from '../../dist/server/auth/fresh-cache.js'
import { createCredential, createTenant } from '../../dist/server/auth/index.js'
import { readConfig } from '../../dist/server/config.js'
import { migrate, openDatabase } from '../../dist/server/db/index.js'
import { sql } from '../../dist/server/db/sql.js'
import { insertUser } from '../../dist/server/directory/index.js'
import { operations } from '../../dist/server/domains.js'
import { createMetrics } from '../../dist/server/http/metrics.js'
import { registerOperations } from '../../dist/server/http/routes.js'
import { createServer } from '../../dist/server/http/server.js'
import { newId } from '../../dist/server/lib/ids.js'
import { sha256 } from '../../dist/server/lib/json/canonical-json.js'

const { BARE_DATABASE_URL, BARE_DATA_DIR, BARE_POOL_SIZE } = process.env
const settings = { poolSize: Number(BARE_POOL_SIZE), statementTimeoutMs: 10_000, acquireTimeoutMs: 10_000 }
const database = await openDatabase({ url: BARE_DATABASE_URL, dataDir: BARE_DATA_DIR, ...settings }, { mode: 'own' })
const run = BARE_DATABASE_URL ? onPostgresql(BARE_DATABASE_URL) : onEmbedded()

/** Each returns a function that runs one statement in its own transaction and returns its rows. */
function onPostgresql(connectionString) {
  const pool = new pg.Pool({ connectionString, max: Number(BARE_POOL_SIZE) })
  return async (statement) => (await pool.query(statement.compile())).rows
}
function onEmbedded() {
  return (statement) => database.read((reader) => reader.rows(statement))
}

await migrate(database)
await run(sql`create table bare_values (
  tenant_id text collate "C" not null, value_id text collate "C" not null, attribute_type text not null,
  value text not null, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  deleted_at timestamptz, primary key (tenant_id, value_id))`)
await run(sql`create unique index bare_values_name on bare_values (tenant_id, attribute_type, lower(value))
  where deleted_at is null`)
await run(sql`create index bare_values_list on bare_values (tenant_id, attribute_type, value_id)
  where deleted_at is null`)

const TENANT = newId()
const TYPE = 'risk_level'
const columns = sql`value_id as id, attribute_type as "attributeTypeId", value, created_at as "createdAt",
  updated_at as "updatedAt"`

// Our schemas have custom keywords, which Fastify's ajv refuses in strict mode.
const app = Fastify({ logger: false, ajv: { customOptions: { strict: false } } })
app.post('/values', { schema: { body: CreateAttributeValueOfTypeRequest } }, async (request) => {
  const [value] = await run(sql`insert into bare_values (tenant_id, value_id, attribute_type, value)
    values (${TENANT}, ${newId()}, ${TYPE}, ${request.body.value}) returning ${columns}`)
  return { value }
})
app.get('/values/:id', async (request, reply) => {
  const [value] = await run(sql`select ${columns} from bare_values
    where tenant_id = ${TENANT} and attribute_type = ${TYPE} and value_id = ${request.params.id}`)
  return value ? { value } : reply.code(404).send({})
})

// Campaigns with the same columns, indexes and reply fields as ours, one row each. Requests are checked against the same
// schema.
await run(sql`create table bare_campaigns (like campaigns including defaults including indexes)`)
const TEXTS = { description: '', reviewInstructions: '', defaultView: 'ACCESS_REVIEW_VIEW_TYPE_UNSPECIFIED' }
const FLAGS = { autoGenerateReport: false, autoResolve: false, exemptCertifiedAccessConflicts: false }
const CHOICES = {
  autoCloseDecision: 'CLOSE_DECISION_UNSPECIFIED',
  accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_UNSPECIFIED',
}
const campaignColumns = sql`campaign_id as id, display_name as "displayName", state, scope_type as "scopeType",
  policy_id as "policyId", use_policy_override as "usePolicyOverride", scope, settings,
  scoping_version::text as "scopingVersion", completion_at as "completionDate", auto_start as "autoStartCampaign",
  auto_close as "autoCloseCampaign", template_id as "accessReviewTemplateId", created_by as "createdById",
  created_at as "createdAt", updated_at as "updatedAt", has_accuracy_support as "hasAccuracySupport",
  expected_count as "expectedTicketCount", error_state as "errorState"`
const PERMISSIONS = { read: true, edit: true, delete: true, extra: {} }
const viewOf = (campaign) => ({
  accessReview: campaign,
  createdByUserPath: '',
  policyPath: '',
  objectPermissions: PERMISSIONS,
})
app.post('/campaigns', { schema: { body: CreateCampaignRequest } }, async ({ body }) => {
  const { description, notificationConfig } = body
  const settings = JSON.stringify({ ...TEXTS, ...FLAGS, ...CHOICES, description, notificationConfig })
  const [campaign] = await run(sql`insert into bare_campaigns (tenant_id, campaign_id, display_name, state, scope_type,
      policy_id, scope, settings, completion_at, created_by)
    values (${TENANT}, ${newId()}, ${body.displayName}, 'ACCESS_REVIEW_STATE_DRAFT', ${body.scopeType}, 'policy',
      ${JSON.stringify({ scopeV2: body.scopeV2 })}::jsonb, ${settings}::jsonb, ${body.completionDate},
      ${body.ownerIds[0]})
    returning ${campaignColumns}`)
  return { accessReview: viewOf(campaign), expanded: [] }
})
app.get('/campaigns/:id', async (request, reply) => {
  const [campaign] = await run(sql`select ${campaignColumns} from bare_campaigns
    where tenant_id = ${TENANT} and campaign_id = ${request.params.id}`)
  return campaign ? { accessReview: viewOf(campaign), expanded: [] } : reply.code(404).send({})
})
app.get('/campaigns', async () => {
  const list = await run(sql`select ${campaignColumns} from bare_campaigns
    where tenant_id = ${TENANT} and deleted_at is null order by created_at desc, campaign_id desc limit 25`)
  return { list: list.map(viewOf), expanded: [], nextPageToken: '' }
})

// Our own server and operations twice: with authentication, and with a fixed caller.
const bearer = randomBytes(32).toString('base64url')
const { tenant, actor } = await database.tx(async (tx) => {
  const tenant = await createTenant(tx, 'bench', 'Bench')
  const user = { id: newId(), email: 'bench@example.com', displayName: 'Bench', roles: ['super_administrator'] }
  await insertUser(tx, tenant.id, user)
  const limits = { allowedCidrs: [], scopedRoles: [] }
  const request = { userId: user.id, displayName: 'Bench', lifespan: 'never', ...limits }
  const { id } = await createCredential(tx, tenant, 'bench', request)
  const token = { tenantId: tenant.id, credential: { id, ...limits }, hash: sha256(bearer), lifeSeconds: 3600 }
  await insertTokens(tx, [{ ...token, use: undefined }])
  const permissions = permissionsOf(user.roles)
  const rights = { roles: user.roles, permissions, limits: { roles: false, cidrs: [] } }
  return { tenant, actor: { userId: user.id, principalId: id, via: 'credential', ...rights } }
})
const publicUrl = new URL('http://127.0.0.1')
const limited = { publicUrl, cache: freshCache(), requestsPerMinute: 100_000_000 }

function startServer(authenticate) {
  const settings = { trustedProxies: [], tls: undefined, https: false, bodyLimit: 1_048_576, requestTimeoutMs: 30_000 }
  const metrics = createMetrics(undefined, [])
  const server = createServer(settings, pino({ level: 'warn' }), metrics)
  const resolveTenant = async () => tenant
  const told = { jobsEnqueued() {}, accessChanged() {} }
  const deps = { database, settings: readConfig({}), resolveTenant, authenticate, ...told }
  registerOperations(server, operations, deps)
  return server.listen({ host: '127.0.0.1', port: 0 })
}
const openUrl = await startServer(async () => actor)
const closedUrl = await startServer(authenticator({ database, ...limited }))

const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.send({ url, openUrl, closedUrl, bearer })
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => process.exit())

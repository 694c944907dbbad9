import { COMMON_ERRORS, type ErrorName } from '../../contract/wire/errors.ts'
import { type AuditEntry, appendEntry, entryInsert } from '../audit/index.ts'
import { type Database, staleRead, type Tx } from '../db/index.ts'
import { enqueueJob } from '../jobs/index.ts'
import { canonicalJson, sha256 } from '../lib/json/canonical-json.ts'
import type { Settings } from '../lib/setting.ts'
import { ApiError, invalidRequest } from './api-error.ts'
import { TYPE_PREFIX } from './http.settings.ts'
import { claimKey, type IdempotentCall, type KeptReply, keepReply } from './idempotency/idempotency.store.ts'
import {
  type Actor,
  type AuditNote,
  type Input,
  type Operation,
  type OperationContext,
  PreparedAnew,
  type ReadContext,
  type Tenant,
  type UploadContext,
  type UploadOperation,
  type WriteContext,
  type WriteOperation,
} from './operation.ts'
import { Expansion } from './wire/expand.ts'
import { parseIfMatch } from './wire/if-match.ts'

/** One authenticated call of one operation. */
export interface Call {
  operation: Operation
  tenant: Tenant
  actor: Actor
  /** Decodes the request; throws 400. Called only when the caller has the permission. */
  readInput: () => CallInput
  /** The body of an upload. */
  bytes?: AsyncIterable<Uint8Array>
  requestId: string
  address: string
  /** The If-Match header as it was sent. */
  ifMatch?: string
}

export interface CallInput extends Input<never, never, never> {
  idempotencyKey: string | undefined
}

export interface RunDeps {
  database: Database
  settings: Settings
  /** Called after a commit that enqueued jobs, so that they do not wait for the next poll. */
  jobsEnqueued: () => void
  /** Called after a commit of an operation that can take rights away. */
  accessChanged: () => void
  /** Called at each named step of a write; tests fail there to prove that a call is all or nothing. */
  atStep?: (step: WriteStep) => void
}
export const WRITE_STEPS = ['claimed', 'ran', 'audited', 'reply kept', 'committed'] as const
export type WriteStep = (typeof WRITE_STEPS)[number]

export interface Outcome {
  /** The serialized reply: what is stored for a replay is byte for byte what was sent. */
  text: string
  replayed: boolean
  /** Version of what the reply shows, when the operation has one. */
  version?: number
}

/** Permission, then the operation; a write gets its transaction, idempotency and audit entry here and nowhere else. */
export async function runOperation(deps: RunDeps, call: Call): Promise<Outcome> {
  const { operation, actor } = call
  try {
    if (operation.permission !== 'signed_in' && !actor.permissions.has(operation.permission))
      throw new ApiError('permission_denied', { permission: operation.permission })
    return await limitConcurrency(call, () => runAllowed(deps, call))
  } catch (error) {
    if (error instanceof ApiError && error.error === 'permission_denied')
      await deps.database.tx(async (tx) => appendEntry(tx, entryOf(call, 'denied', { ...error.params })))
    throw error
  }
}

/** Calls in flight of operations that are limited, by operation and tenant. */
const inFlight = new Map<string, number>()
const RETRY_AFTER_SECONDS = 5

/** Refuses a call beyond the limit of its operation before it takes a connection, so that none waits for one. */
async function limitConcurrency(
  { operation: { id, maxConcurrent }, tenant }: Call,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  if (maxConcurrent === undefined) return run()
  const key = `${id} ${tenant.id}`
  const others = inFlight.get(key) ?? 0
  if (others >= maxConcurrent)
    throw new ApiError(
      'too_many_requests',
      { seconds: RETRY_AFTER_SECONDS },
      { headers: { 'retry-after': `${RETRY_AFTER_SECONDS}` } },
    )
  inFlight.set(key, others + 1)
  try {
    return await run()
  } finally {
    const left = (inFlight.get(key) ?? 1) - 1
    if (left > 0) inFlight.set(key, left)
    else inFlight.delete(key)
  }
}

async function runAllowed(deps: RunDeps, call: Call): Promise<Outcome> {
  const { operation } = call
  const { idempotencyKey, ...input } = call.readInput()
  if (operation.effect === 'upload') return runUpload(deps, call, operation, input)
  if (operation.effect === 'write') return runPrepared(deps, call, operation, input, idempotencyKey)
  const seen: Seen = {}
  const reply = await deps.database.read((db) =>
    operation.run({ ...contextOf(deps, call, seen), db } satisfies ReadContext, input),
  )
  return { text: operation.replyType ? String(reply) : JSON.stringify(reply), replayed: false, ...seen }
}

/** How often a write is prepared whose preparation others overtake. */
const MAX_PREPARATIONS = 5

/** A write, and what it reads before its transaction. */
async function runPrepared(
  deps: RunDeps,
  call: Call,
  operation: WriteOperation,
  input: Input<never, never, never>,
  key: string | undefined,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const prepared = await operation.prepare?.({ ...contextOf(deps, call, {}), database: deps.database }, input)
    try {
      return await runWrite(deps, call, operation, input, key, prepared)
    } catch (error) {
      if (!(error instanceof PreparedAnew)) throw error
      if (attempt === MAX_PREPARATIONS) throw staleRead(error)
    }
  }
}

async function runWrite(
  deps: RunDeps,
  call: Call,
  operation: WriteOperation,
  input: Input<never, never, never>,
  key: string | undefined,
  prepared: unknown,
): Promise<Outcome> {
  const idempotent = idempotentCall(call, operation, input, key)
  let enqueued = false
  const outcome = await deps.database.tx(async (tx) => {
    const replay = idempotent && (await replayOf(tx, idempotent))
    if (replay !== undefined) return { ...replay, replayed: true }
    deps.atStep?.('claimed')
    let note: AuditNote = {}
    let entryWritten = false
    const seen: Seen = {}
    const context: WriteContext = {
      ...contextOf(deps, call, seen),
      tx,
      audit: (given) => {
        note = given
      },
      auditedChange: (given, run) => async (statement) => {
        const row = await tx[run]<never>(statement(entryInsert(doneEntry(call, given))))
        entryWritten ||= row !== undefined
        return row
      },
      jobs: {
        enqueue: async (kind, payload, options) => {
          enqueued = true
          await enqueueJob(tx, { tenantId: call.tenant.id, kind, payload, ...options })
        },
      },
    }
    const text = JSON.stringify(await operation.run(context, input, prepared))
    deps.atStep?.('ran')
    if (!entryWritten) appendEntry(tx, doneEntry(call, note))
    deps.atStep?.('audited')
    if (idempotent) keepReply(tx, idempotent, { text, ...seen })
    deps.atStep?.('reply kept')
    return { text, replayed: false, ...seen }
  })
  deps.atStep?.('committed')
  if (enqueued) deps.jobsEnqueued()
  if (operation.changesAccess) deps.accessChanged()
  return outcome
}

/** An upload has no transaction of its own; its audit entry says that all of it arrived. */
async function runUpload(
  deps: RunDeps,
  call: Call,
  operation: UploadOperation,
  input: Input<never, never, never>,
): Promise<Outcome> {
  let note: AuditNote = {}
  const context: UploadContext = {
    ...contextOf(deps, call, {}),
    database: deps.database,
    bytes: call.bytes ?? nothing(),
    audit: (given) => {
      note = given
    },
  }
  const text = JSON.stringify(await operation.run(context, input))
  await deps.database.tx(async (tx) => appendEntry(tx, doneEntry(call, note)))
  return { text, replayed: false }
}

async function* nothing(): AsyncIterable<Uint8Array> {}

function idempotentCall(
  call: Call,
  operation: WriteOperation,
  input: unknown,
  key: string | undefined,
): IdempotentCall | undefined {
  if (!operation.idempotent || key === undefined) return undefined
  return {
    tenantId: call.tenant.id,
    actorId: call.actor.userId,
    operation: operation.id,
    key,
    requestHash: sha256(canonicalJson(input)),
  }
}

async function replayOf(tx: Tx, idempotent: IdempotentCall): Promise<KeptReply | undefined> {
  const key = await claimKey(tx, idempotent)
  if (key.claimed) return undefined
  if (!key.same) throw new ApiError('idempotency_key_reused')
  return key.kept
}

/** What an operation says about its reply while it runs. */
type Seen = Pick<Outcome, 'version'>

function contextOf({ settings }: RunDeps, call: Call, seen: Seen): OperationContext {
  const { operation, tenant, actor } = call
  return {
    tenant,
    settings,
    actor,
    fail(error, params) {
      if (!isDeclared(operation, error)) throw new Error(`${operation.id} raised ${error}, which it does not declare`)
      throw new ApiError(error, params)
    },
    invalid(...violations) {
      throw invalidRequest(violations)
    },
    expand: (mask, known) => new Expansion(settings.get(TYPE_PREFIX), mask, known),
    requireVersion: (version) => requireVersion(call.ifMatch, version),
    setVersion(version) {
      seen.version = version
    },
  }
}

export const etagOf = (version: number): string => `"${version}"`

/** Weak tags never match (RFC 9110, section 13.1.1). */
function requireVersion(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined) return
  const tags = parseIfMatch(ifMatch)
  if (tags === undefined) throw new ApiError('invalid_if_match')
  if (tags !== '*' && !tags.includes(etagOf(version)))
    throw new ApiError('version_changed', { version: etagOf(version) })
}

const isDeclared = (operation: Operation, error: ErrorName) =>
  operation.errors.includes(error) || (COMMON_ERRORS as readonly string[]).includes(error)

const doneEntry = (call: Call, { target, campaign, detail = {} }: AuditNote): AuditEntry => ({
  ...entryOf(call, 'done', detail),
  targetId: target ?? campaign,
  campaignId: campaign,
})
const entryOf = (call: Call, outcome: 'done' | 'denied', detail: Record<string, unknown>): AuditEntry => ({
  tenantId: call.tenant.id,
  actorId: call.actor.userId,
  principalId: call.actor.principalId,
  operation: call.operation.id,
  outcome,
  detail,
  requestId: call.requestId,
  address: call.address,
})

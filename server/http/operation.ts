import type { Static, TObject, TSchema } from 'typebox'
import type { Permission } from '../../contract/auth/roles.ts'
import type { ErrorName, FieldReason, FieldViolation } from '../../contract/wire/errors.ts'
import type { Tag } from '../../contract/wire/tags.ts'
import type { AuditedChange } from '../audit/index.ts'
import type { Database, Reader, Tx } from '../db/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { Setting, Settings } from '../lib/setting.ts'
import type { ErrorParams } from './api-error.ts'
import type { Expansion } from './wire/expand.ts'

export interface Tenant {
  id: TenantId
  host: string
  pageKey: Uint8Array
}

/** The caller, as identified by a token or a session. */
export interface Actor {
  userId: string
  /** The credential or session that was used. */
  principalId: string
  via: 'credential' | 'session'
  roles: readonly string[]
  permissions: ReadonlySet<string>
  /** The roles and address ranges that the credential is limited to; empty lists limit nothing. */
  limits: { roles: readonly string[]; cidrs: readonly string[] }
  /** When the session or access token ends, by the clock of `performance.now()`; absent for the program itself. */
  endsAt?: number
}

/** What an operation may use: one database handle, and no other connection, network or timer. */
export interface OperationContext {
  tenant: Tenant
  settings: Settings
  actor: Actor
  /** Stops the operation with one of its declared errors. */
  fail(error: ErrorName, params?: ErrorParams): never
  /** Stops it with 400 and the invalid fields. */
  invalid(...violations: FieldViolation[]): never
  /** Collects the related objects of the reply; answers 400 for a path that is not known. */
  expand(mask: { paths?: string[] } | undefined, known: readonly string[]): Expansion
  /** In a versioned operation: stops with 412 when the caller's If-Match names another version. */
  requireVersion(version: number): void
  /** In a versioned operation: the version that the reply shows, sent as its ETag. */
  setVersion(version: number): void
}
export interface ReadContext extends OperationContext {
  db: Reader
}
export interface AuditNote {
  target?: string
  /** The campaign that the change is about; also the target when there is no other. */
  campaign?: string
  detail?: Record<string, unknown>
}
export interface WriteContext extends OperationContext {
  tx: Tx
  /** Adds to the audit entry of this call, which commits with the change. */
  audit(note: AuditNote): void
  /**
   * For an operation whose change is one statement: the entry goes with it, and is written when the statement has a row.
   * `last` when no other statement is to follow then (see Tx).
   */
  auditedChange(note: AuditNote, run: 'last' | 'first'): AuditedChange
  jobs: { enqueue(kind: string, payload: Record<string, unknown>, options?: { key?: string }): Promise<void> }
}

/** What is read before a write begins, in transactions of its own. */
export interface PrepareContext extends OperationContext {
  database: Pick<Database, 'read'>
}

/** What an upload may use in addition: its bytes as they arrive, and a transaction for each batch of them. */
export interface UploadContext extends OperationContext {
  database: Database
  bytes: AsyncIterable<Uint8Array>
  audit(note: AuditNote): void
}

/** The names in braces of a path: `/api/v1/apps/{app_id}` has `app_id`. */
export type PathParams<Path extends string> = string extends Path
  ? Record<string, string>
  : Path extends `${string}{${infer Name}}${infer Rest}`
    ? { [Key in Name]: string } & PathParams<Rest>
    : unknown

export type ApiPath = `/api/v1/${string}`

export interface Declaration<
  P extends ApiPath,
  Q extends TObject,
  B extends TObject,
  R extends TSchema,
  E extends ErrorName,
> {
  /** Stable identifier, `svc.api.<package>.v1.<Service>.<Method>`; also the name of its audit entries. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: P
  tag: Tag
  summary: string
  description: string
  /** A permission of contract/auth/roles.ts, or `signed_in` for what every caller may do. */
  permission: Permission | 'signed_in'
  /** Whether it acts on one object with a version: the reply has an ETag, and a change honours If-Match. */
  versioned?: boolean
  /** How many calls one tenant may have in flight on a server; for operations that keep the database busy for seconds. */
  maxConcurrent?: number
  query?: Q
  body?: B
  /** For an operation whose body may be larger than BODY_LIMIT_BYTES allows others. */
  maxBodyBytes?: number
  reply: R
  /** For a reply that is a text of this type instead of JSON. */
  replyType?: 'text/csv' | 'text/html'
  /** Errors beyond COMMON_ERRORS; raising one that is not declared is a defect and answers 500. */
  errors: readonly E[]
  /** Reasons of invalid fields beyond those that follow from the schemas; a test fails on one that is not declared. */
  fieldReasons?: readonly FieldReason[]
}

export interface Input<P extends string, Q extends TObject, B extends TObject> {
  params: PathParams<P>
  query: Static<Q>
  body: Static<B>
}

export interface ReadOperation extends Declaration<ApiPath, TObject, TObject, TSchema, ErrorName> {
  effect: 'read'
  run(context: ReadContext, input: Input<string, TObject, TObject>): Promise<unknown>
}
export interface WriteOperation extends Declaration<ApiPath, TObject, TObject, TSchema, ErrorName> {
  effect: 'write'
  /** Whether Idempotency-Key is honoured: true for creates and actions whose reply may be kept for a day. */
  idempotent: boolean
  /** Whether it can take rights away: cached callers are then dropped at once. */
  changesAccess?: boolean
  /** A body that works, for the API document; a test sends it. Its ids are those of contract/wire/example-ids.ts. */
  example?: Record<string, unknown>
  /** See writeOperation. */
  prepare?(context: PrepareContext, input: Input<string, TObject, TObject>): Promise<unknown>
  run(context: WriteContext, input: Input<string, TObject, TObject>, prepared: unknown): Promise<unknown>
}
export interface UploadOperation extends Declaration<ApiPath, TObject, TObject, TSchema, ErrorName> {
  effect: 'upload'
  /** Media types of the body, for the API document; what is accepted depends on the bytes alone. */
  accepts: readonly string[]
  /** Limit on the bytes that arrive, and on what they unpack to. */
  maxBytes: Setting<number>
  run(context: UploadContext, input: Input<string, TObject, TObject>): Promise<unknown>
}
/** Thrown by `run` when what `prepare` read has changed since. */
export class PreparedAnew extends Error {
  override readonly name = 'PreparedAnew'
}

export type Operation = ReadOperation | WriteOperation | UploadOperation

export type None = TObject<Record<never, never>>

/** Declares an operation that only reads. */
export function readOperation<
  R extends TSchema,
  const P extends ApiPath,
  Q extends TObject = None,
  B extends TObject = None,
  E extends ErrorName = never,
>(
  declaration: Declaration<P, Q, B, R, E> & {
    run(context: Narrow<ReadContext, E>, input: Input<P, Q, B>): Promise<Static<R>>
  },
): ReadOperation {
  return { ...declaration, effect: 'read' } as unknown as ReadOperation
}

/**
 * Declares an operation that changes something: one transaction, one audit entry. What takes long to read is read by
 * `prepare` before the transaction. `run` checks that it still holds; when it does not, it throws `PreparedAnew`, and both run again.
 */
export function writeOperation<
  R extends TSchema,
  const P extends ApiPath,
  Q extends TObject = None,
  B extends TObject = None,
  E extends ErrorName = never,
  Prepared = undefined,
>(
  declaration: Declaration<P, Q, B, R, E> & {
    idempotent: boolean
    changesAccess?: boolean
    example?: NoInfer<Static<B>>
    prepare?(context: Narrow<PrepareContext, E>, input: Input<P, Q, B>): Promise<Prepared>
    run(context: Narrow<WriteContext, E>, input: Input<P, Q, B>, prepared: NoInfer<Prepared>): Promise<Static<R>>
  },
): WriteOperation {
  return { ...declaration, effect: 'write' } as unknown as WriteOperation
}

/** Declares an operation that takes a file of any size as its body and stores it in batches while it arrives. */
export function uploadOperation<
  R extends TSchema,
  const P extends ApiPath,
  Q extends TObject = None,
  E extends ErrorName = never,
>(
  declaration: Omit<Declaration<P, Q, None, R, E>, 'body'> & {
    accepts: readonly string[]
    maxBytes: Setting<number>
    run(context: Narrow<UploadContext, E>, input: Input<P, Q, None>): Promise<Static<R>>
  },
): UploadOperation {
  return { ...declaration, effect: 'upload' } as unknown as UploadOperation
}

/** `fail` takes only the errors that the operation declares. */
export type Narrow<C extends OperationContext, E extends ErrorName> = Omit<C, 'fail'> & {
  fail(error: E, params?: ErrorParams): never
}

import { appendEntry } from '../audit/index.ts'
import type { Database, Tx } from '../db/index.ts'
import { isAddressTaken } from '../directory/index.ts'
import type { ResourceKind } from './attributes.ts'
import { beginWrite, endWrite, type ScimWrite } from './begin-write.ts'
import { type Document, finishDocument, readDocument } from './document.rules.ts'
import { memberChanges, memberIds } from './patch/member-patch.rules.ts'
import { patchDocument, readPatch } from './patch/patch.rules.ts'
import { type Projection, WHOLE } from './query/projection.rules.ts'
import type { ListQuery } from './query/query.rules.ts'
import { listResources, locationOf, type Place, requireStored, viewAll } from './read-resources.ts'
import { nameIn, noteRefused, noteWritten } from './refused.ts'
import { isUserNameTaken, type StoredResource } from './resource.store.ts'
import { etagOf, isKnownRevision, requireRevision } from './revision.rules.ts'
import { ScimError } from './scim-error.ts'
import { changeGroup, createGroup, deleteGroup } from './write-group.ts'
import { changeUser, createUser, deleteUser } from './write-user.ts'

/** A request of a source. */
export interface ScimRequest {
  database: Database
  place: Place
  kind: ResourceKind
  tokenId: string
  requestId: string
  address: string
  projection: Projection
  ifMatch: string | undefined
  ifNoneMatch: string | undefined
}

export interface ScimReply {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export const list = async ({ database, place, kind }: ScimRequest, query: ListQuery): Promise<ScimReply> => ({
  status: 200,
  body: await database.read((reader) => listResources(reader, place, kind, query)),
})

export const get = ({ database, place, kind, projection, ifNoneMatch }: ScimRequest, id: string): Promise<ScimReply> =>
  database.read(async (reader) => {
    const stored = await requireStored(reader, place, kind, id)
    const headers = { etag: etagOf(stored.revision) }
    if (isKnownRevision(ifNoneMatch, stored.revision)) return { status: 304, headers }
    const [body] = await viewAll(reader, place, kind, [stored], projection)
    return { status: 200, body, headers }
  })

/** Members are grants, so the document of a group does not have them. */
const WITHOUT: Record<ResourceKind, readonly string[]> = { User: [], Group: ['members'] }

export const create = (request: ScimRequest, body: unknown): Promise<ScimReply> =>
  changing(request, { verb: 'create', ref: nameIn(request.kind, body) }, async (write) => {
    const { kind, place } = request
    const document = readDocument(kind, body, WITHOUT[kind])
    const members = kind === 'Group' ? sentMembers(body) : []
    const id = kind === 'User' ? await createUser(write, document) : await createGroup(write, document, members)
    const reply = await written(request, write.tx, id, 201)
    const headers = { ...reply.headers, location: locationOf(place, kind, id) }
    return { id, document, reply: { ...reply, headers } }
  })

export const replace = (request: ScimRequest, id: string, body: unknown): Promise<ScimReply> =>
  changing(request, { verb: 'replace', ref: id }, async (write) => {
    const { kind } = request
    const document = readDocument(kind, body, WITHOUT[kind])
    const members = kind === 'Group' ? sentMembers(body) : []
    const before = await requireCurrent(request, write, id)
    // What does not say whether it is active stays what it is.
    const next = document.active === undefined && kind === 'User' ? { ...activeOf(before), ...document } : document
    if (kind === 'User') await changeUser(write, before, next)
    else await changeGroup(write, before, next, [{ kind: 'replace', ids: members }])
    return { id, document, reply: await written(request, write.tx, id, 200) }
  })

const activeOf = ({ document: { active } }: StoredResource): Document => (active === undefined ? {} : { active })

function sentMembers(body: unknown): string[] {
  const sent = Object.entries(body as Document).find(([name]) => name.toLowerCase() === 'members')
  return memberIds(sent?.[1])
}

export const patch = (request: ScimRequest, id: string, body: unknown): Promise<ScimReply> =>
  changing(request, { verb: 'patch', ref: id }, async (write) => {
    const { kind, projection } = request
    const operations = readPatch(body)
    const changes = kind === 'Group' ? memberChanges(operations) : []
    const before = await requireCurrent(request, write, id)
    const document = finishDocument(kind, patchDocument(kind, before.document, operations, WITHOUT[kind]))
    if (kind === 'User') await changeUser(write, before, document)
    else await changeGroup(write, before, document, changes)
    // The members of a large group are neither read nor sent unasked.
    const isShort = kind === 'Group' && projection === WHOLE
    const reply = isShort ? await changed(request, write, id) : await written(request, write.tx, id, 200)
    return { id, document, reply }
  })

export const remove = (request: ScimRequest, id: string): Promise<ScimReply> =>
  changing(request, { verb: 'delete', ref: id }, async (write) => {
    const before = await requireCurrent(request, write, id)
    if (request.kind === 'User') await deleteUser(write, before)
    else await deleteGroup(write, before)
    return { id, document: before.document, reply: { status: 204 } }
  })

async function requireCurrent({ place, kind, ifMatch }: ScimRequest, { tx }: ScimWrite, id: string) {
  const stored = await requireStored(tx, place, kind, id)
  requireRevision(ifMatch, stored.revision)
  return stored
}

async function changed({ place, kind }: ScimRequest, { tx }: ScimWrite, id: string): Promise<ScimReply> {
  const { revision } = await requireStored(tx, place, kind, id)
  return { status: 204, headers: { etag: etagOf(revision) } }
}

/** The resource as it is after the write. */
async function written(request: ScimRequest, tx: Tx, id: string, status: number): Promise<ScimReply> {
  const { place, kind, projection } = request
  const stored = await requireStored(tx, place, kind, id)
  const [body] = await viewAll(tx, place, kind, [stored], projection)
  return { status, body, headers: { etag: etagOf(stored.revision) } }
}

interface Change {
  verb: 'create' | 'replace' | 'patch' | 'delete'
  /** What the request calls the resource. */
  ref: string
}

/** Runs a write in one transaction with its audit entry. What is refused counts as left out until it succeeds. */
async function changing(
  request: ScimRequest,
  { verb, ref }: Change,
  run: (write: ScimWrite) => Promise<{ id: string; document: Document; reply: ScimReply }>,
): Promise<ScimReply> {
  const { database, place, kind } = request
  const { tenantId, sourceId } = place
  const entry = {
    tenantId,
    principalId: request.tokenId,
    operation: `scim.${kind.toLowerCase()}.${verb}`,
    requestId: request.requestId,
    address: request.address,
  }
  try {
    return await database.tx(async (tx) => {
      const write = await beginWrite(tx, tenantId, sourceId)
      const { id, document, reply } = await run(write)
      await noteWritten(write, kind, [id, nameIn(kind, document)])
      await endWrite(write)
      const detail = { sourceId, syncId: write.origin.syncId, counts: write.counts }
      appendEntry(tx, { ...entry, outcome: 'done', targetId: id, detail })
      return reply
    })
  } catch (thrown) {
    const error = asUniqueness(thrown)
    if (error instanceof ScimError)
      await database.tx(async (tx) => {
        // Where its user name is taken, the source has written the user before.
        if (!isUserNameTaken(thrown)) await noteRefused(tx, place, kind, ref, error)
        if (error.status !== 409) return
        appendEntry(tx, { ...entry, outcome: 'refused', detail: { sourceId, reason: error.scimType } })
      })
    throw error
  }
}

function asUniqueness(thrown: unknown): unknown {
  if (isUserNameTaken(thrown)) return new ScimError(409, 'uniqueness', 'Another user of this source has this userName.')
  if (isAddressTaken(thrown))
    return new ScimError(409, 'uniqueness', 'Another person has this e-mail address. Give one of them another.')
  return thrown
}

import type { Tx } from '../db/index.ts'
import { addRefused, type RefusedChange, removeRefused } from '../imports/index.ts'
import type { ResourceKind } from './attributes.ts'
import { APP_REF, beginWrite, endWrite, type ScimWrite } from './begin-write.ts'
import type { Place } from './read-resources.ts'
import type { ScimError } from './scim-error.ts'

const IMPORTED_AS: Record<ResourceKind, RefusedChange['kind']> = { User: 'accounts', Group: 'resources' }
const NAME: Record<ResourceKind, string> = { User: 'username', Group: 'displayname' }
const MAX_REF = 200

/** What a resource calls itself; empty where that cannot be told. */
export function nameIn(kind: ResourceKind, resource: unknown): string {
  if (resource === null || typeof resource !== 'object') return ''
  const found = Object.entries(resource).find(([name]) => name.toLowerCase() === NAME[kind])?.[1]
  return typeof found === 'string' ? found.slice(0, MAX_REF) : ''
}

/** Refusals that a repeated request would meet again. After others it is repeated, or was about something that is not here. */
const REFUSED: ReadonlySet<number> = new Set([400, 409, 413])

/** Counts a refused request as a left-out row of its source. */
export async function noteRefused(
  tx: Tx,
  { tenantId, sourceId }: Place,
  kind: ResourceKind,
  ref: string,
  { status, message }: ScimError,
): Promise<void> {
  if (ref === '' || !REFUSED.has(status)) return
  const write = await beginWrite(tx, tenantId, sourceId)
  const change = { kind: IMPORTED_AS[kind], ref: ref.slice(0, MAX_REF), problem: message }
  await addRefused(tx, tenantId, write.origin.syncId, APP_REF, change)
  await endWrite(write)
}

export const noteWritten = ({ tx, tenantId, origin }: ScimWrite, kind: ResourceKind, refs: readonly string[]) =>
  removeRefused(tx, tenantId, origin.syncId, APP_REF, { kind: IMPORTED_AS[kind], refs: refs.filter(Boolean) })

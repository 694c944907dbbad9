import {
  DifferentNamesList,
  PutDifferentNamesReply,
  PutDifferentNamesRequest,
} from '../../../contract/imports/different-names.ts'
import type { Reader } from '../../db/index.ts'
import { listOperation, writeOperation } from '../../http/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findSource, lockSource } from '../sources/source.store.ts'
import {
  countDifferentNames,
  deleteDifferentNames,
  listDifferentInApps,
  listDifferentNames,
  type NamePair,
  ordered,
  putDifferentNames,
} from './different-names.store.ts'

/** As many as anybody will answer; previews read all of them. */
const MAX_PAIRS_OF_SOURCE = 10_000

const keyOf = (pair: NamePair): string[] => {
  const { kind, app, name, otherName } = ordered(pair)
  return [kind, app, name, otherName]
}

/** Tells which pairs of names of a source somebody has called different. */
export async function differentNamesOf(reader: Reader, tenantId: TenantId, sourceId: string) {
  return pairSet(await listDifferentNames(reader, tenantId, sourceId, { after: [], limit: MAX_PAIRS_OF_SOURCE }))
}

/** The same for the entitlements of apps, which are named by their ids. */
export async function differentNamesInApps(reader: Reader, tenantId: TenantId, appIds: readonly string[]) {
  const pairs = await listDifferentInApps(reader, tenantId, appIds, MAX_PAIRS_OF_SOURCE)
  return pairSet(pairs.map((pair) => ({ kind: 'entitlements' as const, ...pair })))
}

function pairSet(pairs: readonly NamePair[]) {
  const known = new Set(pairs.map((pair) => JSON.stringify(keyOf(pair))))
  return { count: known.size, has: (pair: NamePair) => known.has(JSON.stringify(keyOf(pair))) }
}

export const listSourceDifferentNames = listOperation({
  id: 'svc.api.source.v1.SourceService.ListDifferentNames',
  path: '/api/v1/sources/{source_id}/different_names',
  tag: 'Sources',
  summary: 'List names of a source that are different',
  description: 'Names that look alike, and of which somebody has said that they are two things.',
  permission: 'source.read',
  reply: DifferentNamesList,
  errors: ['not_found'],
  async filter({ db, tenant, fail }, { params }) {
    const source = await findSource(db, tenant.id, params.source_id)
    return source ? { sourceId: source.id } : fail('not_found', { thing: 'source' })
  },
  fetch: ({ db, tenant }, { filter, after, limit }) =>
    listDifferentNames(db, tenant.id, filter.sourceId, { after, limit }),
  keyOf,
  view: (_, rows) => rows.map(({ createdAt, ...pair }) => ({ ...pair, createdAt: createdAt.toISOString() })),
})

export const putSourceDifferentNames = writeOperation({
  id: 'svc.api.source.v1.SourceService.PutDifferentNames',
  method: 'PUT',
  path: '/api/v1/sources/{source_id}/different_names',
  tag: 'Sources',
  summary: 'Mark names of a source as different',
  description:
    'Previews of the source do not name such a pair as look-alikes again. To make two names one, send the fix of the look-alike as a fix of the mapping.',
  permission: 'source.write',
  idempotent: true,
  body: PutDifferentNamesRequest,
  reply: PutDifferentNamesReply,
  errors: ['not_found'],
  async run({ tx, tenant, actor, audit, fail, invalid }, { params, body: { pairs = [], removedPairs = [] } }) {
    const source = await lockSource(tx, tenant.id, params.source_id)
    if (!source) return fail('not_found', { thing: 'source' })
    const same = pairs.flatMap(({ name, otherName }, index) =>
      name === otherName ? [{ field: `pairs[${index}].otherName`, description: 'must be another name' }] : [],
    )
    if (same.length > 0) return invalid(...same)
    await deleteDifferentNames(tx, tenant.id, source.id, removedPairs)
    await putDifferentNames(tx, tenant.id, source.id, pairs, actor.userId)
    const pairCount = await countDifferentNames(tx, tenant.id, source.id)
    if (pairCount > MAX_PAIRS_OF_SOURCE)
      return invalid({ field: 'pairs', description: `must not exceed ${MAX_PAIRS_OF_SOURCE} pairs for one source` })
    audit({ target: source.id, detail: { pairCount: pairs.length, removedCount: removedPairs.length } })
    return { pairCount }
  },
})

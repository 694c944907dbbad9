import type { ScimUsers, Source } from '../../../contract/imports/source.ts'
import type { Reader, Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { isInProgress } from '../syncs/sync.sql.ts'
import { everySeconds, isLate } from './source.rules.ts'

interface SourceRow
  extends Pick<
    Source,
    'id' | 'displayName' | 'kind' | 'ownerIds' | 'zone' | 'deleting' | 'badRows' | 'maxLeftOutPercent'
  > {
  ownSeconds: number | null
  ownRemovalPercent: number | null
  ownScimUsers: ScimUsers
  createdAt: Date
  lastSyncAt: Date | null
  now: Date
}

const sourceColumns = sql`s.source_id as id, s.display_name as "displayName", s.kind, s.owner_ids as "ownerIds",
  s.expected_every_seconds as "ownSeconds", s.zone, s.bad_rows as "badRows",
  s.max_left_out_percent as "maxLeftOutPercent", s.max_removal_percent as "ownRemovalPercent",
  s.scim_users as "ownScimUsers", s.created_at as "createdAt", now() as now,
  (select max(y.finished_at) from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id
    and y.state = 'SYNC_STATE_DONE') as "lastSyncAt",
  exists (select 1 from syncs y where y.tenant_id = s.tenant_id and y.source_id = s.source_id and y.deletes_source
    and ${isInProgress}) as deleting`

function toSource(row: SourceRow): Source {
  const { ownSeconds, ownRemovalPercent, ownScimUsers, createdAt, lastSyncAt, now, ...rest } = row
  const seconds = everySeconds(rest.kind, ownSeconds)
  return {
    ...rest,
    ...(ownRemovalPercent === null ? {} : { maxRemovalPercent: ownRemovalPercent }),
    ...(rest.kind === 'SOURCE_KIND_SCIM' ? { scimUsers: ownScimUsers } : {}),
    expectedEvery: `${seconds}s`,
    createdAt: createdAt.toISOString(),
    ...(lastSyncAt ? { lastSyncAt: lastSyncAt.toISOString() } : {}),
    stale: isLate(lastSyncAt, seconds, now),
  }
}

/** The source with this name, in any letter case; created when there is none. */
export async function ensureSource(
  tx: Tx,
  tenantId: TenantId,
  source: { id: string; displayName: string; kind: Source['kind'] },
): Promise<Source> {
  await tx.count(sql`
    insert into sources (tenant_id, source_id, display_name, kind)
    values (${tenantId}, ${source.id}, ${source.displayName}, ${source.kind})
    on conflict (tenant_id, lower(display_name)) where deleted_at is null do nothing`)
  const found = await findSourceByName(tx, tenantId, source.displayName)
  if (!found) throw new Error('the source that was just created is missing')
  return found
}

/** The source with this name, in any letter case. */
export async function findSourceByName(reader: Reader, tenantId: TenantId, displayName: string) {
  const row = await reader.first<SourceRow>(sql`
    select ${sourceColumns} from sources s
    where s.tenant_id = ${tenantId} and lower(s.display_name) = lower(${displayName}) and s.deleted_at is null`)
  return row && toSource(row)
}

export async function findSource(reader: Reader, tenantId: TenantId, id: string): Promise<Source | undefined> {
  const row = await reader.first<SourceRow>(sql`
    select ${sourceColumns} from sources s
    where s.tenant_id = ${tenantId} and s.source_id = ${id} and s.deleted_at is null`)
  return row && toSource(row)
}

/** The same, locked against other changes of it and against new syncs. */
export async function lockSource(tx: Tx, tenantId: TenantId, id: string): Promise<Source | undefined> {
  await tx.first(sql`select 1 from sources where tenant_id = ${tenantId} and source_id = ${id} for update`)
  return findSource(tx, tenantId, id)
}

export async function listSources(
  reader: Reader,
  tenantId: TenantId,
  page: { after: string; limit: number },
): Promise<Source[]> {
  const rows = await reader.rows<SourceRow>(sql`
    select ${sourceColumns} from sources s
    where s.tenant_id = ${tenantId} and s.source_id > ${page.after} and s.deleted_at is null
    order by s.source_id limit ${page.limit}`)
  return rows.map(toSource)
}

export interface SourceSettings {
  displayName: string
  ownerIds: readonly string[]
  /** Null: as often as usual for its kind. */
  everySeconds: number | null
  zone: string
  badRows: Source['badRows']
  maxLeftOutPercent: number
  /** Null: as the organization allows. */
  maxRemovalPercent: number | null
  scimUsers: ScimUsers
}

/** Settings that are not given stay as they are. */
export const updateSource = (tx: Tx, tenantId: TenantId, id: string, settings: Partial<SourceSettings>) =>
  tx.count(sql`
    update sources set display_name = coalesce(${settings.displayName}, display_name),
      owner_ids = coalesce(${settings.ownerIds}::text[], owner_ids), zone = coalesce(${settings.zone}, zone),
      bad_rows = coalesce(${settings.badRows}, bad_rows), scim_users = coalesce(${settings.scimUsers}, scim_users),
      max_left_out_percent = coalesce(${settings.maxLeftOutPercent}, max_left_out_percent),
      max_removal_percent = case when ${settings.maxRemovalPercent !== undefined}::boolean
        then ${settings.maxRemovalPercent}::int else max_removal_percent end,
      expected_every_seconds = case when ${settings.everySeconds !== undefined}::boolean
        then ${settings.everySeconds}::int else expected_every_seconds end
    where tenant_id = ${tenantId} and source_id = ${id} and deleted_at is null`)

/** What is to become of rows that cannot be imported. */
export interface BadRows {
  badRows: 'BAD_ROWS_ASK' | 'BAD_ROWS_LEAVE_OUT' | 'BAD_ROWS_STOP'
  maxLeftOutPercent: number
}

export async function findBadRows(reader: Reader, tenantId: TenantId, id: string): Promise<BadRows> {
  const row = await reader.first<BadRows>(sql`
    select bad_rows as "badRows", max_left_out_percent as "maxLeftOutPercent" from sources
    where tenant_id = ${tenantId} and source_id = ${id}`)
  return row ?? { badRows: 'BAD_ROWS_ASK', maxLeftOutPercent: 0 }
}

/** The share that the source itself allows to be removed; null: as the organization allows. */
export async function findMaxRemoval(reader: Reader, tenantId: TenantId, id: string): Promise<number | null> {
  const row = await reader.first<{ percent: number | null }>(sql`
    select max_removal_percent as percent from sources where tenant_id = ${tenantId} and source_id = ${id}`)
  return row?.percent ?? null
}

/** What the users of an identity provider become in this source. */
export async function findScimUsers(reader: Reader, tenantId: TenantId, id: string): Promise<ScimUsers | undefined> {
  const row = await reader.first<{ users: ScimUsers }>(sql`
    select scim_users as users from sources where tenant_id = ${tenantId} and source_id = ${id}`)
  return row?.users
}

/** Ends a source that was made in one transaction with this sync, if nothing else has become of it. */
export const dropUnusedSource = (tx: Tx, tenantId: TenantId, id: string, syncId: string) =>
  tx.count(sql`
    update sources s set deleted_at = now() from syncs y
    where s.tenant_id = ${tenantId} and s.source_id = ${id} and s.deleted_at is null and s.owner_ids = '{}'
      and y.tenant_id = s.tenant_id and y.sync_id = ${syncId} and y.created_at = s.created_at
      and y.state in ('SYNC_STATE_FAILED', 'SYNC_STATE_CANCELLED')
      and not exists (select 1 from syncs o where o.tenant_id = s.tenant_id and o.source_id = s.source_id
        and o.sync_id <> y.sync_id)`)

/** The source of the demo company, whatever its name is now. */
export async function findDemoSource(reader: Reader, tenantId: TenantId): Promise<Source | undefined> {
  const row = await reader.first<SourceRow>(sql`
    select ${sourceColumns} from sources s
    where s.tenant_id = ${tenantId} and s.kind = 'SOURCE_KIND_DEMO' and s.deleted_at is null`)
  return row && toSource(row)
}

/** Ends a source whose data is gone. */
export const markSourceDeleted = (tx: Tx, tenantId: TenantId, id: string) =>
  tx.count(sql`
    update sources set deleted_at = now()
    where tenant_id = ${tenantId} and source_id = ${id} and deleted_at is null`)

/** Whether some source of the tenant is being deleted: its data is then neither whole nor gone. */
export async function isSourceBeingDeleted(reader: Reader, tenantId: TenantId): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from syncs where tenant_id = ${tenantId} and deletes_source and ${isInProgress} limit 1`)
  return row !== undefined
}

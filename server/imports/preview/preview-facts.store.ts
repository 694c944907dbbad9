import type { SyncPreview } from '../../../contract/imports/preview.ts'
import { name, type Sql, sql } from '../../db/sql.ts'
import { KINDS } from '../../directory/index.ts'
import type { FileKind } from '../columns.ts'
import { nextGrants } from '../deletion/delete-source.store.ts'
import type { Merge } from '../merge/merge.store.ts'
import { MERGE_RULES, type MergeRule } from '../merge/merge-rules.sql.ts'
import type { SyncProblems } from '../syncs/sync.store.ts'

/** What the source has and the sync leaves alone: no row that is taken names it, and it is not gone either. */
const isKept = (kind: MergeRule['kind']): Sql => sql`
  not exists (select 1 from ${name(`next_${kind}`)} n where n.old_version = old.version)
  and not exists (select 1 from ${name(`gone_${kind}`)} g where g.version = old.version)`

/** How much of each kind stays as it is, because its row is left out or no file has its kind. */
export async function countKept(merge: Merge, { leftOutCount }: SyncProblems): Promise<Record<FileKind, number>> {
  const { reader, tenantId, sourceId } = merge
  const kept: Partial<Record<FileKind, number>> = {}
  for (const { kind, file } of MERGE_RULES) {
    const isHere = kind === 'user' ? sql`old.status <> 'DELETED'` : sql`true`
    const row = await reader.first<{ count: number }>(sql`
      select count(*)::int as count from ${name(KINDS[kind].table)} old
      where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.closed_at is null and ${isHere}
        and ${isKept(kind)}`)
    kept[file] = row?.count ?? 0
  }
  // Without a row that is left out, all grants of the file are new, here already, or gone.
  const isWhole = merge.files.has('grants') && leftOutCount === 0
  return { ...kept, grants: isWhole ? 0 : await countKeptGrants(merge) } as Record<FileKind, number>
}

async function countKeptGrants(merge: Merge): Promise<number> {
  const { reader, tenantId, sourceId, sizes } = merge
  let count = 0
  for (let range = await nextGrants(reader, merge, '0', sizes.largest); range; ) {
    const row = await reader.first<{ count: number }>(sql`
      select count(*)::int as count from grant_versions old
      where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.closed_at is null
        and old.version > ${range.after}::bigint and old.version <= ${range.upTo}::bigint
        and not exists (select 1 from next_grant n
          where n.entitlement_key = old.entitlement_key and n.principal_key = old.principal_key)
        and not exists (select 1 from gone_grant g where g.version = old.version)`)
    count += row?.count ?? 0
    range = await nextGrants(reader, merge, range.upTo, sizes.largest)
  }
  return count
}

/** Accounts of the source with and without a person, now and after the sync. */
export async function countAccountOwners({ reader, tenantId, sourceId }: Merge): Promise<SyncPreview['accountOwners']> {
  const row = await reader.first<SyncPreview['accountOwners']>(sql`
    with here as (
      select old.user_id is not null as owned, ${isKept('account')} as kept from account_versions old
      where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.closed_at is null),
    after as (select user_id is not null as owned from next_account union all select owned from here where kept)
    select h.owned as "ownedBefore", h.ownerless as "ownerlessBefore", a.owned as "ownedAfter", a.ownerless as "ownerlessAfter"
    from (select count(*) filter (where owned)::int as owned, count(*) filter (where not owned)::int as ownerless from here) h,
      (select count(*) filter (where owned)::int as owned, count(*) filter (where not owned)::int as ownerless from after) a`)
  return row ?? { ownedBefore: 0, ownerlessBefore: 0, ownedAfter: 0, ownerlessAfter: 0 }
}

const MOST = 200

/** Apps that have the name of an app of another source, or of one that was made by hand. */
export const listAppsElsewhere = ({ reader, tenantId, sourceId }: Merge) =>
  reader.rows<SyncPreview['appsElsewhere'][number]>(sql`
    select distinct n.display_name as name, coalesce(o.source_id, '') as "otherSourceId",
      coalesce(s.display_name, '') as "otherSourceName"
    from next_app n join apps o on o.tenant_id = ${tenantId} and lower(o.display_name) = lower(n.display_name)
      and o.source_id is distinct from ${sourceId}
    left join sources s on s.tenant_id = o.tenant_id and s.source_id = o.source_id
    order by 1, 3, 2 limit ${MOST}`)

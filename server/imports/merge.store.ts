import type { Tx } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { FileKind } from './columns.ts'
import type { MergeRule } from './merge-rules.store.ts'
import { field, list } from './references.store.ts'

/** One sync being applied: everything happens in its transaction, in temporary tables that end with it. */
export interface Merge {
  tx: Tx
  tenantId: TenantId
  sourceId: string
  syncId: string
  /** First characters of new ids: the time. The rest is a number, because ids of many rows should not be random. */
  idPrefix: string
  skipBadRows: boolean
  /** The files that were uploaded, with the columns they have. */
  files: Map<FileKind, { fileName: string; columns: readonly string[] }>
}

export const rowsOf = ({ tenantId, syncId }: Merge, file: FileKind) =>
  sql`(select line, fields from sync_rows where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${file})`
const newObjectId = ({ idPrefix }: Merge) => sql`${idPrefix}::text || lpad(nextval('object_keys')::text, 21, '0')`
const faultsOf = ({ tenantId, syncId }: Merge, file: FileKind) =>
  sql`(select row_key, reason from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${file})`

/** True when a row of the file could not even be told apart: then nothing of its kind is taken for removed. */
export async function isUnsure({ tx, tenantId, syncId }: Merge, file: FileKind): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${file} and row_key = '' limit 1`)
  return row !== undefined
}

export async function makeTables({ tx }: Merge): Promise<void> {
  await tx.count(
    sql`create temp table known_user (by_email boolean, ref text collate "C", user_id text) on commit drop`,
  )
  await tx.count(sql`create temp table known_app (ref text collate "C", app_id text collate "C") on commit drop`)
  await tx.count(sql`
    create temp table known_object (kind text collate "C", app_id text collate "C", ref text collate "C",
      object_id text, object_key bigint, type_id text) on commit drop`)
  await tx.count(sql`create index known_app_ref on known_app (ref)`)
  await tx.count(sql`create index known_user_ref on known_user (by_email, ref)`)
  await tx.count(sql`create index known_object_ref on known_object (kind, app_id, ref)`)
}

/** Adds the names that rows use and that the lists do not have yet. */
export async function addNames({ tx, tenantId, ...merge }: Merge): Promise<void> {
  const of = { tx, tenantId, ...merge }
  const addValues = (type: string, names: Sql) =>
    tx.count(sql`
      insert into attribute_values (tenant_id, value_id, attribute_type, value)
      select ${tenantId}, ${newObjectId(of)}, ${type}, text
      from (select distinct on (lower(text)) text from (${names}) as n (text) where text <> '') as fresh
      on conflict (tenant_id, attribute_type, lower(value)) where deleted_at is null do nothing`)
  if (merge.files.has('entitlements')) {
    const rows = rowsOf(of, 'entitlements')
    await addValues('risk_level', sql`select ${field('entitlements', 'risk_level')} from ${rows} as r`)
    const frameworks = list('entitlements', 'compliance_frameworks')
    await addValues('compliance_framework', sql`select x from ${rows} as r, unnest(${frameworks}) as x`)
  }
  if (!merge.files.get('grants')?.columns.includes('access_profiles')) return
  await tx.count(sql`
    insert into access_profiles (tenant_id, access_profile_id, display_name)
    select ${tenantId}, ${newObjectId(of)}, x
    from (select distinct on (lower(x)) x from ${rowsOf(of, 'grants')} as r, unnest(${list('grants', 'access_profiles')}) as x) as fresh
    on conflict (tenant_id, lower(display_name)) where deleted_at is null do nothing`)
}

/** Says for each row of a file which object it is about: one that is there, or a new one. */
export async function keyRows(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  await tx.count(sql`
    create temp table ${keyed} (tenant_id text, line integer, app_id text collate "C", external_id text collate "C",
      object_id text, object_key bigint, old_version bigint) on commit drop`)
  if (!merge.files.has(rule.file)) return
  const rows = rowsOf(merge, rule.file)
  const key = rule.key === undefined ? sql`null::bigint` : sql`coalesce(old.${name(rule.key)}, nextval('object_keys'))`
  const found = sql`coalesce(old.${name(rule.id)}, ${newObjectId(merge)}), ${key}, old.version`
  const view = name(`${rule.kind}s`)
  if (rule.kind === 'user') await keyUsers(merge, rows)
  else if (!rule.ofApp)
    await tx.count(sql`
      insert into ${keyed} select ${tenantId}, r.line, null, r.fields[1], ${found}
      from ${rows} as r left join ${view} old on old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
        and old.external_id = r.fields[1]`)
  else
    await tx.count(sql`
      insert into ${keyed} select ${tenantId}, r.line, a.app_id, r.fields[2], ${found}
      from ${rows} as r join known_app a on a.ref = r.fields[1]
      left join ${view} old on old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and old.app_id = a.app_id
        and old.external_id = r.fields[2]`)
  await tx.count(sql`analyze ${keyed}`)
}

/**
 * A person is found by id; else by address, when the person with that address was made here, or came from this source
 * under an id that is gone from it. An id whose row is left out is not gone, nor is any while a row cannot be told.
 */
async function keyUsers(merge: Merge, rows: Sql): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const leftOut = merge.skipBadRows
    ? sql`${await isUnsure(merge, 'users')}::boolean
        or taken.external_id in (select row_key from ${faultsOf(merge, 'users')} as f)`
    : sql`false`
  await tx.count(sql`
    insert into keyed_user select ${tenantId}, r.line, null, r.fields[1],
      coalesce(same.user_id, taken.user_id, ${newObjectId(merge)}), null, coalesce(same.version, taken.version)
    from ${rows} as r
    left join users same on same.tenant_id = ${tenantId} and same.source_id = ${sourceId} and same.external_id = r.fields[1]
    left join users taken on same.version is null and taken.tenant_id = ${tenantId}
      and lower(taken.email) = lower(r.fields[2])
      and (taken.source_id is null or (taken.source_id = ${sourceId} and not (${leftOut})
        and not exists (select 1 from ${rows} as other where other.fields[1] = taken.external_id)))`)
}

/** Of rows with the same key only the first counts. */
const firstOf = (keyed: Sql, key: Sql, columns: Sql) =>
  sql`select distinct on (${key}) ${columns} from ${keyed} order by ${key}, line`

/** Makes the objects of a kind known by what other rows call them: those of the file, and those that stay as they are. */
export async function addKnown(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  const kept = merge.files.has(rule.file)
    ? sql`old.version not in (select old_version from ${keyed} where old_version is not null)
        and (${await isUnsure(merge, rule.file)}::boolean
          or ${rowKey(rule)} in (select row_key from ${faultsOf(merge, rule.file)} as f))`
    : sql`true`
  // Of a sync that fails anyway, only what is wrong by itself is worth telling: faulty rows count as being there.
  const alsoFaulty = !merge.skipBadRows && merge.files.has(rule.file)
  if (rule.kind === 'user') return addKnownUsers(merge, alsoFaulty)
  if (rule.kind === 'app') {
    await tx.count(sql`insert into known_app ${firstOf(keyed, sql`external_id`, sql`external_id, object_id`)}`)
    await tx.count(sql`
      insert into known_app select old.external_id, old.app_id from apps old
      where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and ${kept}`)
    if (alsoFaulty)
      await tx.count(sql`
        insert into known_app select distinct row_key, '?' || row_key from ${faultsOf(merge, 'apps')} as f
        where row_key <> '' and row_key not in (select ref from known_app)`)
    await tx.count(sql`analyze known_app`)
  } else {
    const key = rule.key === undefined ? sql`null::bigint` : sql`old.${name(rule.key)}`
    await tx.count(sql`
      insert into known_object select ${rule.kind}, x.* from (
        ${firstOf(keyed, sql`app_id, external_id`, sql`app_id, external_id, object_id, object_key`)}) as x`)
    const type = rule.kind === 'resource' ? sql`old.resource_type_id` : sql`null::text`
    await tx.count(sql`
      insert into known_object select ${rule.kind}, old.app_id, old.external_id, old.${name(rule.id)}, ${key}, ${type}
      from ${name(`${rule.kind}s`)} old
      where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and ${kept}`)
    if (alsoFaulty)
      await tx.count(sql`
        insert into known_object select distinct ${rule.kind}, a.app_id, split_part(row_key, chr(31), 2), '?', -1
        from ${faultsOf(merge, rule.file)} as f join known_app a on a.ref = split_part(f.row_key, chr(31), 1)
        where not exists (select 1 from known_object n where n.kind = ${rule.kind} and n.app_id = a.app_id
          and n.ref = split_part(f.row_key, chr(31), 2))`)
  }
}

/** All people count, also those who have left: somebody who is gone may still have accounts. */
async function addKnownUsers(merge: Merge, alsoFaulty: boolean): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const rows = rowsOf(merge, 'users')
  await tx.count(
    sql`insert into known_user ${firstOf(sql`keyed_user`, sql`external_id`, sql`false, external_id, object_id`)}`,
  )
  await tx.count(sql`
    insert into known_user select distinct on (lower(r.fields[2])) true, lower(r.fields[2]), k.object_id
    from ${rows} as r join keyed_user k using (line) order by lower(r.fields[2]), line`)
  await tx.count(sql`
    insert into known_user select false, old.external_id, old.user_id from users old
    where old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
      and not exists (select 1 from known_user u where not u.by_email and u.ref = old.external_id)`)
  await tx.count(sql`
    insert into known_user select true, lower(old.email), old.user_id from users old where old.tenant_id = ${tenantId}
      and not exists (select 1 from known_user u where u.by_email and u.ref = lower(old.email))`)
  if (alsoFaulty)
    await tx.count(sql`
      insert into known_user select distinct false, row_key, '?' || row_key from ${faultsOf(merge, 'users')} as f
      where row_key <> '' and not exists (select 1 from known_user u where not u.by_email and u.ref = f.row_key)`)
  await tx.count(sql`analyze known_user`)
}

/** The key of an object that is there, as `sync_faults.row_key` has it. */
export const rowKey = ({ ofApp }: MergeRule): Sql =>
  ofApp
    ? sql`(select a.external_id || chr(31) || old.external_id from apps a
        where a.tenant_id = old.tenant_id and a.app_id = old.app_id)`
    : sql`old.external_id`

/** For what no file has, when the object is new. */
const DEFAULTS: Record<string, Sql> = {
  edited: sql`'{}'::text[]`,
  annotations: sql`'{}'::jsonb`,
  settings: sql`'{}'::jsonb`,
  grant_policy_id: sql`''`,
  revoke_policy_id: sql`''`,
  custom_description: sql`''`,
  delegated_user_id: sql`null::text`,
}

/** Whether an object will be what it is already (`old`). */
export const isSame = ({ sourceId }: Merge, { columns }: MergeRule, next: 'v' | 'n'): Sql =>
  sql`coalesce(${join(
    Object.keys(columns).map((column) => sql`${name(next)}.${name(column)} is not distinct from old.${name(column)}`),
    ' and ',
  )} and old.source_id = ${sourceId} and old.external_id = ${name(next)}.external_id, false)`

/** Works out what each object will be, and whether that is what it is already. */
export async function makeNext(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const { table } = KINDS[rule.kind]
  const next = name(`next_${rule.kind}`)
  await tx.count(sql`
    create temp table ${next} on commit drop as
    select 0 as line, 0::bigint as old_version, false as same, t.* from ${name(table)} t limit 0`)
  const file = merge.files.get(rule.file)
  if (!file) return
  const columns = Object.keys(rule.columns)
  const values = Object.entries(rule.columns).map(([column, { from, value, fallback, absent }]) => {
    const silent = absent ?? sql`coalesce(old.${name(column)}, ${fallback})`
    // Each line of JSON may leave something else out.
    const given = file.columns.includes(from)
      ? sql`case when ${field(rule.file, from)} is null then ${silent} else ${value} end`
      : silent
    return sql`case when ${column} = any(old.edited) then old.${name(column)} else ${given} end as ${name(column)}`
  })
  const own = [rule.id, ...(rule.key === undefined ? [] : [rule.key]), ...(rule.ofApp ? ['app_id'] : [])]
  const ownValues = [
    sql`k.object_id`,
    ...(rule.key === undefined ? [] : [sql`k.object_key`]),
    ...(rule.ofApp ? [sql`k.app_id`] : []),
  ]
  // What is in no file is taken over from the version before.
  const rest = KINDS[rule.kind].columns.filter(
    (column) => ![...columns, ...own, 'source_id', 'external_id', 'created_at'].includes(column),
  )
  await tx.count(sql`
    insert into ${next} (line, old_version, same, tenant_id, ${join([...own, ...columns, ...rest].map(name), ', ')},
      source_id, external_id, created_at)
    select v.line, v.old_version,
      ${isSame(merge, rule, 'v')},
      ${tenantId}, ${join(
        [...own, ...columns].map((column) => sql`v.${name(column)}`),
        ', ',
      )},
      ${join([...rest.map((column) => sql`coalesce(old.${name(column)}, ${DEFAULTS[column]})`), sql`${sourceId}`], ', ')},
      v.external_id, coalesce(old.created_at, now())
    from (
      select k.line, k.old_version, k.external_id, ${join(
        ownValues.map((value, at) => sql`${value} as ${name(own[at] ?? '')}`),
        ', ',
      )},
        ${join(values, ', ')}
      from ${rowsOf(merge, rule.file)} as r join ${name(`keyed_${rule.kind}`)} k using (line)
      left join ${name(table)} old on old.tenant_id = ${tenantId} and old.version = k.old_version
    ) as v
    left join ${name(table)} old on old.tenant_id = ${tenantId} and old.version = v.old_version`)
  if (rule.kind === 'resource')
    await tx.count(sql`
      update known_object n set type_id = x.resource_type_id from next_resource x
      where n.kind = 'resource' and n.object_id = x.resource_id`)
  await tx.count(sql`analyze known_object`)
}

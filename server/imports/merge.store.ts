import { staleRead, type Tx } from '../db/index.ts'
import { name, type Sql, sql } from '../db/sql.ts'
import { insertMissingAccessProfiles, insertMissingAttributeValues, KINDS, lockApps } from '../directory/index.ts'
import type { FileKind } from './columns.ts'
import { field, list } from './merge-expressions.sql.ts'
import { faultsOf, insertColumns, rowKey, rowsOf, type SyncRef } from './merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'

/** A sync being applied, in one transaction and with temporary tables that end with it. */
export interface Merge extends SyncRef {
  tx: Tx
  /** First characters of new ids: the time. A number follows, because random ids of many rows scatter in the indexes. */
  idPrefix: string
  skipBadRows: boolean
  /** The uploaded files and the columns they have. */
  files: Map<FileKind, { fileName: string; columns: readonly string[] }>
}

const newObjectId = ({ idPrefix }: Merge) => sql`${idPrefix}::text || lpad(nextval('object_keys')::text, 21, '0')`

/** Whether the key of some rejected row is unknown: then no object of the file's kind counts as removed. */
export async function hasUnidentifiedRows({ tx, tenantId, syncId }: Merge, file: FileKind): Promise<boolean> {
  const row = await tx.first(sql`
    select 1 from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = ${file} and row_key = '' limit 1`)
  return row !== undefined
}

export async function createMergeTables({ tx }: Merge): Promise<void> {
  await tx.count(
    sql`create temp table known_user (by_email boolean, ref text collate "C", user_id text) on commit drop`,
  )
  await tx.count(
    sql`create temp table known_app (ref text collate "C", app_id text collate "C", existed boolean) on commit drop`,
  )
  await tx.count(sql`
    create temp table known_object (kind text collate "C", app_id text collate "C", ref text collate "C",
      object_id text, object_key bigint, type_id text, existed boolean) on commit drop`)
  await tx.count(sql`create index known_app_ref on known_app (ref)`)
  await tx.count(sql`create index known_user_ref on known_user (by_email, ref)`)
  await tx.count(sql`create index known_object_ref on known_object (kind, app_id, ref)`)
}

/** Adds the risk levels, compliance frameworks and access profiles that rows name and the tenant does not have yet. */
export async function addMissingNames(merge: Merge): Promise<void> {
  const { tx, tenantId, files } = merge
  const addValues = (type: string, names: Sql) =>
    tx.count(insertMissingAttributeValues(tenantId, type, newObjectId(merge), names))
  if (files.has('entitlements')) {
    const rows = rowsOf(merge, 'entitlements')
    await addValues('risk_level', sql`select ${field('entitlements', 'risk_level')} from ${rows} as r`)
    const frameworks = list('entitlements', 'compliance_frameworks')
    await addValues('compliance_framework', sql`select x from ${rows} as r, unnest(${frameworks}) as x`)
  }
  if (!files.get('grants')?.columns.includes('access_profiles')) return
  const names = sql`select x from ${rowsOf(merge, 'grants')} as r, unnest(${list('grants', 'access_profiles')}) as x`
  await tx.count(insertMissingAccessProfiles(tenantId, newObjectId(merge), names))
}

/** Assigns each row of a file to an object: an existing one, or a new one with a new id. */
export async function matchRows(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  await tx.count(sql`
    create temp table ${keyed} (tenant_id text, line integer, app_id text collate "C", external_id text collate "C",
      object_id text, object_key bigint, old_version bigint) on commit drop`)
  if (!merge.files.has(rule.file)) return
  const rows = rowsOf(merge, rule.file)
  if (rule.kind === 'user') await matchUsers(merge, rows)
  else {
    const externalId = rule.ofApp ? sql`r.fields[2]` : sql`r.fields[1]`
    const values = {
      tenant_id: sql`${tenantId}`,
      line: sql`r.line`,
      ...(rule.ofApp && { app_id: sql`a.app_id` }),
      external_id: externalId,
      object_id: sql`coalesce(old.${name(rule.id)}, ${newObjectId(merge)})`,
      ...(rule.key !== undefined && { object_key: sql`coalesce(old.${name(rule.key)}, nextval('object_keys'))` }),
      old_version: sql`old.version`,
    }
    await tx.count(
      insertColumns(
        keyed,
        values,
        sql`from ${rows} as r ${rule.ofApp ? sql`join known_app a on a.ref = r.fields[1]` : sql``}
          left join ${name(KINDS[rule.kind].view)} old on old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
            ${rule.ofApp ? sql`and old.app_id = a.app_id` : sql``} and old.external_id = ${externalId}`,
      ),
    )
  }
  await tx.count(sql`analyze ${keyed}`)
}

/**
 * Matches people by id; else by e-mail address, when the person with that address was created here, or came from this
 * source under an id that it no longer has. An id counts as still there when its row was rejected, and every id does
 * while the id of some rejected row is unknown.
 */
async function matchUsers(merge: Merge, rows: Sql): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const isRejected = merge.skipBadRows
    ? sql`${await hasUnidentifiedRows(merge, 'users')}::boolean
        or taken.external_id in (select row_key from ${faultsOf(merge, 'users')} as f)`
    : sql`false`
  const values = {
    tenant_id: sql`${tenantId}`,
    line: sql`r.line`,
    external_id: sql`r.fields[1]`,
    object_id: sql`coalesce(same.user_id, taken.user_id, ${newObjectId(merge)})`,
    old_version: sql`coalesce(same.version, taken.version)`,
  }
  await tx.count(
    insertColumns(
      sql`keyed_user`,
      values,
      sql`from ${rows} as r
        left join users same
          on same.tenant_id = ${tenantId} and same.source_id = ${sourceId} and same.external_id = r.fields[1]
        left join users taken on same.version is null and taken.tenant_id = ${tenantId}
          and lower(taken.email) = lower(r.fields[2])
          and (taken.source_id is null or (taken.source_id = ${sourceId} and not (${isRejected})
            and not exists (select 1 from ${rows} as other where other.fields[1] = taken.external_id)))`,
    ),
  )
}

/** The rows of a file, of several with the same key only the first. */
const firstOf = (keyed: Sql, key: Sql) =>
  sql`from (select distinct on (${key}) * from ${keyed} order by ${key}, line) k`

/** Makes the objects of a kind known by the names that other rows use: those in the file, and those that stay. */
export async function addKnownObjects(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  const isKept = merge.files.has(rule.file)
    ? sql`not exists (select 1 from ${keyed} k where k.object_id = old.${name(rule.id)})
        and (${await hasUnidentifiedRows(merge, rule.file)}::boolean
          or ${rowKey(rule)} in (select row_key from ${faultsOf(merge, rule.file)} as f))`
    : sql`true`
  // A sync that fails anyway should not report rows that only refer to a rejected row, so rejected rows count as known.
  const knowsRejected = !merge.skipBadRows && merge.files.has(rule.file)
  if (rule.kind === 'user') return addKnownUsers(merge, knowsRejected)
  if (rule.kind === 'app') return addKnownApps(merge, isKept, knowsRejected)
  const into = sql`known_object`
  const kind = sql`${rule.kind}`
  const ofRow = {
    app_id: sql`k.app_id`,
    ref: sql`k.external_id`,
    object_id: sql`k.object_id`,
    object_key: sql`k.object_key`,
    existed: sql`k.old_version is not null`,
  }
  await tx.count(insertColumns(into, { kind, ...ofRow }, firstOf(keyed, sql`app_id, external_id`)))
  const ofObject = {
    app_id: sql`old.app_id`,
    ref: sql`old.external_id`,
    object_id: sql`old.${name(rule.id)}`,
    ...(rule.key !== undefined && { object_key: sql`old.${name(rule.key)}` }),
    ...(rule.kind === 'resource' && { type_id: sql`old.resource_type_id` }),
    existed: sql`true`,
  }
  await tx.count(
    insertColumns(
      into,
      { kind, ...ofObject },
      sql`from ${name(KINDS[rule.kind].view)} old
        where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and ${isKept}`,
    ),
  )
  if (!knowsRejected) return
  const ref = sql`split_part(f.row_key, chr(31), 2)`
  await tx.count(
    insertColumns(
      into,
      { kind, app_id: sql`f.app_id`, ref: sql`f.ref`, object_id: sql`'?'`, object_key: sql`-1`, existed: sql`false` },
      sql`from (select distinct a.app_id, ${ref} as ref from ${faultsOf(merge, rule.file)} as f
          join known_app a on a.ref = split_part(f.row_key, chr(31), 1)) f
        where not exists (
          select 1 from known_object n where n.kind = ${rule.kind} and n.app_id = f.app_id and n.ref = f.ref)`,
    ),
  )
}

async function addKnownApps(merge: Merge, isKept: Sql, knowsRejected: boolean): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const into = sql`known_app`
  const ofRow = { ref: sql`k.external_id`, app_id: sql`k.object_id`, existed: sql`k.old_version is not null` }
  await tx.count(insertColumns(into, ofRow, firstOf(sql`keyed_app`, sql`external_id`)))
  await tx.count(
    insertColumns(
      into,
      { ref: sql`old.external_id`, app_id: sql`old.app_id`, existed: sql`true` },
      sql`from apps old where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and ${isKept}`,
    ),
  )
  if (knowsRejected)
    await tx.count(
      insertColumns(
        into,
        { ref: sql`f.row_key`, app_id: sql`'?' || f.row_key`, existed: sql`false` },
        sql`from (select distinct row_key from ${faultsOf(merge, 'apps')} as f) f
          where f.row_key <> '' and f.row_key not in (select ref from known_app)`,
      ),
    )
  await tx.count(sql`analyze known_app`)
}

/** Everybody counts, including people who have left: they may still have accounts. */
async function addKnownUsers(merge: Merge, knowsRejected: boolean): Promise<void> {
  const { tx, tenantId, sourceId } = merge
  const add = (by: 'id' | 'email', ref: Sql, userId: Sql, from: Sql) =>
    tx.count(insertColumns(sql`known_user`, { by_email: sql`${by === 'email'}::boolean`, ref, user_id: userId }, from))
  await add('id', sql`k.external_id`, sql`k.object_id`, firstOf(sql`keyed_user`, sql`external_id`))
  await add(
    'email',
    sql`k.email`,
    sql`k.object_id`,
    sql`from (select distinct on (lower(r.fields[2])) lower(r.fields[2]) as email, k.object_id
      from ${rowsOf(merge, 'users')} as r join keyed_user k using (line) order by lower(r.fields[2]), line) k`,
  )
  await add(
    'id',
    sql`old.external_id`,
    sql`old.user_id`,
    sql`from users old where old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
      and not exists (select 1 from known_user u where not u.by_email and u.ref = old.external_id)`,
  )
  await add(
    'email',
    sql`lower(old.email)`,
    sql`old.user_id`,
    sql`from users old where old.tenant_id = ${tenantId}
      and not exists (select 1 from known_user u where u.by_email and u.ref = lower(old.email))`,
  )
  if (knowsRejected)
    await add(
      'id',
      sql`f.row_key`,
      sql`'?' || f.row_key`,
      sql`from (select distinct row_key from ${faultsOf(merge, 'users')} as f) f where f.row_key <> ''
        and not exists (select 1 from known_user u where not u.by_email and u.ref = f.row_key)`,
    )
  await tx.count(sql`analyze known_user`)
}

/**
 * Locks the source's apps against additions and removals by hand until the end of the transaction, and starts again when
 * something that rows refer to was removed while they were matched. Edits that neither add nor remove go on.
 */
export async function lockKnownObjects({ tx, tenantId, sourceId }: Merge): Promise<void> {
  await lockApps(tx, tenantId, sql`select app_id from apps where tenant_id = ${tenantId} and source_id = ${sourceId}`)
  for (const { kind, id, ofApp } of MERGE_RULES) {
    if (kind === 'user') continue
    const known = ofApp
      ? sql`select object_id from known_object where kind = ${kind} and existed`
      : sql`select app_id as object_id from known_app where existed`
    const removed = await tx.first(sql`
      select 1 from (${known}) k where not exists (
        select 1 from ${name(KINDS[kind].view)} old where old.tenant_id = ${tenantId} and old.${name(id)} = k.object_id)
      limit 1`)
    if (removed) throw staleRead()
  }
}

import { staleRead, type Tx } from '../../db/index.ts'
import { name, type Sql, sql } from '../../db/sql.ts'
import {
  insertAccessProfiles,
  insertAttributeValues,
  isAccessProfile,
  isAttributeValue,
  KINDS,
  lockApps,
} from '../../directory/index.ts'
import type { FileKind } from '../columns.ts'
import type { SuggestBy } from '../questions/propose-people.ts'
import type { ArrivingGrants } from '../stage/arriving-grants.ts'
import { field, type KnownBy, list } from './merge-expressions.sql.ts'
import {
  allRowsOf,
  firstOf,
  insertColumns,
  leftOutOf,
  ofLines,
  rowKey,
  rowsOf,
  type SyncRef,
} from './merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'
import { createWorking, inParts, type MergeRun } from './merge-run.store.ts'

/** A sync being applied. */
export interface Merge extends SyncRef, MergeRun {
  /** First characters of new ids: the time. A number follows, because random ids of many rows scatter in the indexes. */
  idPrefix: string
  /** The states that the sync may have during the merge. */
  states: readonly ('SYNC_STATE_CHECKING' | 'SYNC_STATE_APPLYING')[]
  /** Grants that are still being staged. */
  arriving?: ArrivingGrants
  /** Our own files: an account without user is nobody's. */
  isOwnFiles: boolean
  /** How the person of an account is found, in this order. */
  match: readonly KnownBy[]
  /** How people whom nobody knows are proposed in a preview. */
  suggest: readonly SuggestBy[]
  /** The kinds that were staged and the columns they have. */
  files: Map<FileKind, { fileName: string; columns: readonly string[] }>
}

const newObjectId = ({ idPrefix }: Merge) => sql`${idPrefix}::text || lpad(nextval('object_keys')::text, 21, '0')`

/** Whether the key of some left-out row is unknown: then no object of the file's kind counts as removed. */
export async function hasUnidentifiedRows({ reader, tenantId, syncId }: Merge, file: FileKind): Promise<boolean> {
  const row = await reader.first(sql`
    select 1 from sync_faults x where x.tenant_id = ${tenantId} and x.sync_id = ${syncId} and x.effect = 'LEFT_OUT'
      and x.row_key = '' and (x.kind = ${file} or (x.kind = '' and exists (select 1 from sync_files f
        where f.tenant_id = x.tenant_id and f.sync_id = x.sync_id and f.kind = ${file}
          and f.table_number = x.table_number))) limit 1`)
  return row !== undefined
}

export async function createMergeTables(merge: Merge): Promise<void> {
  const { reader, tenantId, syncId } = merge
  // This comparison finds again what an earlier one found.
  await reader.count(sql`delete from sync_faults where tenant_id = ${tenantId} and sync_id = ${syncId} and is_compared`)
  await createWorking(merge, 'known_user', sql`by text collate "C", ref text collate "C", user_id text`)
  await createWorking(merge, 'known_app', sql`ref text collate "C", app_id text collate "C", existed boolean`)
  await createWorking(
    merge,
    'known_object',
    sql`kind text collate "C", app_id text collate "C", ref text collate "C", object_id text, object_key bigint,
      type_id text, existed boolean`,
  )
  await createWorking(merge, 'new_name', sql`type text, text text, id text`)
  await reader.count(sql`create index known_app_ref on known_app (ref)`)
  await reader.count(sql`create index known_user_ref on known_user (by, ref)`)
  await reader.count(sql`create index known_object_ref on known_object (kind, app_id, ref)`)
}

/** Texts of rows that are names of this type. */
interface Names {
  type: string
  texts: Sql
  isKnown: (text: Sql) => Sql
}

const findNames = (merge: Merge, { type, texts, isKnown }: Names) =>
  merge.reader.count(sql`
    insert into new_name (type, text, id)
    select ${type}, n.text, ${newObjectId(merge)} from (
      select distinct on (lower(text)) text from (${texts}) as x (text) where text <> '') n
    where not ${isKnown(sql`n.text`)} and not exists (
      select 1 from new_name o where o.type = ${type} and lower(o.text) = lower(n.text))`)

/** Finds the risk levels and compliance frameworks that rows name and the tenant does not have yet. */
export async function findNewNames(merge: Merge): Promise<void> {
  const { tenantId, files } = merge
  if (!files.has('entitlements')) return
  const rows = (part: Merge) => sql`${rowsOf(part, 'entitlements')} as r`
  const find = (type: string, texts: (part: Merge) => Sql) =>
    inParts(merge, 'entitlements', (part) =>
      findNames(part, { type, texts: texts(part), isKnown: (text) => isAttributeValue(tenantId, type, text) }),
    )
  await find('risk_level', (part) => sql`select ${field('entitlements', 'risk_level')} from ${rows(part)}`)
  const frameworks = list('entitlements', 'compliance_frameworks')
  await find('compliance_framework', (part) => sql`select x from ${rows(part)}, unnest(${frameworks}) as x`)
}

/** The same for access profiles, among some grants. */
export async function findNewProfiles(merge: Merge): Promise<void> {
  if (!merge.files.get('grants')?.columns.includes('access_profiles')) return
  const texts = sql`select x from ${rowsOf(merge, 'grants')} as r, unnest(${list('grants', 'access_profiles')}) as x`
  const isKnown = (text: Sql) => isAccessProfile(merge.tenantId, text)
  await findNames(merge, { type: 'access_profile', texts, isKnown })
}

/** Adds the names. Starts again when somebody else has added one of them since. */
export async function addNewNames({ reader, tenantId }: Merge): Promise<void> {
  const names = await reader.rows<{ type: string; count: number }>(
    sql`select type, count(*)::int as count from new_name group by type`,
  )
  for (const { type, count } of names) {
    const rows = sql`select n.id, n.text from new_name n where n.type = ${type}`
    const insert =
      type === 'access_profile' ? insertAccessProfiles(tenantId, rows) : insertAttributeValues(tenantId, type, rows)
    if ((await reader.count(insert)) !== count) throw staleRead()
  }
}

/** Assigns each row of a file to an object: an existing one, or a new one with a new id. */
export async function matchRows(merge: Merge, rule: MergeRule): Promise<void> {
  const { reader, tenantId, sourceId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  await createWorking(
    merge,
    `keyed_${rule.kind}`,
    sql`tenant_id text, line integer primary key, app_id text collate "C", external_id text collate "C", object_id text,
      object_key bigint, old_version bigint`,
  )
  if (!merge.files.has(rule.file)) return
  if (rule.kind === 'user') await matchUsers(merge)
  else {
    const externalId = field(rule.file, 'id')
    const values = {
      tenant_id: sql`${tenantId}`,
      line: sql`r.line`,
      ...(rule.ofApp && { app_id: sql`a.app_id` }),
      external_id: externalId,
      object_id: sql`coalesce(old.${name(rule.id)}, ${newObjectId(merge)})`,
      ...(rule.key !== undefined && { object_key: sql`coalesce(old.${name(rule.key)}, nextval('object_keys'))` }),
      old_version: sql`old.version`,
    }
    await inParts(merge, rule.file, (part) =>
      reader.count(
        insertColumns(
          keyed,
          values,
          sql`from ${rowsOf(part, rule.file)} as r ${rule.ofApp ? sql`join known_app a on a.ref = ${field(rule.file, 'app')}` : sql``}
          left join ${name(KINDS[rule.kind].view)} old on old.tenant_id = ${tenantId} and old.source_id = ${sourceId}
            ${rule.ofApp ? sql`and old.app_id = a.app_id` : sql``} and old.external_id = ${externalId}`,
        ),
      ),
    )
  }
  await reader.count(sql`analyze ${keyed}`)
}

/**
 * Matches people by id; else by e-mail address, when the person with that address was created here, or came from this
 * source under an id that it no longer has. An id counts as still there when its row was rejected, and every id does
 * while the id of some rejected row is unknown.
 */
async function matchUsers(merge: Merge): Promise<void> {
  const { reader, tenantId, sourceId } = merge
  const rows = allRowsOf(merge, 'users')
  const [id, email] = [field('users', 'id'), field('users', 'email')]
  // A list that is built once: parsing the rows for each person took minutes.
  const otherId = field('users', 'id', sql`other.fields`)
  const isRejected = sql`${await hasUnidentifiedRows(merge, 'users')}::boolean
    or taken.external_id in (select row_key from ${leftOutOf(merge, 'users')} as f)`
  const values = {
    tenant_id: sql`${tenantId}`,
    line: sql`r.line`,
    external_id: id,
    object_id: sql`coalesce(same.user_id, taken.user_id, ${newObjectId(merge)})`,
    old_version: sql`coalesce(same.version, taken.version)`,
  }
  await inParts(merge, 'users', (part) =>
    reader.count(
      insertColumns(
        sql`keyed_user`,
        values,
        sql`from (select *, row_number() over (partition by lower(${field('users', 'email', sql`fields`)}) order by line) as nth from ${rows} as x) as r
        left join users same
          on same.tenant_id = ${tenantId} and same.source_id = ${sourceId} and same.external_id = ${id}
        left join users taken on same.version is null and taken.tenant_id = ${tenantId}
          and ${email} <> '' and lower(taken.email) = lower(${email}) and r.nth = 1
          and (taken.source_id is null or (taken.source_id = ${sourceId} and not (${isRejected})
            and taken.external_id not in (select ${otherId} from ${rows} as other where ${otherId} is not null)))
        where ${ofLines(part, sql`r.line`)}`,
      ),
    ),
  )
}

/** Makes the objects of a kind known by the names that other rows use: those in the file, and those that stay. */
export async function addKnownObjects(merge: Merge, rule: MergeRule): Promise<void> {
  const { reader, tenantId, sourceId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  const isKept = merge.files.has(rule.file)
    ? sql`not exists (select 1 from ${keyed} k where k.object_id = old.${name(rule.id)})
        and (${await hasUnidentifiedRows(merge, rule.file)}::boolean
          or ${rowKey(rule)} in (select row_key from ${leftOutOf(merge, rule.file)} as f))`
    : sql`true`
  if (rule.kind === 'app') return addKnownApps(merge, isKept)
  const into = sql`known_object`
  const kind = sql`${rule.kind}`
  const ofRow = {
    app_id: sql`k.app_id`,
    ref: sql`k.external_id`,
    object_id: sql`k.object_id`,
    object_key: sql`k.object_key`,
    existed: sql`k.old_version is not null`,
  }
  await reader.count(insertColumns(into, { kind, ...ofRow }, firstOf(keyed, sql`app_id, external_id`)))
  const ofObject = {
    app_id: sql`old.app_id`,
    ref: sql`old.external_id`,
    object_id: sql`old.${name(rule.id)}`,
    ...(rule.key !== undefined && { object_key: sql`old.${name(rule.key)}` }),
    ...(rule.kind === 'resource' && { type_id: sql`old.resource_type_id` }),
    existed: sql`true`,
  }
  await reader.count(
    insertColumns(
      into,
      { kind, ...ofObject },
      sql`from ${name(KINDS[rule.kind].view)} old
        where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and ${isKept}`,
    ),
  )
}

async function addKnownApps(merge: Merge, isKept: Sql): Promise<void> {
  const { reader, tenantId, sourceId } = merge
  const into = sql`known_app`
  const ofRow = { ref: sql`k.external_id`, app_id: sql`k.object_id`, existed: sql`k.old_version is not null` }
  await reader.count(insertColumns(into, ofRow, firstOf(sql`keyed_app`, sql`external_id`)))
  await reader.count(
    insertColumns(
      into,
      { ref: sql`old.external_id`, app_id: sql`old.app_id`, existed: sql`true` },
      sql`from apps old where old.tenant_id = ${tenantId} and old.source_id = ${sourceId} and ${isKept}`,
    ),
  )
  await reader.count(sql`analyze known_app`)
}

/**
 * Locks the source's apps against additions and removals by hand until the end of the transaction, and starts again when
 * something that rows refer to was removed while they were matched. Edits that neither add nor remove go on.
 */
export async function lockKnownObjects(tx: Tx, { tenantId, sourceId }: Merge): Promise<void> {
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

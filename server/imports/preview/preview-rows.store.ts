import type { PreviewRow } from '../../../contract/imports/preview.ts'
import type { Reader } from '../../db/index.ts'
import { join, name, type Sql, sql } from '../../db/sql.ts'
import { KINDS, reviewPolicies } from '../../directory/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { FileKind } from '../columns.ts'
import type { Merge } from '../merge/merge.store.ts'
import { grantValues, sameGrant } from '../merge/merge-grants.sql.ts'
import { ofLines } from '../merge/merge-rows.sql.ts'
import { MERGE_RULES, type MergeRule } from '../merge/merge-rules.sql.ts'
import { inParts } from '../merge/merge-run.store.ts'

/** Rows of one kind and change that are kept; the counts of the preview are exact all the same. */
export const MAX_PREVIEW_ROWS = 100_000
/** Rows of one kind and change that the preview itself shows. */
const SAMPLES = 20

/** Things that a column refers to by id, so that people see their names. */
type Referred = 'user' | 'resource' | 'resource_type' | 'policy' | 'attribute' | 'access_profile' | 'entitlement'
const REFERS: Readonly<Record<string, Referred>> = {
  user_id: 'user',
  manager_ids: 'user',
  owner_ids: 'user',
  granted_by: 'user',
  requested_by: 'user',
  resource_id: 'resource',
  parent_id: 'resource',
  resource_type_id: 'resource_type',
  certify_policy_id: 'policy',
  risk_level_id: 'attribute',
  compliance_framework_ids: 'attribute',
  access_profile_ids: 'access_profile',
  path_keys: 'entitlement',
}

/** Columns that say nothing to people. */
const HIDDEN: ReadonlySet<string> = new Set(['origin', 'source_id', 'to_resource'])

/** Stores what a merge would change, row by row, in place of what an earlier preview found. */
export async function storePreviewRows(merge: Merge): Promise<void> {
  const { reader, tenantId, syncId } = merge
  await deletePreviewRows(reader, tenantId, syncId)
  await reader.count(sql`create index next_user_id on next_user (user_id)`)
  await reader.count(sql`create index next_app_id on next_app (app_id)`)
  await reader.count(sql`create index next_resource_id on next_resource (resource_id)`)
  await reader.count(sql`create index next_type_id on next_resource_type (resource_type_id)`)
  await reader.count(sql`create index next_entitlement_key on next_entitlement (entitlement_key)`)
  await reader.count(sql`create index next_account_key on next_account (account_key)`)
  for (const rule of MERGE_RULES) {
    await storeNext(merge, rule.file, 'added', (range) => nextObjects(merge, rule, range))
    await storeNext(merge, rule.file, 'changed', (range) => nextObjects(merge, rule, range))
    await storeGone(merge, rule.file, `gone_${rule.kind}`, (gone) => goneObjects(merge, rule, gone))
  }
  await storeNext(merge, 'grants', 'added', (range) => nextGrants(merge, range))
  await storeNext(merge, 'grants', 'changed', (range) => nextGrants(merge, range))
  await storeGone(merge, 'grants', 'gone_grant', (gone) => goneGrants(merge, gone))
}

type Change = PreviewRow['change']

const insertPreviewRows = (
  { reader, tenantId, syncId }: Merge,
  kind: FileKind,
  change: Change,
  position: Sql,
  rows: Sql,
) =>
  reader.count(sql`
    insert into sync_preview_rows (tenant_id, sync_id, kind, change, position, app, name, holder, fields)
    select ${tenantId}, ${syncId}, ${kind}, ${change}, ${position}, coalesce(v.app, ''), coalesce(v.name, ''),
      coalesce(v.holder, ''), coalesce(v.fields, '[]') from (${rows}) v`)

/** The objects of a kind that are added or changed, in parts. */
async function storeNext(merge: Merge, kind: FileKind, change: Change, rows: (range: NextRange) => Sql): Promise<void> {
  let stored = 0
  await inParts(merge, kind, async (part) => {
    if (stored >= MAX_PREVIEW_ROWS) return 0
    const range = {
      lines: (line: Sql) => ofLines(part, line),
      isNew: change === 'added',
      limit: MAX_PREVIEW_ROWS - stored,
    }
    const position = sql`${stored}::int + row_number() over (order by v.line)`
    stored += await insertPreviewRows(merge, kind, change, position, rows(range))
    return 0
  })
}

interface NextRange {
  lines(line: Sql): Sql
  isNew: boolean
  limit: number
}

/** Rows of what is gone that are stored at a time. */
const GONE_PART = 5_000

async function storeGone(merge: Merge, kind: FileKind, table: string, rows: (gone: Sql) => Sql): Promise<void> {
  for (let from = 0, stored = GONE_PART; stored === GONE_PART && from < MAX_PREVIEW_ROWS; from += GONE_PART) {
    const gone = sql`(select version, position from (
        select version, row_number() over (order by version) as position from ${name(table)}) g
      where position > ${from}::int and position <= ${from + GONE_PART}::int)`
    stored = await insertPreviewRows(merge, kind, 'removed', sql`v.position`, rows(gone))
  }
}

/** The name of a thing that the sync brings, else of one that is here. */
const nameOf = ({ tenantId }: Merge, kind: 'user' | 'app' | 'resource' | 'resource_type', id: Sql): Sql => {
  const column = name(`${kind}_id`)
  return sql`coalesce((select x.display_name from ${name(`next_${kind}`)} x where x.${column} = ${id} limit 1),
    (select x.display_name from ${name(KINDS[kind].view)} x where x.tenant_id = ${tenantId} and x.${column} = ${id}))`
}

const entitlementName = ({ tenantId }: Merge, key: Sql): Sql =>
  sql`coalesce((select x.display_name from next_entitlement x where x.entitlement_key = ${key} limit 1),
    (select x.display_name from entitlements x where x.tenant_id = ${tenantId} and x.entitlement_key = ${key}))`

/** A name that the sync brings. */
const newName = sql`(select w.text from new_name w where w.id = part.text)`

/** A stored value as text, with names in place of ids. */
function shown(merge: Merge, value: Sql): Sql {
  const { tenantId } = merge
  const names: Record<Referred, Sql> = {
    user: nameOf(merge, 'user', sql`part.text`),
    resource: nameOf(merge, 'resource', sql`part.text`),
    resource_type: nameOf(merge, 'resource_type', sql`part.text`),
    policy: sql`(select p.display_name from ${reviewPolicies(sql`${tenantId}`)} p where p.policy_id = part.text)`,
    attribute: sql`coalesce((select a.value from attribute_values a where a.tenant_id = ${tenantId} and a.value_id = part.text), ${newName})`,
    access_profile: sql`coalesce((select a.display_name from access_profiles a
      where a.tenant_id = ${tenantId} and a.access_profile_id = part.text), ${newName})`,
    entitlement: entitlementName(merge, sql`part.text::bigint`),
  }
  const cases = Object.entries(names).map(([kind, found]) => sql`when ${kind} then ${found}`)
  return sql`coalesce((select string_agg(coalesce(case c.refers ${join(cases, ' ')} end, part.text), ', ' order by part.at)
    from jsonb_array_elements_text(case jsonb_typeof(${value}) when 'array' then ${value}
      else jsonb_build_array(${value}) end) with ordinality as part (text, at)), '')`
}

/** The fields in which two rows, as JSON, differ. */
function differences(merge: Merge, columns: readonly string[], before: Sql, after: Sql): Sql {
  const visible = columns.filter((column) => !HIDDEN.has(column))
  return sql`(select jsonb_agg(jsonb_build_object('field', c.name, 'before', ${shown(merge, sql`${before} -> c.name`)},
      'after', ${shown(merge, sql`${after} -> c.name`)}) order by c.at)
    from unnest(${visible}::text[], ${visible.map((column) => REFERS[column] ?? '')}::text[]) with ordinality as c (name, refers, at)
    where ${before} -> c.name is distinct from ${after} -> c.name)`
}

/** The person of an account, with its own name where that is another; else the account or resource alone. */
const holderOf = (person: Sql, own: Sql): Sql =>
  sql`case when ${person} = ${own} then ${own} else coalesce(${person} || ' (' || ${own} || ')', ${own}) end`

const appOf = (merge: Merge, { ofApp }: MergeRule, of: 'n' | 'old'): Sql =>
  ofApp ? nameOf(merge, 'app', sql`${name(of)}.app_id`) : sql`''`
const personOf = (merge: Merge, { kind }: MergeRule, of: 'n' | 'old'): Sql =>
  kind === 'account' ? nameOf(merge, 'user', sql`${name(of)}.user_id`) : sql`''`

function nextObjects(merge: Merge, rule: MergeRule, { lines, isNew, limit }: NextRange): Sql {
  const { tenantId } = merge
  return sql`
    select n.line, n.display_name as name, ${appOf(merge, rule, 'n')} as app,
      ${personOf(merge, rule, 'n')} as holder, case when old.version is not null then
        ${differences(merge, Object.keys(rule.columns), sql`to_jsonb(old)`, sql`to_jsonb(n)`)} end as fields
    from (select x.* from ${name(`next_${rule.kind}`)} x
      where not x.same and (x.old_version is null) = ${isNew}::boolean and ${lines(sql`x.line`)} order by x.line limit ${limit}) n
    left join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version`
}

const goneObjects = (merge: Merge, rule: MergeRule, gone: Sql): Sql => sql`
  select g.position, old.display_name as name, ${appOf(merge, rule, 'old')} as app,
    ${personOf(merge, rule, 'old')} as holder, '[]'::jsonb as fields
  from ${gone} g
  join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${merge.tenantId} and old.version = g.version`

function nextGrants(merge: Merge, { lines, isNew, limit }: NextRange): Sql {
  const { tenantId } = merge
  const values = Object.entries(grantValues(merge))
  const after = sql`jsonb_build_object(${join(
    values.map(([column, value]) => sql`${column}::text, ${value}`),
    ', ',
  )})`
  const columns = values.map(([column]) => column)
  return sql`
    select p.line, ${nameOf(merge, 'app', sql`coalesce(ne.app_id, e.app_id)`)} as app,
      coalesce(ne.display_name, e.display_name) as name,
      ${holderOf(
        nameOf(merge, 'user', sql`case when na.account_key is null then a.user_id else na.user_id end`),
        sql`coalesce(na.display_name, a.display_name, nr.display_name, r.display_name)`,
      )} as holder,
      case when p.version is not null then (select ${differences(merge, columns, sql`b.before`, sql`b.after`)}
        from (select to_jsonb(old) as before, ${after} as after) b) end as fields
    from (select c.line, c.version from changed_grant c
      where (c.version is null) = ${isNew}::boolean and ${lines(sql`c.line`)} order by c.line limit ${limit}) p
    join next_grant n on n.line = p.line
    left join grant_versions old on p.version is not null and ${sameGrant(tenantId)}
    left join next_entitlement ne on ne.entitlement_key = n.entitlement_key
    left join entitlements e on e.tenant_id = ${tenantId} and e.entitlement_key = n.entitlement_key
    left join next_account na on na.account_key = n.principal_key
    left join accounts a on a.tenant_id = ${tenantId} and a.account_key = n.principal_key
    left join next_resource nr on nr.resource_key = n.principal_key
    left join resources r on r.tenant_id = ${tenantId} and r.resource_key = n.principal_key`
}

const goneGrants = (merge: Merge, gone: Sql): Sql => sql`
  select g.position, ${nameOf(merge, 'app', sql`e.app_id`)} as app, e.display_name as name,
    ${holderOf(nameOf(merge, 'user', sql`a.user_id`), sql`coalesce(a.display_name, r.display_name)`)} as holder,
    '[]'::jsonb as fields
  from ${gone} g
  join grant_versions old on old.tenant_id = ${merge.tenantId} and old.version = g.version
  left join entitlements e on e.tenant_id = old.tenant_id and e.entitlement_key = old.entitlement_key
  left join accounts a on a.tenant_id = old.tenant_id and a.account_key = old.principal_key
  left join resources r on r.tenant_id = old.tenant_id and r.resource_key = old.principal_key`

export const deletePreviewRows = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.count(sql`delete from sync_preview_rows where tenant_id = ${tenantId} and sync_id = ${syncId}`)

const rowColumns = sql`kind, change, app, name, holder, fields`

/** The first rows of each kind and change. */
export const listPreviewSamples = (reader: Reader, tenantId: TenantId, syncId: string) =>
  reader.rows<PreviewRow>(sql`
    select ${rowColumns} from sync_preview_rows
    where tenant_id = ${tenantId} and sync_id = ${syncId} and position <= ${SAMPLES} order by kind, change, position`)

export interface PreviewFilter {
  kind?: string | undefined
  change?: string | undefined
  app?: string | undefined
  query?: string | undefined
}
export type PreviewKey = readonly [kind: string, change: string, position: number]

/** Rows by kind and change, each in the order of the files. */
export const searchPreviewRows = (
  reader: Reader,
  tenantId: TenantId,
  syncId: string,
  { kind, change, app, query = '' }: PreviewFilter,
  { after, limit }: { after: PreviewKey | undefined; limit: number },
) =>
  reader.rows<PreviewRow & { position: number }>(sql`
    select ${rowColumns}, position from sync_preview_rows
    where tenant_id = ${tenantId} and sync_id = ${syncId} and kind = coalesce(${kind}, kind)
      and change = coalesce(${change}, change) and (${app}::text is null or lower(app) = lower(${app}))
      and (${query} = '' or strpos(lower(concat_ws(chr(10), name, holder, app)), lower(${query})) > 0)
      and (${after?.[0]}::text is null or (kind, change, position) > (${after?.[0]}, ${after?.[1]}, ${after?.[2]}::int))
    order by kind, change, position limit ${limit}`)

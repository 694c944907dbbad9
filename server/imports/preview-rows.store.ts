import type { PreviewRow } from '../../contract/imports/preview.ts'
import type { Reader, Tx } from '../db/index.ts'
import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS, reviewPolicies } from '../directory/index.ts'
import type { TenantId } from '../lib/ids.ts'
import type { FileKind } from './columns.ts'
import type { Merge } from './merge.store.ts'
import { grantValues, sameGrant } from './merge-grants.sql.ts'
import { MERGE_RULES, type MergeRule } from './merge-rules.sql.ts'

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
  const { tx, tenantId, syncId } = merge
  await deletePreviewRows(tx, tenantId, syncId)
  await tx.count(sql`create index next_user_id on next_user (user_id)`)
  await tx.count(sql`create index next_app_id on next_app (app_id)`)
  await tx.count(sql`create index next_resource_id on next_resource (resource_id)`)
  await tx.count(sql`create index next_type_id on next_resource_type (resource_type_id)`)
  for (const rule of MERGE_RULES) {
    await insertPreviewRows(
      merge,
      rule.file,
      sql`case when v.old_version is null then 'added' else 'changed' end`,
      nextObjects(merge, rule),
    )
    await insertPreviewRows(merge, rule.file, sql`'removed'`, goneObjects(merge, rule))
  }
  await insertPreviewRows(
    merge,
    'grants',
    sql`case when v.old_version is null then 'added' else 'changed' end`,
    nextGrants(merge),
  )
  await insertPreviewRows(merge, 'grants', sql`'removed'`, goneGrants(merge))
}

const insertPreviewRows = ({ tx, tenantId, syncId }: Merge, kind: FileKind, change: Sql, rows: Sql) =>
  tx.count(sql`
    insert into sync_preview_rows (tenant_id, sync_id, kind, change, position, app, name, holder, fields)
    select ${tenantId}, ${syncId}, ${kind}, ${change}, v.position, coalesce(v.app, ''), coalesce(v.name, ''),
      coalesce(v.holder, ''), coalesce(v.fields, '[]') from (${rows}) v`)

/** The name of a thing that the sync brings, else of one that is here. */
const nameOf = ({ tenantId }: Merge, kind: 'user' | 'app' | 'resource' | 'resource_type', id: Sql): Sql => {
  const column = name(`${kind}_id`)
  return sql`coalesce((select x.display_name from ${name(`next_${kind}`)} x where x.${column} = ${id} limit 1),
    (select x.display_name from ${name(KINDS[kind].view)} x where x.tenant_id = ${tenantId} and x.${column} = ${id}))`
}

const entitlementName = ({ tenantId }: Merge, key: Sql): Sql =>
  sql`coalesce((select x.display_name from next_entitlement x where x.entitlement_key = ${key} limit 1),
    (select x.display_name from entitlements x where x.tenant_id = ${tenantId} and x.entitlement_key = ${key}))`

/** A stored value as text, with names in place of ids. */
function shown(merge: Merge, value: Sql): Sql {
  const { tenantId } = merge
  const names: Record<Referred, Sql> = {
    user: nameOf(merge, 'user', sql`part.text`),
    resource: nameOf(merge, 'resource', sql`part.text`),
    resource_type: nameOf(merge, 'resource_type', sql`part.text`),
    policy: sql`(select p.display_name from ${reviewPolicies(sql`${tenantId}`)} p where p.policy_id = part.text)`,
    attribute: sql`(select a.value from attribute_values a where a.tenant_id = ${tenantId} and a.value_id = part.text)`,
    access_profile: sql`(select a.display_name from access_profiles a
      where a.tenant_id = ${tenantId} and a.access_profile_id = part.text)`,
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

function nextObjects(merge: Merge, rule: MergeRule): Sql {
  const { tenantId } = merge
  return sql`
    select n.old_version, n.position, n.display_name as name, ${appOf(merge, rule, 'n')} as app,
      ${personOf(merge, rule, 'n')} as holder, case when old.version is not null then
        ${differences(merge, Object.keys(rule.columns), sql`to_jsonb(old)`, sql`to_jsonb(n)`)} end as fields
    from (select x.*, row_number() over (partition by x.old_version is null order by x.line) as position
      from ${name(`next_${rule.kind}`)} x where not x.same) n
    left join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${tenantId} and old.version = n.old_version
    where n.position <= ${MAX_PREVIEW_ROWS}`
}

const goneObjects = (merge: Merge, rule: MergeRule): Sql => sql`
  select g.position, old.display_name as name, ${appOf(merge, rule, 'old')} as app,
    ${personOf(merge, rule, 'old')} as holder, '[]'::jsonb as fields
  from (select version, row_number() over (order by version) as position from ${name(`gone_${rule.kind}`)}) g
  join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${merge.tenantId} and old.version = g.version
  where g.position <= ${MAX_PREVIEW_ROWS}`

function nextGrants(merge: Merge): Sql {
  const { tenantId } = merge
  const values = Object.entries(grantValues(merge))
  const after = sql`jsonb_build_object(${join(
    values.map(([column, value]) => sql`${column}::text, ${value}`),
    ', ',
  )})`
  const columns = values.map(([column]) => column)
  return sql`
    select p.version as old_version, p.position, ${nameOf(merge, 'app', sql`coalesce(ne.app_id, e.app_id)`)} as app,
      coalesce(ne.display_name, e.display_name) as name,
      ${holderOf(
        nameOf(merge, 'user', sql`case when na.account_key is null then a.user_id else na.user_id end`),
        sql`coalesce(na.display_name, a.display_name, nr.display_name, r.display_name)`,
      )} as holder,
      case when p.version is not null then (select ${differences(merge, columns, sql`b.before`, sql`b.after`)}
        from (select to_jsonb(old) as before, ${after} as after) b) end as fields
    from (select p.line, p.version, row_number() over (partition by p.version is null order by p.line) as position
      from previewed_grant p where p.is_unchanged is not true) p
    join next_grant n on n.line = p.line
    left join grant_versions old on p.version is not null and ${sameGrant(tenantId)}
    left join next_entitlement ne on ne.entitlement_key = n.entitlement_key
    left join entitlements e on e.tenant_id = ${tenantId} and e.entitlement_key = n.entitlement_key
    left join next_account na on na.account_key = n.principal_key
    left join accounts a on a.tenant_id = ${tenantId} and a.account_key = n.principal_key
    left join next_resource nr on nr.resource_key = n.principal_key
    left join resources r on r.tenant_id = ${tenantId} and r.resource_key = n.principal_key
    where p.position <= ${MAX_PREVIEW_ROWS}`
}

const goneGrants = (merge: Merge): Sql => sql`
  select g.position, ${nameOf(merge, 'app', sql`e.app_id`)} as app, e.display_name as name,
    ${holderOf(nameOf(merge, 'user', sql`a.user_id`), sql`coalesce(a.display_name, r.display_name)`)} as holder,
    '[]'::jsonb as fields
  from (select version, row_number() over (order by version) as position from gone_grant) g
  join grant_versions old on old.tenant_id = ${merge.tenantId} and old.version = g.version
  left join entitlements e on e.tenant_id = old.tenant_id and e.entitlement_key = old.entitlement_key
  left join accounts a on a.tenant_id = old.tenant_id and a.account_key = old.principal_key
  left join resources r on r.tenant_id = old.tenant_id and r.resource_key = old.principal_key
  where g.position <= ${MAX_PREVIEW_ROWS}`

export const deletePreviewRows = (tx: Tx, tenantId: TenantId, syncId: string) =>
  tx.count(sql`delete from sync_preview_rows where tenant_id = ${tenantId} and sync_id = ${syncId}`)

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

import { staleRead, type Tx } from '../../db/index.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { announceAccessWrite } from '../../directory/index.ts'
import { dropStagedRows, stagedLines } from '../stage/staged-rows.sql.ts'
import { findNewProfiles, type Merge } from './merge.store.ts'
import { addProblems } from './merge-checks.store.ts'
import { field } from './merge-expressions.sql.ts'
import { grantValues, isUnchanged, joinKnown, resolvedGrant, sameGrant, textsIn } from './merge-grants.sql.ts'
import { insertColumns, leftOutOf, ofLines, rowsOf } from './merge-rows.sql.ts'
import { createWorking, createWorkingAs, createWorkingView, inArrivingParts, inParts } from './merge-run.store.ts'

const f = (column: string) => field('grants', column)
const known = sql`known_app a where a.ref = ${f('app')}`

/** Resolves the names in each row of the grants file to keys; null where a name is unknown or the row omits it. */
export async function resolveGrants(merge: Merge): Promise<void> {
  const { reader, tenantId } = merge
  await createWorking(
    merge,
    'next_grant',
    sql`line integer, entitlement_key bigint, principal_key bigint, to_resource boolean, is_direct boolean,
      path_keys bigint[], added_at timestamptz, last_used_at timestamptz, last_reviewed_at timestamptz,
      expires_at timestamptz, access_profile_ids text[], granted_by text, requested_by text, says_last_used boolean,
      says_expires boolean`,
  )
  if (!merge.files.has('grants')) return
  const texts = textsIn(merge.files.get('grants')?.columns ?? [])
  const values = resolvedGrant(texts, tenantId)
  const from = (part: Merge) => sql`from ${rowsOf(part, 'grants')} as r ${joinKnown(texts)}`
  const indexLines = () => reader.count(sql`create index next_grant_line on next_grant (line)`)
  // The second one is for findGoneGrants, which looks up grants in parts there.
  const indexKeys = () => reader.count(sql`create index next_grant_key on next_grant (entitlement_key, principal_key)`)
  // Indexing at the end is faster, but takes one statement of several seconds; on that engine everybody waits for it.
  if (merge.isInParts) {
    await indexLines()
    await indexKeys()
  }
  const resolve = async (part: Merge) => {
    await findNewProfiles(part)
    return reader.count(insertColumns(sql`next_grant`, values, from(part)))
  }
  const takeBack = (line: number) => reader.count(sql`delete from next_grant where line > ${line}::int`)
  if (merge.arriving) await inArrivingParts(merge, merge.arriving, resolve, takeBack)
  else await inParts(merge, 'grants', resolve)
  if (!merge.isInParts) await indexLines()
  await reader.count(sql`analyze next_grant`)
}

/** Leaves out the rows whose entitlement or holder is missing, and makes each grant one row. */
export async function checkGrants(merge: Merge): Promise<void> {
  const { reader } = merge
  if (!merge.files.has('grants')) return
  // Incomplete rows are few; looking for one first avoids parsing the texts of all others.
  const incomplete = await reader.first(sql`
    select 1 from next_grant where entitlement_key is null or principal_key is null or array_position(path_keys, null) > 0 limit 1`)
  if (incomplete) {
    await checkReferences(merge)
    await reader.count(sql`
      delete from next_grant where line in (select line from ${leftOutOf(merge, 'grants')} as f where line is not null)`)
    await reader.count(sql`
      update next_grant set path_keys = array_remove(path_keys, null) where array_position(path_keys, null) > 0`)
  }
  await mergeRepeats(merge)
}

async function checkReferences(merge: Merge): Promise<void> {
  const columns = merge.files.get('grants')?.columns ?? []
  const next = sql`join next_grant n on n.line = r.line`
  const refer = (column: string, thing: string, where: Sql, reason: Sql | string = 'unknown_reference') =>
    columns.includes(column)
      ? addProblems(merge, 'grants', {
          effect: 'LEFT_OUT',
          column,
          value: f(column),
          reason,
          problem: sql`${`There is no ${thing} "`} || ${f(column)} || '".'`,
          joins: next,
          where,
        })
      : undefined
  // A row whose entitlement or account was left out has the same cause as that.
  const leftOut = (kind: 'entitlements' | 'accounts', column: string) =>
    sql`case when exists (select 1 from ${leftOutOf(merge, kind)} as x
      where x.row_key = ${f('app')} || chr(31) || ${f(column)}) then 'holder_left_out' else 'unknown_reference' end`
  await addProblems(merge, 'grants', {
    effect: 'LEFT_OUT',
    column: 'account',
    value: sql`coalesce(${f('account')}, '')`,
    reason: 'conflicting_columns',
    problem: sql`'A grant needs an account or a resource, but not both.'::text`,
    where: sql`(coalesce(${f('account')}, '') = '') = (coalesce(${f('resource')}, '') = '')`,
  })
  await refer('app', 'app', sql`not exists (select 1 from ${known})`)
  await refer(
    'entitlement',
    'entitlement',
    sql`n.entitlement_key is null and exists (select 1 from ${known})`,
    leftOut('entitlements', 'entitlement'),
  )
  await refer(
    'account',
    'account',
    sql`n.principal_key is null and ${f('account')} <> '' and coalesce(${f('resource')}, '') = ''
      and exists (select 1 from ${known})`,
    leftOut('accounts', 'account'),
  )
  await refer(
    'resource',
    'resource',
    sql`n.principal_key is null and ${f('resource')} <> '' and coalesce(${f('account')}, '') = ''`,
  )
  await addProblems(merge, 'grants', {
    effect: 'WARNING',
    column: 'inherited_from',
    value: sql`replace(${f('inherited_from')}, chr(31), ';')`,
    reason: 'way_unknown',
    problem: sql`'A step of the way is not known; the access counts as inherited without it.'::text`,
    joins: next,
    where: sql`array_position(n.path_keys, null) > 0`,
  })
}

/**
 * One holder and one entitlement are one grant: repetitions are dropped, and rows that say different things about it are
 * joined: given first, used last, ending last or never, direct when one of them is.
 */
async function mergeRepeats(merge: Merge): Promise<void> {
  const { reader } = merge
  await createWorkingAs(
    merge,
    'repeated_grant',
    sql`select n.*, 0 as first_line, null::text[] as fields, 0 as table_number, 0 as table_line from next_grant n limit 0`,
  )
  if ((await findRepeats(merge)) === 0) return
  await inParts(merge, 'grants', (part) =>
    reader.count(sql`
      update repeated_grant n set fields = r.fields, table_number = r.table_number, table_line = r.table_line
      from ${rowsOf(part, 'grants')} as r where r.line = n.line`),
  )
  await reader.count(sql`
    update next_grant n set added_at = g.added_at, last_used_at = g.last_used_at, last_reviewed_at = g.last_reviewed_at,
      expires_at = g.expires_at, is_direct = g.is_direct, path_keys = case when g.is_direct then '{}' else n.path_keys end
    from (select first_line, min(added_at) as added_at, max(last_used_at) as last_used_at,
        max(last_reviewed_at) as last_reviewed_at,
        case when bool_or(says_expires and expires_at is null) then null else max(expires_at) end as expires_at,
        bool_or(is_direct) as is_direct
      from repeated_grant group by first_line) g
    where n.line = g.first_line`)
  await addProblems(merge, 'grants', {
    effect: 'WARNING',
    column: 'entitlement',
    value: f('entitlement'),
    reason: 'merged',
    problem: sql`'says something else about the access of line ' || first.table_line || '; both were joined'`,
    joins: sql`join repeated_grant n on n.line = r.line join repeated_grant first on first.line = n.first_line`,
    where: sql`n.line <> n.first_line and n.fields <> first.fields`,
  })
  await reader.count(
    sql`delete from next_grant where line in (select line from repeated_grant where line <> first_line)`,
  )
  await merge.transact((tx) => dropIdentical(tx, merge))
}

/**
 * A part has all rows of its entitlements: repetitions may be far from each other in the file. Each part reads all grants,
 * so parts are only for the engine on which others would wait.
 */
async function findRepeats({ reader, isInParts, sizes }: Merge): Promise<number> {
  const all = await reader.first<{ count: number }>(sql`select count(*)::int as count from next_grant`)
  const parts = isInParts ? Math.ceil((all?.count ?? 0) / sizes.largest) : 1
  let found = 0
  for (let part = 0; part < parts; part++)
    found += await reader.count(sql`
      with g as materialized (
        select entitlement_key, principal_key, min(line) as first_line from next_grant
        where mod(entitlement_key, ${parts}::bigint) = ${part}::bigint
        group by entitlement_key, principal_key having count(*) > 1)
      insert into repeated_grant select n.*, g.first_line from g join next_grant n using (entitlement_key, principal_key)`)
  return found
}

/** Takes identical rows out of the staged ones: they count as repeated, once however often this is done. */
async function dropIdentical(tx: Tx, merge: Merge): Promise<void> {
  const { tenantId, syncId } = merge
  const identical = sql`select 'grants' as kind, n.line, n.table_number, n.table_line from repeated_grant n
    join repeated_grant first on first.line = n.first_line
    where n.line <> n.first_line and n.fields = first.fields`
  await tx.count(sql`
    update sync_files k set row_count = k.row_count - c.count, merged_count = k.merged_count + c.count
    from (select table_number, count(*)::int as count from (${identical}) i group by table_number) c
    where k.tenant_id = ${tenantId} and k.sync_id = ${syncId} and k.kind = 'grants' and k.table_number = c.table_number`)
  // A line counts when this is the only thing it has.
  await tx.count(sql`
    update sync_tables t set repeated_count = t.repeated_count + c.count
    from (select i.table_number, count(distinct i.table_line)::int as count from (${identical}) i
      where not exists (select 1 from ${stagedLines({ tenantId, syncId })} o
        where o.table_number = i.table_number and o.table_line = i.table_line and not o.is_parent
          and not (o.kind = 'grants' and o.line in (select line from (${identical}) j)))
      group by i.table_number) c
    where t.tenant_id = ${tenantId} and t.sync_id = ${syncId} and t.table_number = c.table_number`)
  await tx.count(dropStagedRows(merge, sql`select kind, line, table_number from (${identical}) i`))
}

/** How many objects of a kind a sync adds, changes and leaves as they are. */
export interface Differences {
  added: number
  changed: number
  unchanged: number
}

/** Finds the grants that are added or changed, these with their open versions. The first import of a tenant adds all. */
export async function compareGrants(merge: Merge): Promise<Differences> {
  const { reader, tenantId } = merge
  if (!(await reader.first(sql`select 1 from grants where tenant_id = ${tenantId} limit 1`))) {
    await createWorkingView(merge, 'changed_grant', sql`select line, null::bigint as version from next_grant`)
    // A view, not a join of next_grant with itself, which took a seventh of the time of writing grants.
    await createWorkingView(merge, 'changed_grant_row', sql`select n.*, null::bigint as version from next_grant n`)
    const all = await reader.first<{ added: number }>(sql`select count(*)::int as added from next_grant`)
    return { added: all?.added ?? 0, changed: 0, unchanged: 0 }
  }
  await createWorking(merge, 'changed_grant', sql`line integer primary key, version bigint`)
  const compare = (part: Merge) =>
    reader.count(sql`
      insert into changed_grant (line, version)
      select n.line, old.version from next_grant n left join grant_versions old on ${sameGrant(tenantId)}
      where ${ofLines(part, sql`n.line`)} and (${isUnchanged(merge)}) is not true`)
  // Each part reads all stored grants, so parts are only for the engine on which others would wait.
  await (merge.isInParts ? inParts(merge, 'grants', compare) : compare(merge))
  await reader.count(sql`analyze changed_grant`)
  const toWrite = sql`select n.*, c.version from changed_grant c join next_grant n using (line)`
  await createWorkingView(merge, 'changed_grant_row', toWrite)
  return countGrantDifferences(merge)
}

export async function countGrantDifferences({ reader }: Merge): Promise<Differences> {
  const row = await reader.first<Differences>(sql`
    select count(*)::int - count(c.version)::int as added, count(c.version)::int as changed,
      (select count(*)::int from next_grant) - count(*)::int as unchanged from changed_grant c`)
  return row ?? { added: 0, changed: 0, unchanged: 0 }
}

/** Writes new and changed grants. Starts again when somebody else has closed one of them since it was read. */
export async function writeGrants(merge: Merge): Promise<number> {
  const { tenantId, syncId } = merge
  const values = {
    tenant_id: sql`${tenantId}`,
    entitlement_key: sql`n.entitlement_key`,
    principal_key: sql`n.principal_key`,
    opened_by: sql`${syncId}`,
    ...grantValues(merge),
    created_at: sql`coalesce(old.created_at, now())`,
    opened_at: sql`coalesce(old.closed_at, now())`,
  }
  // Counting in each part reads it once more: 3.7 of 76 s of a first import of a million grants, which closes nothing.
  const closesAny =
    (await merge.reader.first(sql`select 1 from changed_grant where version is not null limit 1`)) !== undefined
  return inParts(merge, 'grants', async (part) => {
    const changed = sql`changed_grant c where ${ofLines(part, sql`c.line`)}`
    const written = await merge.transact(async (tx) => {
      await announceAccessWrite(tx, tenantId, syncId)
      const count = sql`select count(c.version)::int as count from ${changed}`
      const before = closesAny ? ((await tx.first<{ count: number }>(count))?.count ?? 0) : 0
      // By an array, because a join with a table that grew since it was analyzed compared each row with each: 8 s.
      const closed = before
        ? await tx.count(sql`
            update grant_versions as old set closed_at = clock_timestamp(), closed_by = ${syncId}
            where old.tenant_id = ${tenantId} and old.closed_at is null
              and old.version = any(array(select c.version from ${changed} and c.version is not null))`)
        : 0
      if (closed !== before) throw staleRead()
      // All grants are new: a search for old ones would read everything that earlier parts have written.
      const isOld = before ? sql`old.tenant_id = ${tenantId} and old.version = n.version` : sql`false`
      const toWrite = sql`select * from changed_grant_row g where ${ofLines(part, sql`g.line`)}`
      return tx.count(
        insertColumns(
          sql`grant_versions`,
          values,
          sql`from (${toWrite}) as n left join grant_versions old on ${isOld}`,
        ),
      )
    })
    return written
  })
}

import { name, type Sql, sql } from '../../db/sql.ts'
import { KINDS } from '../../directory/index.ts'
import type { FileKind } from '../columns.ts'
import { stagedLines } from '../stage/staged-rows.sql.ts'
import type { Merge } from './merge.store.ts'
import { cellsOf, field, isAdministrator, keyText, namesOf } from './merge-expressions.sql.ts'
import { insertColumns, isSame, leftOutOf, rowsOf } from './merge-rows.sql.ts'
import type { MergeRule } from './merge-rules.sql.ts'
import { createWorkingAs, inParts } from './merge-run.store.ts'

/** What is wrong with the rows (`r`) of a kind that meet `where`; `joins` come after the row. */
export interface RowCheck {
  effect: 'LEFT_OUT' | 'WARNING'
  column: string
  value: Sql
  reason: Sql | string
  problem: Sql
  joins?: Sql
  where: Sql
}

/** Records a problem in each of these rows; returns how many there are. */
export const addProblems = (merge: Merge, file: FileKind, check: RowCheck) => {
  const { reader, tenantId, syncId } = merge
  const values = {
    tenant_id: sql`${tenantId}`,
    sync_id: sql`${syncId}`,
    kind: sql`${file}`,
    file_name: sql`(select f.file_name from sync_files f where f.tenant_id = ${tenantId} and f.sync_id = ${syncId}
      and f.kind = ${file} and f.table_number = r.table_number)`,
    table_number: sql`r.table_number`,
    line: sql`r.table_line`,
    row_line: sql`r.line`,
    column_name: sql`${check.column}`,
    value: sql`left(${check.value}, 100)`,
    reason: typeof check.reason === 'string' ? sql`${check.reason}` : check.reason,
    problem: check.problem,
    row_key: keyText(file),
    effect: sql`${check.effect}`,
    is_compared: sql`true`,
    cells: cellsOf(namesOf(file), sql`r.fields`),
  }
  return inParts(merge, file, (part) =>
    reader.count(
      insertColumns(
        sql`sync_faults`,
        values,
        sql`from ${rowsOf(part, file)} as r ${check.joins ?? sql``} where ${check.where} order by r.line`,
      ),
    ),
  )
}

/** Records and drops the rows of a kind that cannot be applied; empties the fields of others that cannot be kept. */
export async function checkRows(merge: Merge, rule: MergeRule): Promise<void> {
  const { reader } = merge
  const { file, ofApp } = rule
  if (!merge.files.has(file)) return
  const keyed = name(`keyed_${rule.kind}`)
  const next = name(`next_${rule.kind}`)
  if (ofApp) {
    const app = field(file, 'app')
    await addProblems(merge, file, {
      effect: 'LEFT_OUT',
      column: 'app',
      value: app,
      reason: 'unknown_reference',
      problem: sql`'This source has no app "' || ${app} || '".'`,
      where: sql`not exists (select 1 from known_app a where a.ref = ${app})`,
    })
  }
  if (rule.kind === 'user') {
    await setAsideKnownElsewhere(merge)
    await checkAdministrators(merge)
  }
  for (const { from, missing, value, thing, reason, effect } of rule.references) {
    if (!merge.files.get(file)?.columns.includes(from) && from !== 'user') continue
    await addProblems(merge, file, {
      effect,
      column: from,
      value,
      reason,
      problem: sql`${`There is no ${thing} "`} || ${value} || '".'`,
      joins: sql`join ${keyed} k on k.line = r.line
        left join ${name(KINDS[rule.kind].table)} old on old.tenant_id = ${merge.tenantId} and old.version = k.old_version`,
      where: missing,
    })
  }
  if (rule.kind === 'resource') await checkTree(merge)
  const dropped = await reader.count(
    sql`delete from ${next} where line in (select line from ${leftOutOf(merge, file)} as f where line is not null)`,
  )
  if (rule.kind === 'user') await emptyTakenAddresses(merge)
  if (dropped > 0) await dropLeftOutReferences(merge, rule)
  if (rule.kind === 'user' || rule.kind === 'resource') await compareAgain(merge, rule)
}

/**
 * People whom another source has under the same address stay as they are there: their rows count as filtered, and what
 * refers to them finds the person.
 */
async function setAsideKnownElsewhere(merge: Merge): Promise<void> {
  const { reader, tenantId, syncId, sourceId } = merge
  await createWorkingAs(
    merge,
    'known_elsewhere',
    sql`select n.line, n.user_id, n.external_id, u.user_id as other_id from next_user n
    join users u on u.tenant_id = ${tenantId} and n.email <> '' and lower(u.email) = lower(n.email)
    where u.source_id <> ${sourceId} and u.user_id <> n.user_id and n.old_version is null`,
  )
  await reader.count(sql`delete from next_user n using known_elsewhere e where n.line = e.line`)
  await reader.count(sql`delete from keyed_user k using known_elsewhere e where k.line = e.line`)
  await reader.count(
    sql`update known_user u set user_id = e.other_id from known_elsewhere e where u.user_id = e.user_id`,
  )
  await reader.count(sql`
    update next_user n set manager_ids = array(
      select distinct coalesce(e.other_id, m) from unnest(n.manager_ids) m left join known_elsewhere e on e.user_id = m)
    where n.manager_ids && (select array_agg(user_id) from known_elsewhere)`)
  await reader.count(sql`
    update sync_tables t set filtered = t.filtered || c.filtered, filtered_count = (
      select coalesce(sum(x.value::int), 0) from jsonb_each_text(t.filtered || c.filtered) x)
    from (select f.table_number, jsonb_build_object('known_elsewhere', count(e.line)) as filtered from sync_files f
      left join (select r.table_number, r.line from ${stagedLines({ tenantId, syncId, kind: 'users' })} r
        join known_elsewhere e using (line) where not r.is_parent) e on e.table_number = f.table_number
      where f.tenant_id = ${tenantId} and f.sync_id = ${syncId} and f.kind = 'users' group by f.table_number) c
    where t.tenant_id = ${tenantId} and t.sync_id = ${syncId} and t.table_number = c.table_number
      and (c.filtered ->> 'known_elsewhere' <> '0' or t.filtered ? 'known_elsewhere')`)
}

/** An address belongs to one person: the first row that has it, or somebody who keeps it. Other rows lose theirs. */
async function emptyTakenAddresses(merge: Merge): Promise<void> {
  const { reader, tenantId } = merge
  const empty = async (taken: Sql, problem: Sql) => {
    const count = await addProblems(merge, 'users', {
      effect: 'WARNING',
      column: 'email',
      value: sql`d.email`,
      reason: 'email_taken',
      problem,
      joins: sql`join (${taken}) d on d.line = r.line`,
      where: sql`true`,
    })
    if (count > 0) await reader.count(sql`update next_user n set email = '' from (${taken}) d where d.line = n.line`)
    return count
  }
  // A person without an address here may keep the one that another row was to get, so it goes on until nothing changes.
  do {
    await empty(
      sql`select n.line, n.email, f.table_line as first_line from (
          select line, email, min(line) over (partition by lower(email)) as first_line from next_user where email <> '') n
        join ${stagedLines({ ...merge, kind: 'users' })} as f on f.line = n.first_line where n.line > n.first_line`,
      sql`'Line ' || d.first_line || ' already has the address "' || d.email || '".'`,
    )
  } while (
    (await empty(
      sql`select n.line, n.email, '' as first_line from next_user n
        join users u on u.tenant_id = ${tenantId} and n.email <> '' and lower(u.email) = lower(n.email)
        where not exists (select 1 from next_user m where m.user_id = u.user_id)`,
      sql`'The address "' || d.email || '" belongs to another person, who is not in this file or whose row was left out.'`,
    )) > 0
  )
}

/** An import must neither lock out an administrator of this installation nor hand the role to somebody else. */
async function checkAdministrators(merge: Merge): Promise<void> {
  for (const [column, what] of [
    ['status', 'status'],
    ['email', 'e-mail address'],
  ] as const)
    await addProblems(merge, 'users', {
      effect: 'LEFT_OUT',
      column,
      value: sql`coalesce(${field('users', column)}, '')`,
      reason: 'protected',
      problem: sql`${`An import cannot change the ${what} of a Super Administrator. Change it with recert user update, or remove the role there first.`}::text`,
      joins: sql`join next_user n on n.line = r.line
        join user_versions old on old.tenant_id = ${merge.tenantId} and old.version = n.old_version`,
      where: sql`lower(n.${name(column)}) <> lower(old.${name(column)}) and ${isAdministrator}`,
    })
}

const MAX_DEPTH = 64

/** A resource must not contain itself: the parents of a circle are emptied. */
async function checkTree(merge: Merge): Promise<void> {
  const { reader } = merge
  await createWorkingAs(
    merge,
    'circle',
    sql`with recursive up as (
      select line, resource_id, parent_id, 1 as depth from next_resource where parent_id is not null
      union all
      select up.line, up.resource_id, n.parent_id, up.depth + 1 from up join next_resource n on n.resource_id = up.parent_id
      where up.depth <= ${MAX_DEPTH} and n.parent_id is not null and up.parent_id <> up.resource_id)
    select distinct line from up where depth > ${MAX_DEPTH} or parent_id = resource_id`,
  )
  await addProblems(merge, 'resources', {
    effect: 'WARNING',
    column: 'parent',
    value: field('resources', 'parent'),
    reason: 'cycle',
    problem: sql`${`The parents form a cycle, or a tree deeper than ${MAX_DEPTH} levels.`}::text`,
    where: sql`r.line in (select line from circle)`,
  })
  await reader.count(sql`update next_resource set parent_id = null where line in (select line from circle)`)
}

/** Removes references to new objects whose rows are left out. */
async function dropLeftOutReferences({ reader }: Merge, rule: MergeRule): Promise<void> {
  const keyed = name(`keyed_${rule.kind}`)
  const skipped = sql`select k.object_id from ${keyed} k where k.old_version is null
    and not exists (select 1 from ${name(`next_${rule.kind}`)} n where n.line = k.line)`
  if (rule.kind === 'user') {
    await reader.count(sql`delete from known_user where user_id in (${skipped})`)
    await reader.count(sql`
      update next_user n set manager_ids =
        (select coalesce(array_agg(m), '{}') from unnest(n.manager_ids) m where m in (select user_id from known_user))
      where exists (select 1 from unnest(n.manager_ids) m where m not in (select user_id from known_user))`)
  } else if (rule.kind === 'app') {
    await reader.count(sql`delete from known_app where app_id in (${skipped})`)
  } else {
    await reader.count(sql`delete from known_object where kind = ${rule.kind} and object_id in (${skipped})`)
  }
  if (rule.kind === 'resource')
    await reader.count(sql`
      update next_resource n set parent_id = null
      where parent_id is not null and parent_id not in (select object_id from known_object where kind = 'resource')`)
}

/** Compares again after fields were emptied: the version may equal the open one now. */
async function compareAgain(merge: Merge, rule: MergeRule): Promise<void> {
  const { reader, tenantId } = merge
  await reader.count(sql`
    update ${name(`next_${rule.kind}`)} n set same = ${isSame(merge, rule, 'n')} from ${name(KINDS[rule.kind].table)} old
    where old.tenant_id = ${tenantId} and old.version = n.old_version and n.same <> ${isSame(merge, rule, 'n')}`)
}

import { join, name, type Sql, sql } from '../db/sql.ts'
import { KINDS } from '../directory/index.ts'
import type { FileKind } from './columns.ts'
import type { Merge } from './merge.store.ts'
import { field, isAdministrator } from './merge-expressions.sql.ts'
import { faultsOf, insertColumns, isSame, rowsOf } from './merge-rows.sql.ts'
import type { MergeRule } from './merge-rules.sql.ts'

/** The key of a row of grants in the form of `sync_faults.row_key`: the grant that it names stays as it is. */
const grantKey = join(
  ['app', 'entitlement', 'account', 'resource', 'resource_app'].flatMap((column, index) => [
    ...(index === 0 ? [] : [sql`|| chr(31) ||`]),
    sql`coalesce(${field('grants', column)}, '')`,
  ]),
  ' ',
)

/** Records a problem in each row (`r`) of the file that meets `where`; `joins` come after the row. */
export const addFaults = (
  merge: Merge,
  file: FileKind,
  fault: { column: string; value: Sql; reason: string; problem: Sql; joins?: Sql; where: Sql },
) => {
  const { tx, tenantId, syncId } = merge
  const key =
    file === 'grants'
      ? grantKey
      : ['users', 'apps'].includes(file)
        ? sql`r.fields[1]`
        : sql`r.fields[1] || chr(31) || r.fields[2]`
  const values = {
    tenant_id: sql`${tenantId}`,
    sync_id: sql`${syncId}`,
    kind: sql`${file}`,
    file_name: sql`${merge.files.get(file)?.fileName ?? file}`,
    line: sql`r.line`,
    column_name: sql`${fault.column}`,
    value: sql`left(${fault.value}, 100)`,
    reason: sql`${fault.reason}`,
    problem: fault.problem,
    row_key: key,
  }
  return tx.count(
    insertColumns(
      sql`sync_faults`,
      values,
      sql`from ${rowsOf(merge, file)} as r ${fault.joins ?? sql``} where ${fault.where} order by r.line`,
    ),
  )
}

/** Records the rows of a kind that cannot be applied, and drops them. */
export async function checkRows(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx } = merge
  const { file, ofApp } = rule
  if (!merge.files.has(file)) return
  const keyed = name(`keyed_${rule.kind}`)
  const next = name(`next_${rule.kind}`)
  if (ofApp)
    await addFaults(merge, file, {
      column: 'app',
      value: sql`r.fields[1]`,
      reason: 'unknown_reference',
      problem: sql`'This source has no app "' || r.fields[1] || '".'`,
      where: sql`not exists (select 1 from known_app a where a.ref = r.fields[1])`,
    })
  await addFaults(merge, file, {
    column: 'id',
    value: sql`k.external_id`,
    reason: 'duplicate_key',
    problem: sql`'Line ' || k.first_line || ' already has the id "' || k.external_id || '".'`,
    joins: sql`join (select line, external_id, min(line) over (partition by app_id, external_id) as first_line from ${keyed}) k
      on k.line = r.line`,
    where: sql`k.line > k.first_line`,
  })
  if (rule.kind === 'user') {
    await checkAddresses(merge)
    await checkHeldAddresses(merge)
    await checkAdministrators(merge)
  }
  for (const { from, missing, value, thing } of rule.references) {
    if (!merge.files.get(file)?.columns.includes(from)) continue
    await addFaults(merge, file, {
      column: from,
      value,
      reason: 'unknown_reference',
      problem: sql`${`There is no ${thing} "`} || ${value} || '".'`,
      joins: sql`join ${keyed} k on k.line = r.line`,
      where: missing,
    })
  }
  if (rule.kind === 'resource') await checkTree(merge)
  const dropRejected = () =>
    tx.count(sql`delete from ${next} where line in (select line from ${faultsOf(merge, file)} as f)`)
  if ((await dropRejected()) === 0 || !merge.skipBadRows) return
  // A person whose row is skipped keeps an address that another row may have claimed.
  if (rule.kind === 'user') while ((await checkHeldAddresses(merge)) > 0) await dropRejected()
  await dropSkippedReferences(merge, rule)
}

/** Compares the addresses that people will have, which may differ from the file: an address may have been edited here. */
const checkAddresses = (merge: Merge) =>
  addFaults(merge, 'users', {
    column: 'email',
    value: sql`d.email`,
    reason: 'duplicate_key',
    problem: sql`'Line ' || d.first_line || ' already has the address "' || d.email || '".'`,
    joins: sql`join (select line, email, min(line) over (partition by lower(email)) as first_line from next_user) d
      on d.line = r.line`,
    where: sql`d.line > d.first_line`,
  })

const checkHeldAddresses = (merge: Merge) =>
  addFaults(merge, 'users', {
    column: 'email',
    value: sql`n.email`,
    reason: 'duplicate_key',
    problem: sql`'The address "' || n.email || '" belongs to another person, who is not in this file or whose row was rejected'
      || coalesce(' (source "' || s.display_name || '")', '') || '.'`,
    joins: sql`join next_user n on n.line = r.line
      join users u on u.tenant_id = ${merge.tenantId} and lower(u.email) = lower(n.email)
      left join sources s on s.tenant_id = u.tenant_id and s.source_id = u.source_id`,
    where: sql`not exists (select 1 from next_user m where m.user_id = u.user_id)`,
  })

/** An import must neither lock out an administrator of this installation nor hand the role to somebody else. */
async function checkAdministrators(merge: Merge): Promise<void> {
  for (const [column, what] of [
    ['status', 'status'],
    ['email', 'e-mail address'],
  ] as const)
    await addFaults(merge, 'users', {
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

/** A resource must not contain itself. */
const checkTree = (merge: Merge) =>
  addFaults(merge, 'resources', {
    column: 'parent',
    value: field('resources', 'parent'),
    reason: 'cycle',
    problem: sql`${`The parents form a cycle, or a tree deeper than ${MAX_DEPTH} levels.`}::text`,
    where: sql`r.line in (
      with recursive up as (
        select line, resource_id, parent_id, 1 as depth from next_resource where parent_id is not null
        union all
        select up.line, up.resource_id, n.parent_id, up.depth + 1 from up join next_resource n on n.resource_id = up.parent_id
        where up.depth <= ${MAX_DEPTH} and n.parent_id is not null and up.parent_id <> up.resource_id)
      select line from up where depth > ${MAX_DEPTH} or parent_id = resource_id)`,
  })

/** Removes references to new objects whose rows were skipped. */
async function dropSkippedReferences(merge: Merge, rule: MergeRule): Promise<void> {
  const { tx, tenantId } = merge
  const keyed = name(`keyed_${rule.kind}`)
  const skipped = sql`select k.object_id from ${keyed} k where k.old_version is null
    and not exists (select 1 from ${name(`next_${rule.kind}`)} n where n.line = k.line)`
  if (rule.kind === 'user') {
    await tx.count(sql`delete from known_user where user_id in (${skipped})`)
    await tx.count(sql`
      update next_user n set manager_ids =
        (select coalesce(array_agg(m), '{}') from unnest(n.manager_ids) m where m in (select user_id from known_user))
      where exists (select 1 from unnest(n.manager_ids) m where m not in (select user_id from known_user))`)
  } else if (rule.kind === 'app') {
    await tx.count(sql`delete from known_app where app_id in (${skipped})`)
  } else {
    await tx.count(sql`delete from known_object where kind = ${rule.kind} and object_id in (${skipped})`)
  }
  if (rule.kind === 'resource')
    await tx.count(sql`
      update next_resource n set parent_id = null
      where parent_id is not null and parent_id not in (select object_id from known_object where kind = 'resource')`)
  if (rule.kind === 'user' || rule.kind === 'resource')
    await tx.count(sql`
      update ${name(`next_${rule.kind}`)} n set same = true from ${name(KINDS[rule.kind].table)} old
      where not n.same and old.tenant_id = ${tenantId} and old.version = n.old_version and ${isSame(merge, rule, 'n')}`)
}

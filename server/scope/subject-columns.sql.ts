import { type Sql, sql } from '../db/sql.ts'
import { live } from './live.sql.ts'
import type { Snapshot } from './scope-context.ts'

/** A UserSubject from the columns of `user_versions` or `users`; the manager is as of the same snapshot. */
export const userSubjectColumns = (user: Sql, snapshot?: Snapshot): Sql => sql`${user}.user_id as id, ${user}.email,
  ${user}.display_name as "displayName", ${user}.username, ${user}.department, ${user}.job_title as "jobTitle",
  ${user}.employment_type as "employmentType", ${user}.employment_status as "employmentStatus", ${user}.status,
  ${user}.type, coalesce(${user}.manager_ids[1], '') as "managerId", coalesce((
    select manager.email from user_versions manager
    where manager.tenant_id = ${user}.tenant_id and manager.user_id = ${user}.manager_ids[1]
      and ${live(sql`manager`, 'user', snapshot)}), '') as manager,
  ${user}.profile`

/** An AccountSubject from the columns of `account_versions` or `accounts`. */
export const accountSubjectColumns = (account: Sql): Sql => sql`${account}.account_id as id,
  ${account}.display_name as "displayName", ${account}.username, ${account}.email,
  ${account}.employee_ids as "employeeIds", ${account}.account_type as type, ${account}.status,
  ${account}.status_details as "statusDetails", ${account}.profile`

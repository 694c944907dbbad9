import { type Sql, sql } from '../db/sql.ts'
import { live } from './live.sql.ts'
import type { Snapshot } from './scope-context.ts'

/** The columns of a person (`user_versions` or `users`) that expressions go by: a UserSubject, with the manager of then. */
export const userSubjectColumns = (user: Sql, snapshot?: Snapshot): Sql => sql`${user}.user_id as id, ${user}.email,
  ${user}.display_name as "displayName", ${user}.username, ${user}.department, ${user}.job_title as "jobTitle",
  ${user}.employment_type as "employmentType", ${user}.employment_status as "employmentStatus", ${user}.status,
  ${user}.type, coalesce(${user}.manager_ids[1], '') as "managerId", coalesce((
    select manager.email from user_versions manager
    where manager.tenant_id = ${user}.tenant_id and manager.user_id = ${user}.manager_ids[1]
      and ${live(sql`manager`, 'user', snapshot)}), '') as manager,
  ${user}.profile`

/** The columns of an account (`account_versions` or `accounts`) that expressions go by: an AccountSubject. */
export const accountSubjectColumns = (account: Sql): Sql => sql`${account}.account_id as id,
  ${account}.display_name as "displayName", ${account}.username, ${account}.email,
  ${account}.employee_ids as "employeeIds", ${account}.account_type as type, ${account}.status,
  ${account}.status_details as "statusDetails", ${account}.profile`

import type { ProfileAttribute } from '../../contract/directory/profile-attribute.ts'
import type { Reader } from '../db/index.ts'
import { anyOf, join, type Sql, sql } from '../db/sql.ts'
import type { TenantId } from '../lib/ids.ts'

/** Profiles that are read: those of the newest objects, because a directory can have a million. */
const PROFILES = 5000
const ATTRIBUTES = 1000
const VALUES = 50

/** Attributes of rows with `app_id` and `profile`. Values that are lists or objects are left out. */
const attributesOf = (reader: Reader, profiles: Sql) =>
  reader.rows<ProfileAttribute>(sql`
    select app_id as "appId", name,
      coalesce((array_agg(value order by value) filter (where value <> ''))[1:${VALUES}], '{}') as "values"
    from (
      select distinct p.app_id, a.key as name,
        case when jsonb_typeof(a.value) in ('string', 'number', 'boolean') then left(a.value #>> '{}', 200) else '' end
          as value
      from (${profiles}) p, jsonb_each(p.profile) a) found
    group by app_id, name order by name collate "C", app_id limit ${ATTRIBUTES}`)

export const listUserAttributes = (reader: Reader, tenantId: TenantId) =>
  attributesOf(
    reader,
    sql`select '' as app_id, jsonb_build_object('department', department, 'jobTitle', job_title,
        'employmentType', employment_type, 'employmentStatus', employment_status) || profile as profile
      from users where tenant_id = ${tenantId} order by user_id desc limit ${PROFILES}`,
  )

export const listAccountAttributes = (reader: Reader, tenantId: TenantId, appIds: readonly string[]) =>
  attributesOf(
    reader,
    sql`select app_id, profile from accounts
      where ${join([sql`tenant_id = ${tenantId}`, ...anyOf(sql`app_id`, appIds)], ' and ')}
      order by account_id desc limit ${PROFILES}`,
  )

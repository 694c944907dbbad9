import { expect } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { nextLook } from '../../eventually.ts'
import type { Reply, TestServer } from '../../harness.ts'

const UNDER_WAY = ['SYNC_STATE_QUEUED', 'SYNC_STATE_CHECKING', 'SYNC_STATE_APPLYING']

/** Imports files over HTTP, as the page does. The server has to run jobs. */
export function importingOn(server: TestServer) {
  const post = (path: string, body: object = {}) => server.call('POST', path, { body })
  const get = async (path: string) => (await server.call('GET', path)).body
  const nextSync = async (source: string) =>
    `/api/v1/sources/${source}/syncs/${(await post(`/api/v1/sources/${source}/syncs`)).body.sync.id}`
  const newSync = async (displayName: string) => {
    const source = (await post('/api/v1/sources', { displayName })).body.source.id as string
    return { source, path: await nextSync(source) }
  }
  const upload = (path: string, name: string, body: string | Uint8Array) =>
    server.call('PUT', `${path}/files/${name}`, { body, headers: { 'content-type': 'application/octet-stream' } })
  const uploadAll = async (path: string, files: Record<string, string | Uint8Array>) => {
    for (const [name, body] of Object.entries(files)) expect((await upload(path, name, body)).status).toBe(200)
  }
  const settled = async (path: string): Promise<Reply['body']> => {
    for (;;) {
      const { sync } = await get(path)
      if (!UNDER_WAY.includes(sync.state)) {
        // Nothing disappears uncounted, whatever was imported (IMP-209).
        for (const things of Object.values(sync.things)) expect(things).toMatchObject({ unaccountedCount: 0 })
        return sync
      }
      await nextLook()
    }
  }
  const finish = async (path: string, body: object = {}) => {
    expect((await post(`${path}/finish`, body)).status).toBe(200)
    return settled(path)
  }
  const preview = async (path: string) => {
    expect((await post(`${path}/preview`)).status).toBe(200)
    expect(await settled(path)).toMatchObject({ state: 'SYNC_STATE_PREVIEWED' })
    return (await get(`${path}/preview`)).preview
  }
  /** Applies what was previewed; the sync as it ended. */
  const apply = async (path: string, body: object) => {
    expect((await post(`${path}/apply`, body)).status).toBe(200)
    return settled(path)
  }
  /** Imports files into a source, new unless its id is given, by `finish`. */
  const load = async (files: Record<string, string>, { name = '', source = '', ...answers } = {}) => {
    const made = source ? { source, path: await nextSync(source) } : await newSync(name)
    await uploadAll(made.path, files)
    return { ...made, sync: await finish(made.path, answers) }
  }
  const problems = async (path: string) => (await get(`${path}/problems`)).list as Reply['body'][]
  return { post, get, nextSync, newSync, upload, uploadAll, settled, finish, preview, apply, load, problems }
}

/** What a source has, as a reader of its files would tell it. Access without a date in the file has none here. */
export const accessOf = (server: TestServer, source: string) =>
  server.database.read(async (reader) => ({
    people: await texts(
      reader.rows(sql`select concat_ws(' | ', u.display_name, lower(u.email), u.status) as text from users u
        where u.source_id = ${source}`),
    ),
    apps: await texts(reader.rows(sql`select display_name as text from apps where source_id = ${source}`)),
    accounts: await texts(
      reader.rows(sql`select concat_ws(' | ', p.display_name, lower(a.username), coalesce(lower(u.email), 'nobody'),
          replace(a.status, 'STATUS_', ''), replace(a.account_type, 'APP_USER_TYPE_', '')) as text
        from accounts a join apps p on p.tenant_id = a.tenant_id and p.app_id = a.app_id
        left join users u on u.tenant_id = a.tenant_id and u.user_id = a.user_id where a.source_id = ${source}`),
    ),
    grants: await texts(
      reader.rows(sql`select concat_ws(' | ', p.display_name, e.display_name, coalesce(a.display_name, r.display_name),
          case when g.added_at < now() - interval '1 day' then to_char(g.added_at at time zone 'UTC', 'YYYY-MM-DD') end) as text
        from grants g join entitlements e on e.tenant_id = g.tenant_id and e.entitlement_key = g.entitlement_key
        join apps p on p.tenant_id = e.tenant_id and p.app_id = e.app_id
        left join accounts a on a.tenant_id = g.tenant_id and a.account_key = g.principal_key
        left join resources r on r.tenant_id = g.tenant_id and r.resource_key = g.principal_key
        where g.source_id = ${source}`),
    ),
  }))

const texts = async (rows: Promise<unknown[]>) => ((await rows) as { text: string }[]).map(({ text }) => text).sort()

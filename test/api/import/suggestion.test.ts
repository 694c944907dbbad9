import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { importingOn } from './importing.ts'

const PEOPLE =
  'id,email,name,username\nu1,ann.berg@corp.example,Ann Berg,aberg\nu2,bob.lind@corp.example,Bob Lind,blind\n'
const MEMBERS = `Name,Email,Role,Last active
Ann Berg,ann.berg@corp.example,Admin,2026-10-01
Bob Lind,bob.lind@corp.example,Member,never
`

describe('suggested mappings over HTTP', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const { post, newSync, upload, settled, finish, preview } = importingOn(server)
  const people = await newSync('People')
  await upload(people.path, 'users.csv', PEOPLE)
  await finish(people.path)

  it('members of an app are imported with their access, into an app that is called as the source (IMP-191)', async () => {
    const { path } = await newSync('Miro')
    await upload(path, 'members.csv', MEMBERS)
    const [table] = (await server.call('GET', `${path}/files`)).body.tables
    expect(table.how).toBe('suggestion')
    expect(table.fields).toContainEqual({
      kind: 'grants',
      field: 'app',
      column: '',
      text: 'Miro',
      confidencePercent: 60,
    })
    const shown = await preview(path)
    expect(shown.counts).toMatchObject({ apps: { added: 1 }, accounts: { added: 2 }, grants: { added: 2 } })
    expect(shown.peopleNotFound).toEqual([])
    await post(`${path}/apply`, { previewToken: shown.previewToken })
    expect(await settled(path)).toMatchObject({ state: 'SYNC_STATE_DONE', mappingVersion: 1, leftOutCount: 0 })
  })

  it('a column of people who are known is recognised by them (IMP-193)', async () => {
    const suggested = async (name: string, user: string) => {
      const { path } = await newSync(name)
      await upload(path, 'sheet.csv', `User ref,Application,Role\n${user},Jira,Admin\n`)
      const [table] = (await server.call('GET', `${path}/files`)).body.tables
      return table.fields.map(({ field, column }: { field: string; column: string }) => [field, column])
    }
    expect(await suggested('Known', 'aberg')).toContainEqual(['account', 'User ref'])
    expect(await suggested('Unknown', 'nobody')).not.toContainEqual(['account', 'User ref'])
  })
})

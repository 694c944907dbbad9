import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { eventually } from '../../eventually.ts'
import { useServer } from '../../harness.ts'
import { ACCOUNTS, closingOn, PATH } from './closing.ts'

describe('access that vanishes while it is reviewed', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await closingOn(server)
  const { load, draft, prepare, start, post, counts, decide, stored } = on
  await load(ACCOUNTS)
  const opened = async (autoResolve: boolean) => {
    const id = await draft()
    await post(`${PATH}/${id}`, { accessReview: { autoResolve } })
    await prepare(id)
    await start(id)
    return id
  }
  const without = (text: string, ...rows: string[]) => rows.reduce((left, row) => left.replace(`${row}\n`, ''), text)

  it('is cancelled with autoResolve, and when the entitlement is deleted; else it stays and shows since when (REV-116)', async () => {
    const resolving = await opened(true)
    const keeping = await opened(false)
    await decide('bob', resolving, 'APPROVE', 1)
    const before = await counts(resolving)
    expect(before).toEqual({ O: 48, CP: 1 })
    // A grant; a person whose access stays; an entitlement with two grants.
    await load({
      ...ACCOUNTS,
      users: without(ACCOUNTS.users, 'u4,dea@corp.example,Dea Eder,u2'),
      entitlements: without(ACCOUNTS.entitlements, 'erp,enter,Enter payments'),
      grants: without(ACCOUNTS.grants, 'crm,access,c7', 'erp,enter,e6', 'erp,enter,e7'),
    })
    await eventually(async () => {
      expect(await counts(resolving)).toEqual({ O: 45, CP: 1, XG: 3 })
      expect(await counts(keeping)).toEqual({ O: 47, XG: 2 })
    })
    const gone = (await stored(resolving)).filter(({ reason }) => reason === 'G').map(({ item }) => item)
    expect(gone.sort()).toEqual(['access of cid7', 'enter of fay', 'enter of gus'])
    const kept = (await stored(keeping)).find(({ item }) => item === 'access of cid7')
    const other = (await stored(keeping)).find(({ item, state }) => item !== kept?.item && state === 'O')
    const shown = async (number = '') => (await on.get(`/api/v1/tasks/${number}`)).body.taskView.task.accessGoneSince
    const since = await shown(kept?.number)
    expect(since).toMatch(/^\d{4}-.*Z$/)
    expect(await shown(other?.number)).toBeUndefined()
    const bob = await on.as('bob')
    const mine: { numericId: string; accessGoneSince?: string }[] = (
      await bob.post(`/api/v1/my_reviews/${keeping}/tasks/search`, { pageSize: 100 })
    ).body.list
    expect(mine.length).toBeGreaterThan(1)
    expect(mine.filter((row) => row.accessGoneSince)).toMatchObject([
      { numericId: kept?.number, accessGoneSince: since },
    ])
    expect(await on.events(resolving)).toEqual({ GRANT_GONE: 3 })
    const switched = await post(`${PATH}/${keeping}`, {
      accessReview: { autoResolve: true },
      updateMask: 'autoResolve',
    })
    expect(switched.status, switched.text).toBe(200)
    await eventually(async () => expect(await counts(keeping)).toEqual({ O: 46, XG: 3 }))
    // It comes back: what was cancelled stays so.
    await load(ACCOUNTS)
    expect(await counts(resolving)).toEqual({ O: 45, CP: 1, XG: 3 })
  })
})

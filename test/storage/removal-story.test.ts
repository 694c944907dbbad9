import { describe, expect, it } from 'vitest'
import { GROUPS, grantsWith, removingOn } from '../api/removal/removing.ts'
import { enginesFor } from '../engines.ts'
import { useServer } from '../harness.ts'

const CID = 'crm,access,c3,'

/** The story of a company goes on (story.test.ts): from a denial to the proof that the access is gone. */
describe.each(enginesFor('removal of denied access'))('denied access over HTTP on %s', async (engine) => {
  const server = await useServer(engine, { jobs: true })
  const on = await removingOn(server)
  await on.sync(GROUPS)
  const id = await on.reviewed(false)
  const states = async () =>
    Object.fromEntries(
      (await on.revocations(id)).map((one: Record<string, string>) => [
        `${one.entitlementDisplayName} of ${one.userDisplayName}`,
        one.state,
      ]),
    )

  it('is on the work list of the owner of its app once the campaign is closed', async () => {
    await on.decide(id, false, 'access of cid', 'read of cid3', 'sales of cid.diaz')
    await on.decide(id, true, 'edit of cid3', 'access of dea', 'print of cid.diaz')
    await on.closeAll(id)
    expect(await states()).toEqual({
      'Access of Cid Diaz': 'READY',
      // Editing and printing were certified, and go with the group.
      'Sales of Cid Diaz': 'HELD',
      'Read of Cid Diaz': 'READY',
    })
    const lines = (await (await on.as('bob')).get('/api/v1/work_list')).text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Customer database,Access,')
  })

  it('is said to be removed, and is still there', async () => {
    const { id: taskId } = await on.revocation(id, 'access of cid')
    await on.change('complete', [taskId], {}, await on.as('bob'))
    await on.sync(GROUPS)
    expect((await states())['Access of Cid Diaz']).toBe('STILL_THERE')
  })

  it('is removed indeed, and a sync proves it', async () => {
    const { id: taskId } = await on.revocation(id, 'access of cid')
    await on.change('complete', [taskId], {}, await on.as('bob'))
    const proof = await on.sync(grantsWith({ [CID]: undefined }))
    expect(await on.revocation(id, 'access of cid')).toMatchObject({ state: 'VERIFIED', verifiedSyncId: proof.id })
  })

  it('is kept by an owner where the group is needed after all', async () => {
    const { id: taskId } = await on.revocation(id, 'sales of cid.diaz')
    await on.change('keep', [taskId], { comment: 'Needed until spring' })
    expect(await states()).toMatchObject({ 'Sales of Cid Diaz': 'KEPT', 'Read of Cid Diaz': 'HELD' })
  })

  it('comes back, and its record says so', async () => {
    const back = await on.sync(GROUPS)
    expect(await on.revocation(id, 'access of cid')).toMatchObject({
      state: 'VERIFIED',
      reappearedAt: expect.any(String),
      reappearedSyncId: back.id,
    })
    const { number } = (await on.tasks(id)).find(({ item }) => item === 'access of cid') ?? { number: '' }
    expect((await on.get(`/api/v1/tasks/${number}`)).body.taskView.task.type.certify.outcome).toBe(
      'CERTIFY_OUTCOME_DECERTIFIED',
    )
  })
})

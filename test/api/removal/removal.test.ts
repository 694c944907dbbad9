import { describe, expect, it } from 'vitest'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { GROUPS, grantsWith, removingOn } from './removing.ts'

const CID = 'crm,access,c3,'
const SALES = 'dir,sales,d3,'

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
const targetsOf = ({ targets }: any) =>
  targets.map(
    ({ entitlementDisplayName, username }: Record<string, string>) => `${entitlementDisplayName} of ${username}`,
  )

describe('the removal of denied access', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await removingOn(server)
  const { sync, reviewed, decide, revocation, revocations, change, closeAll } = on
  await sync(GROUPS)

  it('begins with the denial under a policy that removes at once, else with the close (REV-104)', async () => {
    const atOnce = await reviewed()
    await decide(atOnce, false, 'access of cid')
    const denied = await on.task(atOnce, 'access of cid')
    const made = await revocation(atOnce, 'access of cid')
    expect(made).toMatchObject({
      state: 'READY',
      channel: 'MANUAL',
      targets: [],
      reason: 'Not needed',
      deniedByDisplayName: 'Bob Chen',
      userDisplayName: 'Cid Diaz',
    })
    const { task } = (await on.get(`/api/v1/tasks/${made.id}`)).body.taskView
    expect(task).toMatchObject({
      state: 'TASK_STATE_OPEN',
      processing: 'TASK_PROCESSING_TYPE_WAITING',
      type: {
        revoke: {
          outcome: 'REVOKE_OUTCOME_UNSPECIFIED',
          source: { review: { accessReviewId: atOnce, certTicketId: denied.id } },
        },
      },
    })
    const later = await reviewed(false)
    await decide(later, false, 'access of dea')
    expect(await revocations(later)).toEqual([])
    await closeAll(later)
    expect(await revocations(later)).toMatchObject([{ state: 'READY', userDisplayName: 'Dea Eder' }])
    expect(BigInt((await revocations(later))[0].numericId)).toBeGreaterThan(BigInt(made.numericId))
    // Another campaign denies the same: one piece of work.
    await closeAll(atOnce, 'CLOSE_DECISION_REVOKED')
    const again = await revocation(atOnce, 'access of dea')
    expect(again.carriedById).toBe((await revocations(later))[0].id)
    await change(
      'cancel',
      (await revocations(atOnce)).map(({ id }: { id: string }) => id),
      { comment: 'Test' },
    )
    await change('cancel', [(await revocations(later))[0].id], { comment: 'Test' })
  })

  it('is verified by a sync that has the grant no more, claimed or not (REV-106)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid', 'access of dea')
    const [cid, dea] = [await revocation(id, 'access of cid'), await revocation(id, 'access of dea')]
    const reply = await change('complete', [cid.id])
    expect(reply.body).toMatchObject({ doneCount: 1, results: [{ result: 'DONE', state: 'CLAIMED' }] })
    const done = await sync(grantsWith({ [CID]: undefined, 'crm,access,c4,': undefined }))
    for (const { numericId } of [cid, dea]) {
      const [after] = (await on.post('/api/v1/search/revocations', {})).body.list.filter(
        (one: { numericId: string }) => one.numericId === numericId,
      )
      expect(after).toMatchObject({ state: 'VERIFIED', verifiedAt: expect.any(String), verifiedSyncId: done.id })
    }
    expect(await on.events(cid.numericId)).toEqual(['made READY', 'complete CLAIMED', 'verify VERIFIED'])
    const { task } = (await on.get(`/api/v1/tasks/${cid.numericId}`)).body.taskView
    expect(task).toMatchObject({
      state: 'TASK_STATE_CLOSED',
      processing: 'TASK_PROCESSING_TYPE_DONE',
      type: { revoke: { outcome: 'REVOKE_OUTCOME_REVOKED', outcomeTime: expect.any(String) } },
    })
    await sync(GROUPS)
  })

  it('is still there after a sync that began after the claim, not after one that began before (REV-107)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    const { id: taskId, numericId } = await revocation(id, 'access of cid')
    const before = await on.load(GROUPS)
    await change('complete', [taskId])
    await server.database.tx((tx) => on.verifyAgain(tx, before.id))
    await on.settled()
    expect(await revocation(id, 'access of cid')).toMatchObject({ state: 'CLAIMED' })
    await sync(GROUPS)
    expect(await revocation(id, 'access of cid')).toMatchObject({ state: 'STILL_THERE', actions: expect.any(Array) })
    expect((await on.notices()).at(-1)).toMatchObject({
      campaignId: id,
      detail: { event: 'still there', taskNumbers: [numericId] },
    })
    await change('cancel', [taskId], { comment: 'Test' })
  })

  it('stays as it is after a sync without grants, a failed one, and one whose row was skipped (REV-108, IMP-154)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    const { id: taskId } = await revocation(id, 'access of cid')
    await change('complete', [taskId])
    const { grants: _, ...others } = GROUPS
    await sync(others)
    await expect(on.load({ ...GROUPS, grants: 'app,entitlement,account\ncrm,access,nobody\n' })).rejects.toThrow()
    await on.settled()
    // The row of Cid's grant is wrong: whether it is still there is not known.
    await sync(grantsWith({ [CID]: 'crm,access,c3,,more,cells' }), true)
    expect(await revocation(id, 'access of cid')).toMatchObject({ state: 'CLAIMED' })
    await change('cancel', [taskId], { comment: 'Test' })
    await sync(GROUPS)
  })

  it('of inherited access removes what is held directly on its way, with its holder (REV-109)', async () => {
    const id = await reviewed()
    await decide(id, true, 'access of dea', 'access of cid')
    await decide(id, false, 'read of cid3', 'edit of cid3', 'print of cid.diaz', 'vault of cid', 'sales of cid.diaz')
    // Of a group of another app, in which the person has another account; of a group in a group.
    expect(targetsOf(await revocation(id, 'read of cid3'))).toEqual(['Sales of cid.diaz'])
    expect(targetsOf(await revocation(id, 'print of cid.diaz'))).toEqual(['Sales of cid.diaz'])
    expect(await revocation(id, 'vault of cid')).toMatchObject({ state: 'NEEDS_ATTENTION', targets: [] })
    // Membership and what comes with it are one piece of work (REV-111).
    const sales = await revocation(id, 'sales of cid.diaz')
    expect(sales).toMatchObject({ state: 'READY', carriedById: '' })
    for (const item of ['read of cid3', 'edit of cid3', 'print of cid.diaz'])
      expect(await revocation(id, item)).toMatchObject({ state: 'READY', carriedById: sales.id })
    const counts = (await on.get(`/api/v1/revocations/counts?access_review_id=${id}`)).body
    expect(counts).toMatchObject({ openCount: 5, workCount: 2, overdueCount: 0, reappearedCount: 0 })
    await change(
      'cancel',
      (await revocations(id)).map((one: { id: string }) => one.id),
      { comment: 'Test' },
    )
  })

  it('is one piece of work for membership and what comes with it, each verified by its own grant (REV-111)', async () => {
    const id = await reviewed()
    await decide(id, false, 'print of cid.diaz', 'edit of cid3', 'read of cid3', 'sales of cid.diaz')
    const sales = await revocation(id, 'sales of cid.diaz')
    const list = (await on.server.call('GET', `/api/v1/access_review/${id}/work_list`)).text
    expect(list.trimEnd().split('\r\n')).toHaveLength(2)
    expect(list).toContain(`${sales.numericId},Directory,Sales,`)
    await change('complete', [sales.id])
    await sync(
      grantsWith({
        [SALES]: undefined,
        'dir,print,d3,staff;sales': undefined,
        'wiki,read,w3,dir/sales': undefined,
        'wiki,edit,w3,dir/sales': 'wiki,edit,w3,',
      }),
    )
    expect(await revocation(id, 'sales of cid.diaz')).toMatchObject({ state: 'VERIFIED' })
    expect(await revocation(id, 'read of cid3')).toMatchObject({ state: 'VERIFIED' })
    // Still there by itself: it has work of its own now.
    expect(await revocation(id, 'edit of cid3')).toMatchObject({ state: 'READY', carriedById: '', targets: [] })
    await change('cancel', [(await revocation(id, 'edit of cid3')).id], { comment: 'Test' })
    await sync(GROUPS)
  })

  it('stands by itself when the work that carried it is kept', async () => {
    const id = await reviewed()
    await decide(id, false, 'read of cid3', 'sales of cid.diaz', 'edit of cid3', 'print of cid.diaz')
    const sales = await revocation(id, 'sales of cid.diaz')
    await change('keep', [sales.id], { comment: 'Needed' })
    expect(await revocation(id, 'read of cid3')).toMatchObject({ state: 'READY', carriedById: '' })
    expect(targetsOf(await revocation(id, 'read of cid3'))).toEqual(['Sales of cid.diaz'])
    await change(
      'cancel',
      (await revocations(id)).map((one: { id: string }) => one.id),
      { comment: 'Test' },
    )
  })

  it('is still there with new targets when the access remains by another way (REV-112)', async () => {
    const id = await reviewed()
    await decide(id, false, 'print of cid.diaz', 'edit of cid3', 'sales of cid.diaz', 'read of cid3')
    const read = await revocation(id, 'read of cid3')
    await change('cancel', [(await revocation(id, 'sales of cid.diaz')).id], { comment: 'Test' })
    await change('complete', [read.id])
    await sync(grantsWith({ [SALES]: 'dir,staff,d3,', 'wiki,read,w3,dir/sales': 'wiki,read,w3,dir/staff' }))
    const after = await revocation(id, 'read of cid3')
    expect(after).toMatchObject({ state: 'STILL_THERE' })
    expect(targetsOf(after)).toEqual(['Staff of cid.diaz'])
    await change(
      'cancel',
      (await revocations(id)).map((one: { id: string }) => one.id),
      { comment: 'Test' },
    )
    await sync(GROUPS)
  })

  it('is held while certified access would go too, until an owner releases it', async () => {
    const id = await reviewed()
    await decide(id, false, 'read of cid3')
    // The membership and the other access are undecided yet.
    expect(await revocation(id, 'read of cid3')).toMatchObject({
      state: 'HELD',
      actions: ['RELEASE', 'KEEP', 'CANCEL'],
    })
    await decide(id, true, 'sales of cid.diaz', 'edit of cid3')
    await closeAll(id)
    const held = await revocation(id, 'read of cid3')
    expect(held).toMatchObject({ state: 'HELD', alsoRemovedCount: 2 })
    expect((await change('complete', [held.id])).body.results).toMatchObject([{ result: 'WRONG_STATE' }])
    await change('release', [held.id])
    expect(await revocation(id, 'read of cid3')).toMatchObject({ state: 'READY' })
    await sync(GROUPS)
    expect(await revocation(id, 'read of cid3')).toMatchObject({ state: 'READY' })
    await change('cancel', [held.id], { comment: 'Test' })
  })

  it('shows access that comes back while it is watched, once (REV-113)', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid', 'access of dea')
    const [cid, dea] = [await revocation(id, 'access of cid'), await revocation(id, 'access of dea')]
    await sync(grantsWith({ [CID]: undefined, 'crm,access,c4,': undefined }))
    await on.age(cid.numericId, 10)
    await on.age(dea.numericId, 91)
    const told = (await on.notices()).length
    const back = await sync(GROUPS)
    const after = await revocation(id, 'access of cid')
    expect(after).toMatchObject({ state: 'VERIFIED', reappearedAt: expect.any(String), reappearedSyncId: back.id })
    expect((await revocation(id, 'access of dea')).reappearedAt).toBeUndefined()
    await sync(GROUPS)
    const notices = (await on.notices()).slice(told).filter(({ campaignId }) => campaignId === id)
    expect(notices.map(({ detail }) => detail)).toEqual([
      { event: 'reappeared', count: 1, taskNumbers: [cid.numericId] },
    ])
    expect(await on.events(cid.numericId)).toContain('reappeared VERIFIED')
    expect(await revocations(id, '&reappeared=true')).toMatchObject([{ numericId: cid.numericId }])
  })

  it('is overdue after its deadline, and owners are told once a week', async () => {
    const id = await reviewed()
    await decide(id, false, 'access of cid')
    const { id: taskId, numericId } = await revocation(id, 'access of cid')
    expect(await revocations(id, '&overdue=true')).toEqual([])
    await on.age(numericId, 15)
    await on.daily()
    await on.daily()
    // Its id names the time when it was made.
    expect(await revocations(id, '&overdue=true')).toMatchObject([{ numericId, overdue: true }])
    const told = (await on.notices()).filter(
      ({ campaignId, detail }) => campaignId === id && detail.event === 'overdue',
    )
    expect(told).toHaveLength(1)
    expect((await change('cancel', [taskId], { comment: 'Test' })).body.results).toMatchObject([
      { result: 'NOT_FOUND' },
    ])
    await change('cancel', [numericId], { comment: 'Test' })
  })
})

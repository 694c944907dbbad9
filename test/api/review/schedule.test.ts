import { describe, expect, it } from 'vitest'
import { sql } from '../../../server/db/sql.ts'
import { API_ENGINE } from '../../engines.ts'
import { useServer } from '../../harness.ts'
import { ACCOUNTS, closingOn, PATH } from './closing.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

describe('the schedule of a campaign', async () => {
  const server = await useServer(API_ENGINE, { jobs: true })
  const on = await closingOn(server)
  const { load, draft, prepare, start, post, policy, idOf, decide, until, counts, reasonOf, tick, becomesDue } = on
  await load(ACCOUNTS)
  const bob = await idOf('bob@corp.example')
  const byBob = await policy([{ approval: { users: { userIds: [bob] } } }])
  const dea = await idOf('dea@corp.example')
  const DEA = { policyId: byBob, scopeV2: { appSelectionCriteria: {}, selectedUsers: { userIds: [dea] } } }
  const update = (id: string, accessReview: Record<string, unknown>, updateMask?: string) =>
    post(`${PATH}/${id}`, { accessReview, ...(updateMask && { updateMask }) })
  const changed = async (id: string, fields: Record<string, unknown>, mask?: string) => {
    const reply = await update(id, fields, mask)
    if (reply.status !== 200) throw new Error(reply.text)
    return reply.body.accessReview.accessReview
  }
  const stateOf = async (id: string) => (await on.campaign(id)).state.replace('ACCESS_REVIEW_STATE_', '')
  const events = async (id: string) =>
    (await on.audited(id, 'campaign.schedule')).map(({ detail }) => detail.event as string)
  const AUTO_START = { autoStartCampaign: true, scheduledStartDate: inDays(3) }

  it('is refused when it contradicts itself, with what would be right', async () => {
    const id = await draft(DEA)
    for (const [fields, text] of [
      [{ autoCloseCampaign: true }, /completionDate must be set.*autoCloseCampaign to false/],
      [{ autoStartCampaign: true }, /scheduledStartDate must be set.*autoStartCampaign to false/],
    ] as const) {
      const reply = await update(id, fields)
      expect(reasonOf(reply)).toEqual([400, 'REQUIRED'])
      expect(reply.body.message).toMatch(text)
    }
    await changed(id, { autoCloseCampaign: true, completionDate: inDays(9) })
    expect(reasonOf(await update(id, {}, 'completionDate'))).toEqual([400, 'REQUIRED'])
    await changed(id, {}, 'completionDate,autoCloseCampaign')
    await changed(id, { scheduledStartDate: inDays(3) })
    await becomesDue(id, 'scheduled_start_at')
    const late = await update(id, { autoStartCampaign: true })
    expect([late.status, late.body.message]).toEqual([400, expect.stringMatching(/scheduledStartDate is over/)])
  })

  it('makes a prepared campaign wait, and taking it away makes it ready again', async () => {
    const id = await draft(DEA)
    await prepare(id)
    expect((await changed(id, AUTO_START)).state).toBe('ACCESS_REVIEW_STATE_PENDING')
    expect((await changed(id, { autoStartCampaign: false })).state).toBe('ACCESS_REVIEW_STATE_REVIEW')
    expect((await changed(id, { autoStartCampaign: true })).state).toBe('ACCESS_REVIEW_STATE_PENDING')
    const cleared = await changed(id, { autoStartCampaign: false }, 'autoStartCampaign,scheduledStartDate')
    expect([cleared.state, cleared.scheduledStartDate]).toEqual(['ACCESS_REVIEW_STATE_REVIEW', undefined])
    const other = await draft(DEA)
    await changed(other, AUTO_START)
    await prepare(other, ['ACCESS_REVIEW_STATE_PENDING'])
  })

  it('prepares a draft when its date has come, then starts it, once (REV-148)', async () => {
    const id = await draft(DEA)
    await changed(id, AUTO_START)
    await tick()
    expect(await stateOf(id)).toBe('DRAFT')
    await becomesDue(id, 'scheduled_start_at')
    await tick()
    await until(id, 'PENDING')
    await tick()
    expect((await until(id, 'OPEN')).startedAt).toEqual(expect.any(String))
    expect(await events(id)).toEqual(['prepared', 'started'])
    expect((await on.review(id)).startedBy).toBeNull()
    await tick()
    expect(await events(id)).toHaveLength(2)
  })

  it('does not fire again after a failed try and a reset, until the date is changed (REV-148)', async () => {
    const id = await draft({ ...DEA, displayName: '' })
    await changed(id, AUTO_START)
    await becomesDue(id, 'scheduled_start_at')
    await tick()
    await tick()
    expect(await stateOf(id)).toBe('DRAFT')
    expect(await events(id)).toEqual(['not prepared'])
    expect((await on.progress(id)).heldReason).toMatch(/has not started.*displayName must not be empty/)
    const other = await draft(DEA)
    await changed(other, AUTO_START)
    await prepare(other, ['ACCESS_REVIEW_STATE_PENDING'])
    await becomesDue(other, 'scheduled_start_at')
    await on.write(sql`update campaigns set completion_at = now() - interval '1 hour' where campaign_id = ${other}`)
    await tick()
    expect(await stateOf(other)).toBe('REVIEW')
    expect((await on.progress(other)).heldReason).toMatch(/completion date has passed/)
    await post(`${PATH}/${other}/action/reset`)
    await tick()
    expect(await stateOf(other)).toBe('DRAFT')
    await changed(other, { scheduledStartDate: inDays(2), completionDate: inDays(5) })
    expect((await on.progress(other)).heldReason).toBe('')
    await becomesDue(other, 'scheduled_start_at')
    await tick()
    await until(other, 'PENDING')
    expect(await events(other)).toEqual(['not started', 'prepared'])
  })

  it('starts with a stale source when told to continue, and waits for a good sync when told to wait (REV-148)', async () => {
    const stale = () => on.write(sql`update syncs set finished_at = now() - interval '30 days'`)
    await stale()
    const going = await draft(DEA)
    await changed(going, { ...AUTO_START, accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_CONTINUE' })
    await prepare(going, ['ACCESS_REVIEW_STATE_PENDING'])
    await becomesDue(going, 'scheduled_start_at')
    const waiting = await draft(DEA)
    await changed(waiting, { ...AUTO_START, accuracyIssueAction: 'ACCURACY_ISSUE_ACTION_WAIT' })
    await prepare(waiting, ['ACCESS_REVIEW_STATE_PENDING'])
    await becomesDue(waiting, 'scheduled_start_at')
    await tick()
    await until(going, 'OPEN')
    expect(await on.audited(going, 'campaign.schedule')).toMatchObject([
      { detail: { event: 'started', inaccurateSources: ['Files (STALE)'] } },
    ])
    await tick()
    expect(await stateOf(waiting)).toBe('PENDING')
    expect((await on.progress(waiting)).heldReason).toMatch(/waits for a new import of Files \(STALE\)/)
    expect(await events(waiting)).toEqual(['held'])
    const frozenAt = (await on.campaign(waiting)).connectorSourcesFrozenAt
    await load(ACCOUNTS)
    await tick()
    await until(waiting, 'PENDING')
    await tick()
    const opened = await until(waiting, 'OPEN')
    expect(opened.connectorSourcesFrozenAt > frozenAt).toBe(true)
    expect(await events(waiting)).toEqual(['held', 'renewed', 'started'])
    expect((await on.progress(waiting)).heldReason).toBe('')
  })

  const openUntil = async (autoCloseDecision: string, decided: number) => {
    const id = await draft(DEA)
    await changed(id, { completionDate: inDays(5), autoCloseCampaign: true, autoCloseDecision })
    await prepare(id)
    await start(id)
    await decide('bob', id, 'APPROVE', decided)
    return id
  }

  it('closes a campaign at its completion date, unless that denies too much (REV-092)', async () => {
    const below = await openUntil('CLOSE_DECISION_REVOKED', 23)
    const above = await openUntil('CLOSE_DECISION_REVOKED', 22)
    const unsaid = await openUntil('CLOSE_DECISION_UNSPECIFIED', 1)
    for (const id of [below, above, unsaid]) await becomesDue(id, 'completion_at')
    await tick()
    await tick()
    const closed = await until(below, 'CLOSED')
    expect(closed.campaignInsights.markdown).toContain('by the schedule; open tasks are denied')
    expect((await on.review(below)).closedBy).toBeNull()
    expect(await counts(below)).toEqual({ CP: 23, DF: 2 })
    await until(unsaid, 'CLOSED')
    expect(await counts(unsaid)).toEqual({ CP: 1, XN: 24 })
    expect(await stateOf(above)).toBe('OPEN')
    expect(await events(above)).toEqual(['not closed'])
    expect((await on.progress(above)).heldReason).toMatch(/3 of 25 items/)
    // Another date is another try.
    await decide('bob', above, 'APPROVE', 2)
    await changed(above, { completionDate: inDays(1) })
    expect((await on.progress(above)).heldReason).toBe('')
    await becomesDue(above, 'completion_at')
    await tick()
    await until(above, 'CLOSED')
  })

  it('goes by the date as it is when it acts, and by the clock of the database (REV-103)', async () => {
    const id = await openUntil('CLOSE_DECISION_NO_ACTION', 0)
    await on.write(sql`update campaigns set completion_at = now() + interval '1 minute' where campaign_id = ${id}`)
    await changed(id, { completionDate: inDays(2) })
    await tick()
    expect([await stateOf(id), await counts(id)]).toEqual(['OPEN', { O: 25 }])
  })

  it('keeps what a signature means fixed once the campaign is open, and not its addresses (REV-147)', async () => {
    const id = await draft(DEA)
    await changed(id, { signatureConfig: { requireSignature: false, meaningOfSignature: 'I looked.' } })
    await prepare(id)
    await start(id)
    const signatureConfig = { requireSignature: false, meaningOfSignature: 'I looked.' }
    for (const other of [{ requireSignature: true }, { meaningOfSignature: 'I guessed.' }]) {
      const reply = await update(id, { signatureConfig: { ...signatureConfig, ...other } })
      expect(reasonOf(reply)).toEqual([409, 'INVALID_STATE'])
      expect(reply.body.message).toContain(`signatureConfig.${Object.keys(other)[0]}`)
    }
    const tspUrl = 'https://tsp.example/stamp'
    expect((await changed(id, { signatureConfig: { ...signatureConfig, tspUrl } })).signatureConfig.tspUrl).toBe(tspUrl)
  })
})

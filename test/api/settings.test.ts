import { describe, expect, it } from 'vitest'
import { sql } from '../../server/db/sql.ts'
import { useTenant } from '../use-tenant.ts'

const PATH = '/api/v1/settings'

describe('settings of an organization', async () => {
  const server = await useTenant()
  const get = async () => (await server.call('GET', PATH)).body.settings
  const update = (body: unknown) => server.call('POST', PATH, { body })

  it('have defaults, and a change leaves the others as they are', async () => {
    const limits = { closeConfirmPercent: 10, importMaxRemovalPercent: 20, campaignMaxItems: 1_000_000 }
    const channel = { removalChannel: 'MANUAL', removalWebhookId: '' }
    const removal = { ...channel, removalDeadlineDays: 14, regrantWatchDays: 90 }
    const defaults = { displayName: 'Recert', highRiskRank: 30, timeZone: '', mailHour: 8, ...removal, ...limits }
    expect(await get()).toEqual(defaults)
    const changed = (await update({ highRiskRank: 20, closeConfirmPercent: 5 })).body
    expect(changed).toEqual({
      settings: { ...defaults, highRiskRank: 20, closeConfirmPercent: 5 },
      serverLimits: limits,
    })
    await update({ displayName: 'Northwind', timeZone: 'Europe/Berlin', mailHour: 7 })
    const expected = { displayName: 'Northwind', timeZone: 'Europe/Berlin', mailHour: 7 }
    expect(await get()).toEqual({ ...changed.settings, ...expected })
    expect((await server.call('GET', '/api/v1/auth/introspect')).body.timeZone).toBe('Europe/Berlin')
  })

  it.each([
    ['a name of nothing', { displayName: '' }, 'displayName'],
    ['a rank beyond the highest', { highRiskRank: 1001 }, 'highRiskRank'],
    ['a time zone that does not exist', { timeZone: 'Europe/Nowhere' }, 'timeZone'],
    ['a limit above that of the server', { importMaxRemovalPercent: 21 }, 'IMPORT_MAX_REMOVAL_PERCENT'],
    ['a campaign of no items', { campaignMaxItems: 0 }, 'campaignMaxItems'],
    ['an hour that no day has', { mailHour: 24 }, 'mailHour'],
    ['a deadline of no days', { removalDeadlineDays: 0 }, 'removalDeadlineDays'],
    ['watching for longer than ten years', { regrantWatchDays: 3651 }, 'regrantWatchDays'],
    ['a channel that does not exist', { removalChannel: 'PIGEON' }, 'removalChannel'],
    ['a webhook as channel without saying which', { removalChannel: 'WEBHOOK' }, 'removalWebhookId'],
    ['a webhook that does not exist', { removalChannel: 'WEBHOOK', removalWebhookId: 'none' }, 'there is no webhook'],
    ['a webhook without its channel', { removalWebhookId: 'none' }, 'unless removalChannel is WEBHOOK'],
    ['a setting that does not exist', { mailMinute: 8 }, 'mailMinute'],
  ])('refuse %s', async (_, body, field) => {
    const reply = await update(body)
    expect(reply.status).toBe(400)
    expect(reply.text).toContain(field)
  })

  it('are in the audit log as they were changed', async () => {
    await update({ highRiskRank: 40 })
    const entry = await server.database.read((reader) =>
      reader.first(sql`select outcome, target_id as target, detail from audit_entries
        where tenant_id = ${server.tenant.id} and operation = 'svc.api.settings.v1.SettingsService.Update'
        order by entry_id desc limit 1`),
    )
    expect(entry).toEqual({ outcome: 'done', target: server.tenant.id, detail: { highRiskRank: 40 } })
  })
})

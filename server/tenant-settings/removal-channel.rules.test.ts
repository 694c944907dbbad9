import { describe, expect, it } from 'vitest'
import { changedChannel, channelViolations } from './removal-channel.rules.ts'

const MANUAL = { removalChannel: 'MANUAL', removalWebhookId: '' } as const
const WEBHOOK = { removalChannel: 'WEBHOOK', removalWebhookId: 'w' } as const

describe('the default channel of removal', () => {
  it('keeps its webhook while it is one, and loses it with another channel', () => {
    expect(changedChannel(WEBHOOK, {})).toEqual(WEBHOOK)
    expect(changedChannel(WEBHOOK, { removalWebhookId: 'x' })).toEqual({ ...WEBHOOK, removalWebhookId: 'x' })
    expect(changedChannel(WEBHOOK, { removalChannel: 'TICKET' })).toEqual({ ...MANUAL, removalChannel: 'TICKET' })
    expect(changedChannel(MANUAL, WEBHOOK)).toEqual(WEBHOOK)
  })
  it('is a webhook only with its id, and has none otherwise', () => {
    expect([MANUAL, WEBHOOK].map(channelViolations)).toEqual([[], []])
    expect(channelViolations({ ...WEBHOOK, removalWebhookId: '' })).toMatchObject([{ field: 'removalWebhookId' }])
    expect(channelViolations({ ...MANUAL, removalWebhookId: 'w' })).toMatchObject([{ field: 'removalWebhookId' }])
  })
})

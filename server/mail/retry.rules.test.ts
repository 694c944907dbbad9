import { describe, expect, it } from 'vitest'
import { explainFailure, isOutage, retrySeconds, type SendFailure } from './retry.rules.ts'

const BUSY: SendFailure = { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }
const UNKNOWN: SendFailure = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }
const SPAM: SendFailure = { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }
const SENDER: SendFailure = { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }
const PASSWORD: SendFailure = { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }
const DOWN: SendFailure = { code: 'ESOCKET' }

describe('a mail that was not sent', () => {
  it('is tried again after 1, 5, 30 minutes, 2 and 6 hours, and given up after 48 hours', () => {
    const minutes = Array.from({ length: 12 }, (_, n) => (retrySeconds(BUSY, n + 1) ?? 0) / 60)
    expect(minutes).toEqual([1, 5, 30, 120, 360, 360, 360, 360, 360, 360, 360, 0])
    const hours = minutes.reduce((sum, one) => sum + one, 0) / 60
    expect([hours <= 48, hours + 6 > 48]).toEqual([true, true])
  })
  it('is given up at once when the server refuses its recipient or itself for good', () => {
    expect([UNKNOWN, SPAM].map((failure) => retrySeconds(failure, 1))).toEqual([undefined, undefined])
  })
  it('waits for a wrong password, a wrong sender or an outage to be set right, which concern all mails', () => {
    expect([PASSWORD, SENDER, DOWN].map((failure) => retrySeconds(failure, 1))).toEqual([60, 60, 60])
    expect([PASSWORD, SENDER, DOWN].map(isOutage)).toEqual([true, true, true])
    expect([BUSY, UNKNOWN, SPAM].map(isOutage)).toEqual([false, false, false])
  })
})

describe('a failure', () => {
  it.each([
    [PASSWORD, 'refuses the user or the password in SMTP_URL'],
    [SENDER, 'refuses the sender, MAIL_FROM'],
    [UNKNOWN, 'refuses the recipient'],
    [DOWN, 'cannot be reached'],
  ])('is explained with what to do and what the mail server said', (failure, text) => {
    const explained = explainFailure({ ...failure, message: '5xx whatever' })
    expect(explained).toContain(text)
    expect(explained).toContain('5xx whatever')
  })
})

import { describe, expect, it } from 'vitest'
import { beginCommand, LIMIT_ENDS_WITHIN, limitOfBegin } from './begin.ts'

describe('the command that begins a transaction', () => {
  it.each([1, 300, 300_000, 86_400_000, 0.6])('carries a limit of %s ms to the embedded engine', (statementMs) => {
    const command = `${beginCommand(statementMs)}; select now()`
    expect(limitOfBegin(command)).toBe(Math.round(statementMs))
    expect(limitOfBegin(command.slice(0, LIMIT_ENDS_WITHIN))).toBe(Math.round(statementMs))
  })

  it.each([beginCommand(undefined), 'commit', 'select 1', ''])('has no limit in %j', (command) => {
    expect(limitOfBegin(command)).toBeUndefined()
  })
})

import { expect, it } from 'vitest'
import { scopeChanges } from './audit-trail.rules.ts'

it('says how often the scope of a campaign was changed (WEB-082)', () => {
  expect(['0', '1', '12'].map(scopeChanges)).toEqual([
    'The scope has not been changed since the campaign was created.',
    'The scope has been changed once (scoping version 1).',
    'The scope has been changed 12 times (scoping version 12).',
  ])
})

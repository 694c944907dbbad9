import { expect, it } from 'vitest'
import { labelOfState } from './campaign-state.rules.ts'

it('names a state as people read it, and one that is not known by its own name', () => {
  expect(labelOfState('ACCESS_REVIEW_STATE_REVIEW')).toEqual({ label: 'Prepared', meaning: 'accent' })
  expect(labelOfState('ACCESS_REVIEW_STATE_SOMETHING_NEW')).toEqual({ label: 'something new', meaning: 'plain' })
})

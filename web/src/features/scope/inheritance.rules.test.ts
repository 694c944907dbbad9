import { expect, it } from 'vitest'
import { inheritanceText } from './inheritance.rules.ts'

it('says what flows into a resource (WEB-081)', () => {
  const said = (parentCount: number, groupCount: number) => inheritanceText({ parentCount, groupCount })
  expect(said(3, 2)).toBe('and 3 parents, 2 groups flow in')
  expect(said(1, 0)).toBe('and 1 parent flows in')
  expect(said(0, 4)).toBe('and 4 groups flow in')
  expect([said(0, 0), inheritanceText(undefined)]).toEqual(['alone: nothing flows in', 'alone: nothing flows in'])
})

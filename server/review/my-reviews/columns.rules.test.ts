import { describe, expect, it } from 'vitest'
import { columnsOf, VIEWS, viewOf } from './columns.rules.ts'

const builtin = (name: string) => ({ builtin: `ACCESS_REVIEW_TASK_COLUMN_${name}` })
const view = (name: string) => `ACCESS_REVIEW_VIEW_TYPE_${name}` as never

describe('the columns of a view', () => {
  it('are those of the view when the campaign names none', () => {
    expect(VIEWS.map((name) => columnsOf(name, {}).length)).toEqual([3, 4, 4, 7])
    expect(columnsOf('BY_APP', { columnConfig: { columns: [], orderedColumns: [] } })).toEqual(
      ['ACCOUNT_OWNER', 'LAST_LOGIN', 'INSIGHTS'].map(builtin),
    )
  })

  it('are those of the campaign in its order, and ordered columns before plain ones', () => {
    const columns = ['ACCESS_REVIEW_TASK_COLUMN_APP', 'ACCESS_REVIEW_TASK_COLUMN_ACCOUNT']
    expect(columnsOf('BY_USER', { columnConfig: { columns } })).toEqual(['APP', 'ACCOUNT'].map(builtin))
    expect(columnsOf('BY_USER', { columnConfig: { columns, orderedColumns: [builtin('DUE')] } })).toEqual([
      builtin('DUE'),
    ])
  })

  it('have an attribute only where reviewers may see it (REV-079)', () => {
    const columnConfig = { orderedColumns: [builtin('APP'), { appUserAttributeKey: 'site' }] }
    expect(columnsOf('BY_APP', { columnConfig })).toEqual([builtin('APP')])
    const reviewerAttributeConfig = { bindings: [{ appId: 'a', attributeKey: 'site' }] }
    expect(columnsOf('BY_APP', { columnConfig, reviewerAttributeConfig })).toEqual(columnConfig.orderedColumns)
  })
})

it.each([
  ['BY_USER', 'BY_APP', 'BY_USER'],
  ['UNSPECIFIED', 'BY_RESOURCE', 'BY_RESOURCE'],
  ['UNSPECIFIED', 'UNSPECIFIED', 'BY_APP'],
])('a request for the view %s of a campaign with %s shows %s', (requested, ofCampaign, expected) => {
  expect(viewOf(view(requested), { defaultView: view(ofCampaign) })).toBe(expected)
  if (requested === 'UNSPECIFIED') expect(viewOf(undefined, { defaultView: view(ofCampaign) })).toBe(expected)
})

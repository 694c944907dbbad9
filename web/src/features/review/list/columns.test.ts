import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MyReview, MyTask } from '../queries.ts'
import { columnsOf, columnsToChoose } from './columns.tsx'

const VIEW = 'ACCESS_REVIEW_VIEW_TYPE_UNSTRUCTURED'
const named = (...names: string[]) => names.map((displayName) => ({ id: displayName, displayName }))

const reviewWith = (columns: string[], more: Partial<MyReview> = {}) =>
  ({
    attributeKeys: [],
    columns: [{ view: VIEW, columns: columns.map((name) => ({ builtin: `ACCESS_REVIEW_TASK_COLUMN_${name}` })) }],
    ...more,
  }) as unknown as MyReview

const task = {
  reviewers: named('Ann Berg', 'Bob Chen', 'Cid Diaz'),
  reviewerCount: 5,
  item: {
    resource: {
      ...{ id: 'r', displayName: 'ledger-prod', path: named('Payments', 'Northwind') },
      ...{ project: named('Payments')[0], children: named('archive', 'backup'), childCount: 2 },
    },
  },
} as unknown as MyTask

const textsOf = (review: MyReview) =>
  columnsOf(review, VIEW).map(({ id, label, cell }) => [
    id,
    label,
    renderToStaticMarkup(cell(task, false)).replace(/<[^>]+>/g, ''),
  ])

describe('the columns that a campaign names (WEB-075)', () => {
  it('say project, reviewers, what a resource contains, due date and who started the campaign', () => {
    const review = reviewWith(['ACCOUNT', 'PROJECT', 'RESOURCE_CHILDREN', 'ASSIGNED_TO', 'CREATED_BY', 'DUE'], {
      dueAt: '2026-11-27T22:59:00Z',
      startedBy: { id: 'u', displayName: 'Manon Delacourt' },
    })
    expect(textsOf(review).slice(1)).toEqual([
      ['PROJECT', 'Project', 'Payments'],
      ['RESOURCE_CHILDREN', 'Contains', 'archive, backup'],
      ['ASSIGNED_TO', 'Reviewer', 'Ann Berg, Bob Chen, Cid Diaz and 2 more'],
      ['CREATED_BY', 'Started by', 'Manon Delacourt'],
      ['DUE', 'Due', '27 Nov 2026'],
    ])
    expect(textsOf(reviewWith(['ACCOUNT', 'CREATED_BY']))[1]?.[2]).toBe('its schedule')
  })

  it('are all known but the recommendation, which the panel shows, and can all be chosen', async () => {
    const { COLUMN_LABELS } = await import('../../scope/labels.ts')
    const names = Object.keys(COLUMN_LABELS).map((name) => name.replace('ACCESS_REVIEW_TASK_COLUMN_', ''))
    const known = names.filter((name) => name !== 'RECOMMENDATION')
    const review = reviewWith(names)
    expect(columnsOf(review, VIEW).map(({ id }) => id)).toEqual(known)
    expect(columnsToChoose(review).map(({ id }) => id)).toEqual(expect.arrayContaining([...known, 'VIEW_LINK']))
  })
})

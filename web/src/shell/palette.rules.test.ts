import { expect, it } from 'vitest'
import { arrange, matches } from './palette.rules.ts'

const entry = (label: string) => ({ id: label, label, run: () => undefined })

it('finds a label by parts of its words, in any order', () => {
  expect(matches('fin q4', 'Q4 2026 finance access')).toBe(true)
  expect(matches('', 'Apps')).toBe(true)
  expect(matches('fin x', 'Q4 2026 finance access')).toBe(false)
})

it('shows a few of each group, and all that the server found for the same words', () => {
  const pages = { title: 'Pages', entries: [entry('Apps'), entry('People')] }
  const people = { title: 'People', entries: [entry('Ann Arbor')], isFound: true }
  expect(arrange('app', [pages, people])).toEqual({
    shown: [
      { title: 'Pages', entries: [pages.entries[0]] },
      { title: 'People', entries: people.entries },
    ],
    count: 2,
  })
  const many = { title: 'Filters', entries: Array.from({ length: 20 }, (_, n) => entry(`Only ${n}`)) }
  expect(arrange('only', [many]).count).toBe(6)
})

it('asks of what the server found for an earlier text that it matches the new one', () => {
  const campaigns = { title: 'Campaigns', entries: [entry('Spring review')], isFound: false }
  expect(arrange('new camp', [campaigns]).count).toBe(0)
  expect(arrange('spri', [campaigns]).count).toBe(1)
})

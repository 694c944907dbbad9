import { describe, expect, it } from 'vitest'
import { homeOf, seesCampaigns } from './guide.rules.ts'

const ADMINISTRATOR = ['review.own', 'campaign.own', 'campaign.create', 'campaign.read_all', 'app.read', 'source.write']
const CONNECTOR = ['review.own', 'campaign.own', 'source.write', 'app.read']
const REVIEWER = ['review.own', 'campaign.own']
const none = new Map<string, number>()
const draft = new Map([['ACCESS_REVIEW_STATE_DRAFT', 1]])
const open = new Map([['ACCESS_REVIEW_STATE_OPEN', 1]])
const home = (permissions: string[], counts: ReadonlyMap<string, number>, openReviews = 0, isGuideHidden = false) =>
  homeOf({ permissions, counts, openReviews, isGuideHidden })

describe('the start page', () => {
  it('is the guide until a campaign has started or the guide is hidden', () => {
    expect(home(ADMINISTRATOR, none)).toBe('/guide')
    expect(home(ADMINISTRATOR, draft)).toBe('/guide')
    expect(home(ADMINISTRATOR, open)).toBe('/campaigns')
    expect(home(ADMINISTRATOR, none, 0, true)).toBe('/campaigns')
  })

  it('is what waits, else what the person may see', () => {
    expect(home(ADMINISTRATOR, open, 2)).toBe('/reviews')
    expect(home(REVIEWER, none)).toBe('/reviews')
    expect(home(REVIEWER, open)).toBe('/campaigns')
    expect(home(CONNECTOR, none, 0, true)).toBe('/data/sources')
  })

  it('is not the guide when campaigns cannot be counted', () => {
    expect(homeOf({ permissions: ADMINISTRATOR, counts: undefined, openReviews: 0, isGuideHidden: false })).toBe(
      '/campaigns',
    )
  })
})

it('offers campaigns only to people who may create them or see one', () => {
  expect(seesCampaigns(REVIEWER, none)).toBe(false)
  expect(seesCampaigns(REVIEWER, draft)).toBe(true)
  expect(seesCampaigns(ADMINISTRATOR, none)).toBe(true)
})

import { describe, expect, it } from 'vitest'
import { type Candidates, chooseReviewers, type Link, type Person, peopleConcerned } from './choose-reviewers.ts'

const RULES = { allowsSelf: false, needsDistinct: false, allowsDelegation: false }
const NOBODY: ReadonlySet<string> = new Set()

/** `ann`, `bob!` disabled, `cid>dea` with a delegate. */
function people(...texts: string[]) {
  const known = new Map<string, Person>(
    texts.map((text) => {
      const [name = '', delegate] = text.replace('!', '').split('>')
      return [name, { isActive: !text.includes('!'), ...(delegate && { delegate: { userId: delegate } }) }]
    }),
  )
  return (id: string) => known.get(id)
}
const link = (why: Link['why'], ...userIds: string[]): Link => ({ why, userIds })
const owners = link('CAMPAIGN_OWNER', 'own')
const admins = link('SUPER_ADMINISTRATOR', 'adm')
const managers = (...userIds: string[]): Candidates => ({ named: link('MANAGER', ...userIds), chain: [owners, admins] })

/** `members (for whom): why, because`. */
const shown = ({ members, why, because }: ReturnType<typeof chooseReviewers>) =>
  `${members.map(({ userId, onBehalfOf }) => (onBehalfOf ? `${userId} for ${onBehalfOf}` : userId)).join('+')}: ${why}, ${because}`

describe('reviewers', () => {
  it.each([
    [
      'the enabled one of two managers (REV-006)',
      managers('ann', 'bob'),
      'cid',
      ['ann', 'bob!', 'own'],
      'ann: MANAGER, NONE',
    ],
    ['the campaign owners without a manager (REV-007)', managers(), 'cid', ['own'], 'own: CAMPAIGN_OWNER, NOT_FOUND'],
    [
      'the owners when all managers are disabled',
      managers('ann'),
      'cid',
      ['ann!', 'own'],
      'own: CAMPAIGN_OWNER, NOT_ACTIVE',
    ],
    [
      'the owners when the only manager is the subject',
      managers('cid'),
      'cid',
      ['cid', 'own'],
      'own: CAMPAIGN_OWNER, ONLY_SUBJECT',
    ],
    [
      'Super Administrators when the owner is the subject',
      managers(),
      'own',
      ['own', 'adm'],
      'adm: SUPER_ADMINISTRATOR, NOT_FOUND',
    ],
    ['nobody when nobody is left', managers(), 'cid', ['own!', 'adm!'], ': NOBODY, NOT_FOUND'],
    [
      'the others when the subject is one of several (REV-014)',
      managers('cid', 'ann', 'bob'),
      'cid',
      ['ann', 'bob', 'cid'],
      'ann+bob: MANAGER, NONE',
    ],
    ['nobody unknown or deleted (REV-017)', managers('gone'), 'cid', ['own'], 'own: CAMPAIGN_OWNER, NOT_ACTIVE'],
  ])('are %s', (_, candidates, subjectId, known, expected) => {
    expect(shown(chooseReviewers(candidates, RULES, { subjectId, earlier: NOBODY }, people(...known)))).toBe(expected)
  })

  const delegating = { ...RULES, allowsDelegation: true }
  it.each([
    ['the delegate, for the reviewer (REV-021)', ['ann>dea', 'dea'], 'dea for ann: MANAGER, NONE'],
    ['the reviewer when two delegate to each other (REV-022)', ['ann>dea', 'dea>ann'], 'ann: MANAGER, NONE'],
    ['the end of a chain of delegations', ['ann>b', 'b>c', 'c'], 'c for ann: MANAGER, NONE'],
    [
      'whoever is reached after five (REV-022)',
      ['ann>b', 'b>c', 'c>d', 'd>e', 'e>f', 'f>g', 'g'],
      'f for ann: MANAGER, NONE',
    ],
    ['the reviewer when the delegate is disabled (REV-022)', ['ann>dea', 'dea!'], 'ann: MANAGER, NONE'],
    ['the reviewer when the delegate is the subject (REV-022)', ['ann>cid', 'cid'], 'ann: MANAGER, NONE'],
    ['the delegate of a disabled reviewer (REV-022)', ['ann!>dea', 'dea'], 'dea for ann: MANAGER, NONE'],
  ])('with delegations are %s', (_, known, expected) => {
    const question = { subjectId: 'cid', earlier: NOBODY }
    expect(shown(chooseReviewers(managers('ann'), delegating, question, people(...known)))).toBe(expected)
    // A step that allows no delegation asks the reviewer.
    const without = shown(chooseReviewers(managers('ann'), RULES, question, people(...known, 'own')))
    expect(without).toBe(known.includes('ann!>dea') ? 'own: CAMPAIGN_OWNER, NOT_ACTIVE' : 'ann: MANAGER, NONE')
  })

  it('who are delegates and candidates count once, in their own right', () => {
    const found = chooseReviewers(managers('ann', 'dea'), delegating, { earlier: NOBODY }, people('ann>dea', 'dea'))
    expect(shown(found)).toBe('dea: MANAGER, NONE')
  })

  it('are not the delegate of the subject: the subject is left out before delegations are looked at (REV-014)', () => {
    const question = { subjectId: 'cid', earlier: NOBODY }
    const found = chooseReviewers(managers('cid', 'ann'), delegating, question, people('cid>dea', 'dea', 'ann'))
    expect(shown(found)).toBe('ann: MANAGER, NONE')
  })

  it('of a step with distinct approvers are not who approved before, nor their delegate (REV-024)', () => {
    const rules = { ...delegating, needsDistinct: true }
    const question = { subjectId: 'cid', earlier: new Set(['ann']) }
    expect(shown(chooseReviewers(managers('ann'), rules, question, people('ann>dea', 'dea', 'own')))).toBe(
      'own: CAMPAIGN_OWNER, NOT_DISTINCT',
    )
    expect(shown(chooseReviewers(managers('bob'), rules, question, people('bob>ann', 'ann', 'bob')))).toBe(
      'bob: MANAGER, NONE',
    )
  })

  it('of a step that asks the person themselves are that person, but its fallback leaves them out (REV-011)', () => {
    const named: Link = { why: 'ACCOUNT_OWNER', userIds: ['cid'], asksSubject: true }
    const fallback: Link = {
      why: 'FALLBACK_USER',
      userIds: ['cid', 'ann'],
      others: { why: 'FALLBACK_GROUP', userIds: ['eli'] },
    }
    const candidates = { named, chain: [fallback, owners] }
    const question = { subjectId: 'cid', earlier: NOBODY }
    expect(shown(chooseReviewers(candidates, RULES, question, people('cid', 'ann', 'eli')))).toBe(
      'cid: ACCOUNT_OWNER, NONE',
    )
    expect(shown(chooseReviewers(candidates, RULES, question, people('cid!', 'ann', 'eli')))).toBe(
      'ann+eli: FALLBACK_USER, NOT_ACTIVE',
    )
    expect(shown(chooseReviewers(candidates, RULES, question, people('cid!', 'ann!', 'eli')))).toBe(
      'eli: FALLBACK_GROUP, NOT_ACTIVE',
    )
  })

  it('are the same for everybody who was not looked at', () => {
    const known = people('ann>dea', 'dea', 'bob', 'own', 'adm')
    const candidates = managers('ann', 'bob')
    const concerned = peopleConcerned(candidates, delegating, known)
    expect([...concerned].sort()).toEqual(['adm', 'ann', 'bob', 'dea', 'own'])
    const generic = shown(chooseReviewers(candidates, delegating, { earlier: NOBODY }, known))
    expect(shown(chooseReviewers(candidates, delegating, { subjectId: 'zoe', earlier: NOBODY }, known))).toBe(generic)
  })
})

import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import {
  AccessReviewExclusionScope,
  AccessReviewInclusionScope,
  AccessReviewScope,
  AccessReviewScopeV2,
} from '../../../contract/campaign/scope.ts'
import { compileCel, timeAllowance } from '../../../server/cel/index.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { scopeShapeViolations } from '../../../server/scope/scope.rules.ts'
import { CASES } from './cases/index.ts'
import { ACCOUNT_EXPRESSIONS, USER_EXPRESSIONS } from './cel-twins.ts'
import { Coverage, EVERYTHING, NEVER_OUT } from './coverage.ts'
import { AT, type Directory, type PlannedScope, RULES } from './directory.ts'
import { evaluateNaively } from './naive-scope.ts'
import { randomDirectory } from './random-directory.ts'
import { randomScopes } from './random-scope.ts'

/** The same ones each time. */
const draw = (count: number): [Directory, PlannedScope[]][] =>
  fc.sample(fc.tuple(randomDirectory, randomScopes), { numRuns: count, seed: 1, unbiased: true })

describe('the naive filter', () => {
  it.each(CASES)('$name', ({ directory, scope, expected }) => {
    expect(Object.fromEntries(evaluateNaively(directory, scope, AT))).toEqual(expected)
  })

  it('has examples with names of their own', () => {
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length)
  })
})

describe('expressions and their twins', () => {
  const allowance = timeAllowance(Number.POSITIVE_INFINITY)
  const runtime = { tenantId: 't' as TenantId, now: AT, lookup: {} as never, allowance }
  const drawn = draw(40).map(([directory]) => directory)

  it.each(USER_EXPRESSIONS)('$text is said of the same people', async ({ text, holds }) => {
    const evaluate = compileCel('user_scope', text, runtime)
    for (const user of drawn.flatMap(({ users }) => users)) {
      const said = await evaluate({ subject: user, user }).catch(() => 'failed')
      expect(said, JSON.stringify(user)).toBe(holds(user))
    }
  })

  it.each(ACCOUNT_EXPRESSIONS)('$text is said of the same accounts', async ({ text, holds }) => {
    const evaluate = compileCel('account_scope', text, runtime)
    for (const account of drawn.flatMap(({ accounts }) => accounts)) {
      const { accountType: appUserType, status, ...rest } = account
      const said = await evaluate({ subject: { ...rest, appUserType, status: { status } } }).catch(() => 'failed')
      expect(said, JSON.stringify(account)).toBe(holds(account))
    }
  })
})

describe('directories and scopes drawn by chance', () => {
  const drawn = draw(400)

  it('are scopes that a campaign can have', () => {
    const shapes = {
      scopeV2: Compile(AccessReviewScopeV2),
      scope: Compile(AccessReviewScope),
      inclusionScope: Compile(AccessReviewInclusionScope),
      exclusionScope: Compile(AccessReviewExclusionScope),
    }
    for (const scope of [...drawn.flatMap(([, scopes]) => scopes), ...CASES.map((each) => each.scope)]) {
      const fields = Object.entries(shapes).filter(([field]) => field in scope)
      for (const [field, shape] of fields) expect(shape.Check(scope[field as keyof typeof shapes])).toBe(true)
      expect(scopeShapeViolations(scope.scopeV2 ?? {}, 'scopeV2'), JSON.stringify(scope)).toEqual([])
    }
  })

  it('meet every rule, and everything that a scope can ask for leaves something out and lets something through', () => {
    const coverage = new Coverage()
    for (const [directory, scopes] of drawn)
      for (const scope of scopes) coverage.add(scope, evaluateNaively(directory, scope, AT))
    const never = [...RULES, 'users_failed', 'accounts_failed', null] as const
    expect(never.filter((code) => !coverage.codes.has(code))).toEqual([])
    // One grant could be an accident of the seed; the check is that each is met now and then.
    const rare = (counts: ReadonlyMap<string, number>) => EVERYTHING.filter((what) => (counts.get(what) ?? 0) < 5)
    expect({ through: rare(coverage.through), out: rare(coverage.out) }).toEqual({ through: [], out: NEVER_OUT })
    const unknown = [...coverage.out.keys(), ...coverage.through.keys()].filter((what) => !EVERYTHING.includes(what))
    expect(unknown).toEqual([])
  })
})

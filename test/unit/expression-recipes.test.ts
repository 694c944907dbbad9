import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  type CelContext,
  type CelValues,
  compileCel,
  type DirectoryLookup,
  timeAllowance,
} from '../../server/cel/index.ts'
import type { TenantId } from '../../server/lib/ids.ts'

const text = readFileSync('docs/expressions.md', 'utf8')
const recipes = [...text.matchAll(/```cel (\w+)\n(.*?)```/gs)].map(([, context, expression = '']) => ({
  context: context as CelContext,
  expression,
}))

/** A Wednesday, at 09:00 in Berlin. */
const now = new Date('2026-03-04T08:00:00Z')
const lookup = {
  hasEntitlement: async (requests: readonly (readonly [string, string, string])[]) =>
    requests.map(
      ([userId, appId, entitlementId]) => `${userId} ${appId} ${entitlementId}` === 'u1 app-id entitlement-id',
    ),
  managers: async (requests: readonly (readonly [string])[]) =>
    requests.map(([userId]) => (userId === 'u1' ? [{ id: 'boss' }] : [])),
} as unknown as DirectoryLookup

/** For each recipe, in their order: some values, and what it yields for them. */
const EXPECTED: [values: CelValues<CelContext> | CelValues<'policy_approvers'>, result: boolean | string[]][][] = [
  [
    [{ subject: { id: 'u1', department: 'Sales', status: 'ENABLED' } }, true],
    [{ subject: { id: 'u2', department: 'Sales', status: 'DISABLED' } }, false],
    [{ subject: { id: 'u3', department: 'Board', status: 'ENABLED' } }, false],
  ],
  [
    [{ subject: { id: 'u1', profile: { contract_end: '2026-03-31' } } }, true],
    [{ subject: { id: 'u2', profile: { contract_end: '2026-05-01' } } }, false],
    [{ subject: { id: 'u3', profile: {} } }, false],
  ],
  [
    [{ subject: { id: 'u1', managerId: '' } }, true],
    [{ subject: { id: 'u1', managerId: 'boss' } }, false],
    [{ subject: { id: 'u2', managerId: '' } }, false],
  ],
  [
    [{ subject: { id: 'a1', appUserType: 'APP_USER_TYPE_SERVICE_ACCOUNT', email: '' } }, true],
    [{ subject: { id: 'a2', appUserType: 'APP_USER_TYPE_USER', email: 'x@other.example' } }, true],
    [{ subject: { id: 'a3', appUserType: 'APP_USER_TYPE_USER', email: 'X@Example.com' } }, false],
    [{ subject: { id: 'a4', appUserType: 'APP_USER_TYPE_USER', email: '' } }, false],
  ],
  [
    [{ ip: '10.1.2.3' }, false],
    [{ ip: '192.0.2.1' }, true],
  ],
  [
    [{ subject: { id: 'u1' }, appOwners: [{ id: 'owner' }] }, ['boss']],
    [{ subject: { id: 'u2' }, appOwners: [{ id: 'owner' }] }, ['owner']],
  ],
]

it('there are recipes for every context, each with what it yields', () => {
  expect(recipes).toHaveLength(EXPECTED.length)
  expect(new Set(recipes.map(({ context }) => context)).size).toBe(4)
})

it.each(recipes.map((recipe, n) => ({ ...recipe, expected: EXPECTED[n] ?? [] })))(
  'the recipe $expression does what its text says (CEL-008)',
  async ({ context, expression, expected }) => {
    const allowance = timeAllowance(Number.POSITIVE_INFINITY)
    const evaluate = compileCel(context, expression, { tenantId: 't' as TenantId, now, lookup, allowance })
    for (const [values, result] of expected) expect(await evaluate(values as never)).toEqual(result)
  },
)

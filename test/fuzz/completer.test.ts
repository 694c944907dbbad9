import fc from 'fast-check'
import { Default } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  AccessReviewColumnConfig,
  MultiAppSetup,
  NotificationConfig,
  ReviewerAttributeConfig,
  ReviewSignatureConfig,
} from '../../contract/campaign/campaign.ts'
import { AccessReviewExclusionScope, AccessReviewScope, AccessReviewScopeV2 } from '../../contract/campaign/scope.ts'
import { PolicyPostActions, PolicySteps } from '../../contract/directory/policy.ts'
import { completerOf } from '../../server/lib/completer.ts'
import { parameters } from '../rounds.ts'
import { acceptedBy, type Schema } from './schema.ts'

const SCHEMAS = {
  ...{ AccessReviewColumnConfig, NotificationConfig, ReviewerAttributeConfig, ReviewSignatureConfig },
  ...{ AccessReviewExclusionScope, AccessReviewScope, AccessReviewScopeV2, PolicyPostActions, PolicySteps },
}

/** The library does not reach into maps. */
const withoutMap = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, entry) => (key === 'multiUserProfileAttributes' ? undefined : entry))

describe('completing a message', () => {
  it.each(Object.entries(SCHEMAS))('%s has the defaults that the library gives it', (_name, schema) => {
    const complete = completerOf(schema)
    fc.assert(
      fc.property(acceptedBy(schema as unknown as Schema, [], 0.4).map(withoutMap), (given) => {
        const before = structuredClone(given)
        expect(complete(given as never)).toEqual(Default(schema, structuredClone(given)))
        expect(given).toEqual(before)
      }),
      parameters(200),
    )
  })

  it('reaches into maps, and into maps inside of them', () => {
    const entitlement = { appId: 'b', entitlementId: 'c' }
    const given = {
      appEntitlements: { a: { appId: 'a' } },
      appEntitlementDetails: { b: { entitlementDetails: { c: entitlement } }, d: {} },
    }
    expect(completerOf(MultiAppSetup)(given)).toEqual({
      appEntitlements: { a: { appId: 'a', entitlementIds: [] } },
      appEntitlementDetails: {
        b: { entitlementDetails: { c: { ...entitlement, policyId: '' } } },
        d: { entitlementDetails: {} },
      },
    })
  })

  it('gives each value lists and maps of its own', () => {
    const complete = completerOf(MultiAppSetup)
    expect(complete({}).appEntitlements).not.toBe(complete({}).appEntitlements)
  })
})

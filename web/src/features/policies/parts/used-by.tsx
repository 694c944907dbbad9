import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { countOf } from '../../../parts/values/format.ts'
import type { PolicyUses } from '../queries.ts'
import { usesInWords } from '../words.rules.ts'

/** What uses a policy; apps and entitlements lead to their lists. */
export function UsedBy({ uses }: { uses: PolicyUses | null | undefined }) {
  if (!uses) return null
  if (usesInWords(uses) === '') return 'Not used'
  const { policyId, campaignCount, appCount, entitlementCount, policyCount } = uses
  const search = { policy: [policyId] }
  const parts: [number, ReactNode][] = [
    [campaignCount, countOf(campaignCount, 'campaign')],
    [
      appCount,
      <Link key="apps" to="/data/apps" search={search}>
        {countOf(appCount, 'app')}
      </Link>,
    ],
    [
      entitlementCount,
      <Link key="entitlements" to="/data/entitlements" search={search}>
        {countOf(entitlementCount, 'entitlement')}
      </Link>,
    ],
    [policyCount, countOf(policyCount, 'other policy', 'other policies')],
  ]
  return (
    <span>
      {parts
        .filter(([count]) => count > 0)
        .map(([, shown], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order
          <Fragment key={index}>
            {index > 0 && ', '}
            {shown}
          </Fragment>
        ))}
    </span>
  )
}

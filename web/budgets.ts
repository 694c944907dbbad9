import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Compressed JavaScript, in kilobytes, that a page may need before it is shown: what it imports, without what it loads later. */
const BUDGETS: Record<string, number> = {
  'main.tsx': 190,
  'features/guide/pages/home-page.tsx': 200,
  'features/guide/pages/guide-page.tsx': 215,
  // Its own code is 2 kB. The other 20 kB over the shell are the parts that most pages share, in one chunk, which the
  // review needs next.
  'features/review/pages/my-reviews-page.tsx': 206,
  'features/review/pages/review-page.tsx': 250,
  'features/campaigns/pages/campaigns-page.tsx': 215,
  'features/campaigns/pages/new-campaign-page.tsx': 215,
  'features/scope/pages/setup-page.tsx': 245,
  'features/campaign-run/pages/overview-page.tsx': 216,
  'features/campaign-run/pages/tasks-page.tsx': 215,
  'features/campaign-run/pages/items-page.tsx': 215,
  'features/campaign-run/pages/ledger-page.tsx': 215,
  'features/campaign-run/pages/submissions-page.tsx': 215,
  'features/campaign-run/pages/audit-trail-page.tsx': 215,
  'features/campaign-run/pages/removal-page.tsx': 215,
  'features/campaign-run/pages/removals-page.tsx': 215,
  'features/data/pages/apps-page.tsx': 235,
  'features/data/pages/app-page.tsx': 235,
  'features/data/pages/people-page.tsx': 235,
  'features/data/pages/person-page.tsx': 235,
  'features/data/pages/accounts-page.tsx': 235,
  'features/data/pages/account-page.tsx': 235,
  'features/data/pages/entitlements-page.tsx': 235,
  'features/data/pages/entitlement-page.tsx': 235,
  'features/data/pages/grants-page.tsx': 235,
  'features/data/pages/resources-page.tsx': 235,
  'features/data/pages/resource-page.tsx': 235,
  'features/sources/pages/sources-page.tsx': 235,
  'features/sources/pages/source-page.tsx': 235,
  'features/sources/pages/sync-page.tsx': 235,
  'features/sources/pages/import-page.tsx': 225,
  'features/policies/pages/policies-page.tsx': 235,
  'features/policies/pages/policy-page.tsx': 245,
  'features/policies/pages/new-policy-page.tsx': 245,
  'features/conflicts/pages/monitors-page.tsx': 235,
  'features/conflicts/pages/monitor-page.tsx': 235,
  'features/tags/pages/tags-page.tsx': 235,
  'features/audit/pages/audit-page.tsx': 235,
  'features/settings/pages/preferences-page.tsx': 215,
  'features/settings/pages/credentials-page.tsx': 215,
  'features/settings/pages/sessions-page.tsx': 215,
  'features/settings/pages/stand-in-page.tsx': 215,
  'features/settings/pages/roles-page.tsx': 215,
  'features/settings/pages/domains-page.tsx': 215,
  'features/settings/pages/tenant-page.tsx': 215,
  'features/settings/pages/mail-page.tsx': 215,
  'features/settings/pages/webhooks-page.tsx': 215,
  'features/settings/pages/step-up-page.tsx': 215,
  'features/settings/pages/sign-in-settings-page.tsx': 215,
  'features/session/pages/device-page.tsx': 215,
  'features/review/pages/sign-page.tsx': 215,
}

/** A file of the build and all that it imports, without what it loads later. */
export function staticImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const chunk = bundle[file]
  for (const next of chunk?.type === 'chunk' ? chunk.imports : []) staticImports(bundle, next, seen)
  return seen
}

/** Fails the build when a page needs more than its budget, and when a budget names no page. */
export const budgets = (): Plugin => ({
  name: 'budgets',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const kilobytes = (file: string) => gzipSync(byFile.get(file)?.code ?? '', { level: 9 }).length / 1000
    const main = chunks.find((chunk) => chunk.isEntry)
    for (const [page, limit] of Object.entries(BUDGETS)) {
      const chunk =
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${page}`))) ??
        (page === 'main.tsx' ? main : undefined)
      if (!chunk || !main) this.error(`web/budgets.ts names ${page}, which is no part of the build`)
      const files = staticImports(bundle, chunk.fileName, staticImports(bundle, main.fileName))
      const total = [...files].reduce((sum, file) => sum + kilobytes(file), 0)
      if (total > limit) this.error(`${page} needs ${total.toFixed(1)} kB of JavaScript, and may need ${limit} kB`)
      if (process.env.WEB_SIZES) process.stdout.write(`${page}: ${total.toFixed(1)} of ${limit} kB\n`)
    }
  },
})

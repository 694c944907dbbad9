import type { SourceIssue } from '../../../contract/campaign/preparation.ts'
import type { Reader } from '../../db/index.ts'
import { differentNamesInApps, everySeconds } from '../../imports/index.ts'
import type { TenantId } from '../../lib/ids.ts'
import { findLookAlikes } from '../../lib/look-alikes.ts'
import { counted } from '../../lib/names.ts'
import type { Preview } from '../../scope/index.ts'
import { leftOutOf, leftOutText, sourceIssues } from '../ledger/ledger.rules.ts'
import { type LedgerSourceRow, listCurrentSources } from '../ledger/ledger.store.ts'
import { appsOfSources, listNamesInApps } from './reviewer-gaps.store.ts'
import { hasOrHave, type Warning, warning } from './warning.ts'

const days = (seconds: number): string =>
  seconds < 2 * 86_400 ? counted(Math.floor(seconds / 3_600), 'hour') : counted(Math.floor(seconds / 86_400), 'day')

const ISSUES: Record<SourceIssue, (source: LedgerSourceRow, at: Date) => string> = {
  NEVER_SYNCED: ({ displayName }) => `The source ${displayName} has never been imported. Import it.`,
  STALE: ({ displayName, kind, ownSeconds, syncedAt }, at) =>
    `The source ${displayName} was last imported ${days((at.getTime() - (syncedAt?.getTime() ?? 0)) / 1000)} ago, and should be imported every ${days(everySeconds(kind, ownSeconds))}. Import it again before you prepare the campaign.`,
  LAST_SYNC_FAILED: ({ displayName }) =>
    `The last import of the source ${displayName} failed. Correct its files, then import it again.`,
  ROWS_LEFT_OUT: (source) =>
    `The source ${source.displayName}: ${leftOutText(source)}. Import it again without bad rows, or have an owner acknowledge them before the campaign starts.`,
}

/** Sources whose data may be old, incomplete or made up. */
export async function sourceWarnings(db: Reader, tenantId: TenantId, { at, apps }: Preview): Promise<Warning[]> {
  const sources = await listCurrentSources(db, tenantId)
  const issues = sources.flatMap((source) =>
    sourceIssues(source, at).map((issue) =>
      warning(issue, ISSUES[issue](source, at), {
        count: issue === 'ROWS_LEFT_OUT' ? leftOutOf(source) : 1,
        link: `/data/sources/${source.sourceId}`,
      }),
    ),
  )
  const demo = sources.filter(({ kind }) => kind === 'SOURCE_KIND_DEMO').map(({ sourceId }) => sourceId)
  const demoApps = demo.length > 0 ? await appsOfSources(db, tenantId, [...apps.keys()], demo) : []
  const items = demoApps.reduce((sum, id) => sum + (apps.get(id) ?? 0), 0)
  if (items === 0) return issues
  const description = `${counted(items, 'item')} would come from the demo company, which is made up. Remove the demo company before you review real access.`
  return [...issues, warning('DEMO_DATA', description, { count: items, link: `/data/sources/${demo[0]}` })]
}

/** Names beyond these are not compared: those with the fewest items. */
const MAX_NAMES = 20_000
const MAX_PAIRS = 200

/** Entitlements of one app that are probably one, spelled in two ways: their holders would be reviewed apart. */
export async function lookAlikeWarnings(db: Reader, tenantId: TenantId, preview: Preview): Promise<Warning[]> {
  const { entitlements } = preview
  const itemsOf = (id: string) => entitlements.get(id) ?? 0
  const mostItems = [...entitlements].sort(([, n], [, m]) => m - n).slice(0, MAX_NAMES)
  const ids = mostItems.map(([id]) => id)
  const named = await listNamesInApps(db, tenantId, ids)
  named.sort((one, other) => itemsOf(other.id) - itemsOf(one.id) || (one.id < other.id ? -1 : 1))
  const different = await differentNamesInApps(db, tenantId, [...new Set(named.map(({ appId }) => appId))])
  const alike = await findLookAlikes(
    named.map((one) => ({ ...one, group: one.appId })),
    MAX_PAIRS + different.count,
  )
  const isDifferent = ({ first, second }: (typeof alike)[number]) =>
    different.has({ kind: 'entitlements', app: first.appId, name: first.name, otherName: second.name })
  const pairs = alike.filter((pair) => !isDifferent(pair)).slice(0, MAX_PAIRS)
  const told = ({ id, name }: { id: string; name: string }) => `${name} (${counted(itemsOf(id), 'item')})`
  const examples = pairs.map(({ first, second }) => `${first.appName}: ${told(first)}, ${told(second)}`)
  if (pairs.length === 0) return []
  const description = `${counted(pairs.length, 'pair')} of entitlements in the same app ${hasOrHave(pairs.length)} names that look alike. If they are the same, correct the name in the source and import it again.`
  return [
    warning('LOOK_ALIKE_ENTITLEMENTS', description, { count: pairs.length, link: '/data/entitlements', examples }),
  ]
}

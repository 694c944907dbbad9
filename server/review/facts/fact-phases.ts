import type { Phase } from '../../jobs/index.ts'
import { toFacts } from './facts-of-tasks.ts'
import { analyzeInsights, insertInsights, listFactKeys, nextTasks } from './look-closer.store.ts'
import {
  analyzePeerGroups,
  analyzePeers,
  insertPeerGroups,
  insertPeers,
  nextEntitlements,
  type PeerSource,
} from './peers.store.ts'
import { insightsOf } from './recommendation.rules.ts'
import { loadFactRows } from './reviewer-facts.store.ts'

/** Grants of an entitlement that a chunk may expect: its size is meant in rows. */
const GRANTS_PER_ENTITLEMENT = 100

/**
 * Count what reviewers compare with, and keep which tasks have a reason to look closer, so that they can be filtered and
 * counted. Everything else that reviewers see is read when it is shown.
 */
export const FACT_PHASES: readonly Phase<PeerSource, number>[] = [
  {
    name: 'PEER_GROUPS',
    nextRange: async (_reader, _source, after) => (after === undefined ? { after: '0', upTo: '1' } : undefined),
    async chunk(tx, source) {
      await insertPeerGroups(tx, source)
      return 0
    },
    finish: analyzePeerGroups,
  },
  {
    name: 'PEERS',
    nextRange: (reader, source, after = '0', size) =>
      nextEntitlements(reader, source, after, Math.ceil(size / GRANTS_PER_ENTITLEMENT)),
    async chunk(tx, source, range) {
      await insertPeers(tx, source, range)
      return 0
    },
    finish: analyzePeers,
  },
  {
    name: 'INSIGHTS',
    nextRange: (reader, source, after = '0', size) => nextTasks(reader, source, after, size),
    async chunk(tx, source, range) {
      const { tenantId, reviewKey: key, preparationKey, frozenAt } = source
      const facts = await loadFactRows(
        tx,
        { tenantId, review: { key, preparationKey } },
        await listFactKeys(tx, source, range),
      )
      const rows = facts.map((row) => {
        const warnings = insightsOf(toFacts(row), frozenAt).filter(({ isWarning }) => isWarning)
        return { numericId: row.numericId, codes: warnings.map(({ code }) => code) }
      })
      const found = rows.filter(({ codes }) => codes.length > 0)
      if (found.length > 0) await insertInsights(tx, source, found)
      return 0
    },
    finish: analyzeInsights,
  },
]

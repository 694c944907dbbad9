import type { Phase } from '../../jobs/index.ts'
import {
  analyzePeerGroups,
  analyzePeers,
  insertPeerGroups,
  insertPeers,
  nextEntitlements,
  type PeerSource,
} from './peers.store.ts'

/** Grants of an entitlement that a chunk may expect: its size is meant in rows. */
const GRANTS_PER_ENTITLEMENT = 100

/** Count what reviewers compare with. Everything else that they see is read when it is shown. */
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
]

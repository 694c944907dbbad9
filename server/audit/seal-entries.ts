import type { Database, Tx } from '../db/index.ts'
import type { JobHandler, Schedule } from '../jobs/index.ts'
import {
  countUnsealed,
  lockHead,
  readHead,
  type StoredEntry,
  saveSeals,
  sealedEntries,
  tenantsWithUnsealed,
  unsealedEntries,
} from './audit.store.ts'
import { entryHash } from './chain.ts'

const CHUNK = 1_000

/** Seals up to a chunk of entries into the tenant's chain, in order of arrival; returns how many. */
export async function sealEntries(tx: Tx, tenantId: string): Promise<number> {
  const head = await lockHead(tx, tenantId)
  if (!head) return 0
  let { hash } = head
  let seq = BigInt(head.seq)
  const seals = (await unsealedEntries(tx, tenantId, CHUNK)).map((entry) => {
    seq += 1n
    hash = entryHash(tenantId, String(seq), hash, entry)
    return { entryId: entry.entryId, seq: String(seq), hash }
  })
  await saveSeals(tx, tenantId, seals)
  return seals.length
}

export const sealJob: JobHandler = {
  kind: 'audit.seal',
  async run(context) {
    while ((await context.tx((tx) => sealEntries(tx, context.tenantId))) === CHUNK && !context.signal.aborted);
  },
}

/**
 * Sealing follows within seconds instead of happening in each transaction: locking the head of the chain there would
 * make every write of a tenant wait for the one before it.
 */
export const sealSchedule: Schedule = {
  kind: 'audit.seal',
  everySeconds: 2,
  tenants: tenantsWithUnsealed,
}

export interface ChainReport {
  entries: number
  unsealed: number
  /** Sequence number of the first entry that does not fit, and why. */
  broken?: { seq: string; problem: string }
}

/** Recomputes a tenant's chain up to its head as it is now; what is sealed meanwhile is left for the next time. */
export async function verifyChain(database: Database, tenantId: string): Promise<ChainReport> {
  return database.read(async (reader) => {
    const head = (await readHead(reader, tenantId)) ?? NO_HEAD
    const chain: ChainState = { seq: 0n, hash: Buffer.alloc(0) }
    let entries: StoredEntry[] = []
    do {
      const upTo = head === NO_HEAD ? undefined : head.seq
      entries = await sealedEntries(reader, tenantId, entries.at(-1), upTo, CHUNK)
      for (const entry of entries) follow(tenantId, chain, entry)
    } while (!chain.broken && entries.length === CHUNK)
    if (String(chain.seq) !== head.seq || !head.hash.equals(chain.hash))
      chain.broken ??= { seq: head.seq, problem: 'the chain does not end where its head says' }
    const unsealed = await countUnsealed(reader, tenantId)
    return { entries: Number(chain.seq), unsealed, ...(chain.broken ? { broken: chain.broken } : {}) }
  })
}

/** Without a head there must be no sealed entry: every one that is there is one too many. */
const NO_HEAD = { seq: '0', hash: Buffer.alloc(0) }

interface ChainState {
  seq: bigint
  hash: Uint8Array
  broken?: { seq: string; problem: string }
}

/** Goes one entry further, noting the first that does not fit. */
function follow(tenantId: string, chain: ChainState, entry: StoredEntry): void {
  chain.seq += 1n
  const seq = String(chain.seq)
  chain.hash = entryHash(tenantId, seq, chain.hash, entry)
  if (entry.seq !== seq) chain.broken ??= { seq, problem: 'this entry is missing' }
  else if (!entry.hash?.equals(chain.hash)) chain.broken ??= { seq, problem: 'this entry was changed' }
}

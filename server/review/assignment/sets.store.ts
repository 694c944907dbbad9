import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import type { TenantId } from '../../lib/ids.ts'
import { canonicalJson, sha256 } from '../../lib/json/canonical-json.ts'
import type { Assignment, Member } from './choose-reviewers.ts'

/** The set that nobody is in. */
export const NO_SET = 0
/** The set of tasks that a webhook answers: they wait for it, and are nobody's. */
export const WEBHOOK_SET = -1

/** The keys of the sets of these assignments. */
export async function setsOf(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  assignments: readonly Assignment[],
): Promise<number[]> {
  const lists = assignments.map(({ members }) => members)
  const keys = await internSets(tx, tenantId, reviewKey, lists)
  return keys.map((key, n) => (assignments[n]?.why === 'WEBHOOK' ? WEBHOOK_SET : key))
}

/**
 * The keys of the sets with these members, made where there are none. In the order of their digests, so that two
 * transactions that make the same sets wait for each other in one direction only.
 */
export async function internSets(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  lists: readonly (readonly Member[])[],
): Promise<number[]> {
  const digestOf = digester()
  const wanted = new Map(lists.filter(({ length }) => length > 0).map((members) => [digestOf(members), members]))
  if (wanted.size === 0) return lists.map(() => NO_SET)
  const sorted = [...wanted.keys()].sort()
  const keys = await findSets(tx, tenantId, reviewKey, sorted)
  const missing = sorted.filter((digest) => !keys.has(digest))
  if (missing.length > 0) {
    const made = await insertSets(tx, tenantId, reviewKey, missing, wanted)
    // Another transaction may have made some meanwhile.
    const others = missing.filter((digest) => !made.has(digest))
    for (const [digest, key] of [...made, ...(await findSets(tx, tenantId, reviewKey, others))]) keys.set(digest, key)
  }
  return lists.map((members) => (members.length === 0 ? NO_SET : (keys.get(digestOf(members)) ?? NO_SET)))
}

/** Digests of lists of members, worked out once for each of the same lists. */
function digester() {
  const known = new Map<string, string>()
  return (members: readonly Member[]): string => {
    const text = JSON.stringify(members)
    const digest = known.get(text) ?? sha256(canonicalJson(members)).toString('hex')
    known.set(text, digest)
    return digest
  }
}

/**
 * The keys of the sets with these digests. A start makes the sets, so nothing is known of the table yet, and joined with
 * the digests it was read once for each of them: 9 s of a start with 50,000 people. Like this it is read once.
 */
async function findSets(tx: Tx, tenantId: TenantId, reviewKey: string, digests: readonly string[]) {
  if (digests.length === 0) return new Map<string, number>()
  const found = await tx.rows<{ digest: string; key: number }>(sql`
    select encode(digest, 'hex') as digest, set_key as key from reviewer_sets
    where tenant_id = ${tenantId} and review_key = ${reviewKey}::bigint
      and digest = any(${digests.map((digest) => `\\x${digest}`)}::bytea[])`)
  return new Map(found.map(({ digest, key }) => [digest, key]))
}

async function insertSets(
  tx: Tx,
  tenantId: TenantId,
  reviewKey: string,
  missing: readonly string[],
  wanted: ReadonlyMap<string, readonly Member[]>,
): Promise<Map<string, number>> {
  const made = await tx.rows<{ digest: string; key: number }>(sql`
    insert into reviewer_sets (tenant_id, review_key, digest)
    select ${tenantId}, ${reviewKey}::bigint, decode(d, 'hex') from unnest(${missing}::text[]) with ordinality as q (d, n)
    order by n
    on conflict do nothing returning encode(digest, 'hex') as digest, set_key as key`)
  const members = made.flatMap(({ digest, key }) => (wanted.get(digest) ?? []).map((member) => ({ key, ...member })))
  if (members.length > 0)
    await tx.count(sql`
      insert into reviewer_set_members (tenant_id, review_key, set_key, user_id, on_behalf_of, delegated_from,
        delegated_until)
      select ${tenantId}, ${reviewKey}::bigint, m.key, m."userId", m."onBehalfOf", m."from", m."until"
      from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
        as m (key integer, "userId" text, "onBehalfOf" text, "from" timestamptz, "until" timestamptz)`)
  return new Map(made.map(({ digest, key }) => [digest, key]))
}

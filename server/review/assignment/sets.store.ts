import type { Tx } from '../../db/index.ts'
import { sql } from '../../db/sql.ts'
import { canonicalJson, sha256 } from '../../lib/canonical-json.ts'
import type { TenantId } from '../../lib/ids.ts'
import type { Member } from './choose-reviewers.ts'

/** The set that nobody is in. */
export const NO_SET = 0

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
  const digests = lists.map((members) => (members.length === 0 ? '' : sha256(canonicalJson(members)).toString('hex')))
  const wanted = new Map(lists.map((members, n) => [digests[n] ?? '', members]))
  wanted.delete('')
  if (wanted.size === 0) return lists.map(() => NO_SET)
  const sorted = [...wanted.keys()].sort()
  const made = await tx.rows<{ digest: string; key: number }>(sql`
    insert into reviewer_sets (tenant_id, review_key, digest)
    select ${tenantId}, ${reviewKey}::bigint, decode(d, 'hex') from unnest(${sorted}::text[]) with ordinality as q (d, n)
    where not exists (select 1 from reviewer_sets s where s.tenant_id = ${tenantId} and s.review_key = ${reviewKey}::bigint
      and s.digest = decode(d, 'hex'))
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
  const found = await tx.rows<{ digest: string; key: number }>(sql`
    select encode(digest, 'hex') as digest, set_key as key from reviewer_sets
    where tenant_id = ${tenantId} and review_key = ${reviewKey}
      and digest = any(array(select decode(d, 'hex') from unnest(${sorted}::text[]) as d))`)
  const keys = new Map(found.map(({ digest, key }) => [digest, key]))
  return digests.map((digest) => keys.get(digest) ?? NO_SET)
}

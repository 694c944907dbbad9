import type { Tx } from '../../../server/db/index.ts'
import { sql } from '../../../server/db/sql.ts'
import type { TenantId } from '../../../server/lib/ids.ts'
import { findReview, type Review } from '../../../server/review/review.store.ts'
import { findTasks, type TaskRow } from '../../../server/review/task.store.ts'

/** A started campaign of tenant A with one task, which was answered, restarted and is pending again. */
export interface ReviewThings {
  review: Review
  task: TaskRow
  /** It is being applied, and has refused something. */
  submission: string
  /** The key of a mail that waits, and of one that failed. */
  mail: string
  failedMail: string
}

interface Given {
  campaign: string
  preparation: string
  user: string
  policy: string
  violation: string
}

export const SET = 1
/** Numbers of its revocations: one that has work, one that is gone, and one that the first carries. */
export const REVOCATION = { ready: '100', verified: '101', carried: '102' }
const KINDS = ['user', 'app', 'resource_type', 'resource', 'entitlement', 'account', 'grant']

/** Rows of every table of a review. */
export async function insertReviewThings(tx: Tx, tenantId: TenantId, given: Given): Promise<ReviewThings> {
  const { campaign, preparation, user, policy, violation } = given
  const key = async (statement: ReturnType<typeof sql>): Promise<string> =>
    (await tx.first<{ key: string }>(statement))?.key ?? ''
  await tx.count(sql`update preparation_entitlements set app_rank = 1, resource_rank = 1, app_no = 1, resource_no = 1
    where tenant_id = ${tenantId} and preparation_key = ${preparation}`)
  await tx.count(sql`update preparation_principals set user_rank = 1, holder_no = 1, first_item = 0, item_count = 1,
      user_version = (select version from users where tenant_id = ${tenantId} and user_id = ${user})
    where tenant_id = ${tenantId} and preparation_key = ${preparation}`)
  await tx.count(sql`insert into preparation_conflicts
    select tenant_id, preparation_key, entitlement_key, principal_key, ${violation} from items
    where tenant_id = ${tenantId} and preparation_key = ${preparation}`)
  const reviewKey = await key(sql`
    insert into reviews (tenant_id, campaign_id, preparation_key, first_number, task_count, opened_at, phase)
    values (${tenantId}, ${campaign}, ${preparation}, 1, 1, now() - interval '1 day', 'DONE')
    returning review_key::text as key`)
  const versions = Object.fromEntries(KINDS.map((kind) => [kind, '1000000000']))
  await tx.count(sql`update preparations set frozen_at = now(), versions = ${JSON.stringify(versions)}::jsonb
    where tenant_id = ${tenantId} and preparation_key = ${preparation}`)
  await tx.count(sql`update campaigns set state = 'ACCESS_REVIEW_STATE_OPEN', review_key = ${reviewKey}
    where tenant_id = ${tenantId} and campaign_id = ${campaign}`)
  const submission = await key(sql`
    insert into submissions (tenant_id, review_key, user_id, state, channel, submitted_count)
    values (${tenantId}, ${reviewKey}, ${user}, 'APPLYING', 'BATCH', 2) returning submission_key::text as key`)
  const of = sql`${tenantId}, ${reviewKey}::bigint`
  const steps = JSON.stringify([{ approval: { users: { userIds: [user] } } }])
  const document = JSON.stringify({ displayName: 'x', policySteps: { certify: { steps: [] } }, rules: [] })
  for (const statement of [
    sql`insert into task_numbers values (${tenantId}, 2)`,
    sql`insert into review_policies (tenant_id, review_key, policy_no, policy_id, policy, sha256, batch_no)
      values (${of}, 1, ${policy}, ${document}::jsonb, 'x', 1)`,
    sql`insert into review_paths values (${of}, 1, 1, 'certify', ${steps}::jsonb)`,
    sql`insert into review_rule_results values (${of}, 1, 1, 1)`,
    sql`insert into review_groups values (${of}, 1, 0, 1, 0, ${SET}, 1, 0)`,
    sql`insert into reviewer_sets values (${of}, ${SET}, '\\x00')`,
    sql`insert into reviewer_set_members values (${of}, ${SET}, ${user}, ${user}, now(), now())`,
    sql`insert into tasks (tenant_id, review_key, numeric_id, principal_key, entitlement_key, step_since, step_due_at,
        path_key, set_key, app_rank, resource_rank, step_no, step_seq, run_no, why, because, state)
      select ${of}, 1, principal_key, entitlement_key, now() - interval '1 day', now() - interval '1 hour', 1, ${SET}, 1, 1,
        0, 2, 2, 1, 0, 'O'
      from items where tenant_id = ${tenantId} and preparation_key = ${preparation}`,
    sql`insert into decisions values (${of}, 1, 1, 0, 2, 1, ${user}, ${user}, true, '', now(), ${submission}, ${SET}, 1, 0,
      now(), 0, now(), 1)`,
    sql`insert into task_events (tenant_id, review_key, numeric_id, at, kind, user_id, step_seq, step_no, run_no, path_key,
        set_key, why, because, step_since)
      values (${of}, 1, now(), 'RESTARTED', ${user}, 1, 0, 1, 1, ${SET}, 1, 0, now())`,
    sql`insert into pending_decisions values (${tenantId}, ${user}, ${reviewKey}, 1, 2, true, 'x', now(), 1)`,
    sql`insert into submission_signatures (tenant_id, submission_key, meaning) values (${tenantId}, ${submission}, 'x')`,
    sql`insert into submission_refusals values (${tenantId}, ${submission}, 2, 'STEP_CHANGED', 'x', 1, true, '')`,
    sql`insert into review_tallies (tenant_id, review_key, dimension, key, measure, n)
      values (${of}, 'A', 1, 'O', 1), (${of}, 'A', 1, 'CP', 1), (${of}, 'S', ${SET}, 'O', 1), (${of}, 'T', 0, 'CP', 1)`,
    sql`insert into outbox (tenant_id, kind, user_id, campaign_id, once_key, state, created_at)
      values (${tenantId}, 'KICKOFF', ${user}, ${campaign}, 'one', 'WAITING', now() - interval '2 hours'),
        (${tenantId}, 'CLOSED', ${user}, ${campaign}, 'two', 'FAILED', now() - interval '2 hours')`,
    sql`insert into mail_days values (${tenantId}, '2030-01-01')`,
    sql`insert into review_peer_groups values (${of}, 1, 'D', 'x', 1)`,
    sql`insert into review_peers values (${of}, 1, 1, 1)`,
    sql`insert into revocations (tenant_id, numeric_id, review_key, task_number, run_no, principal_key, entitlement_key,
        created_at, state, verified_at, carried_by)
      select tenant_id, r.number, review_key, numeric_id, r.run, principal_key, entitlement_key,
        now() - interval '20 days', r.state, now(), r.carrier
      from tasks, (values (${REVOCATION.ready}::bigint, 1, 'READY', null::bigint), (${REVOCATION.verified}::bigint, -1, 'VERIFIED', null),
        (${REVOCATION.carried}::bigint, -2, 'READY', ${REVOCATION.ready}::bigint)) as r (number, run, state, carrier)
      where tenant_id = ${tenantId}`,
    sql`insert into revocation_events (tenant_id, numeric_id, kind, state)
      select tenant_id, numeric_id, 'made', state from revocations where tenant_id = ${tenantId}`,
  ])
    await tx.count(statement)
  const review = await findReview(tx, tenantId, campaign)
  const [task] = await findTasks(tx, tenantId, reviewKey, ['1'])
  if (!review || !task) throw new Error('no review')
  const mailOf = (state: string) =>
    key(sql`select outbox_key::text as key from outbox where tenant_id = ${tenantId} and state = ${state}`)
  return { review, task, submission, mail: await mailOf('WAITING'), failedMail: await mailOf('FAILED') }
}

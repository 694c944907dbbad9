-- delivery.store.findDelivery
select d.delivery_id as id, d.webhook_id as "webhookId", d.state, d.event, d.url, d.attempts, d.problem,
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.last_attempted_at as "lastAttemptedAt",
  d.next_attempt_at as "nextAttemptAt", d.completed_at as "completedAt", d.expires_at as "expiresAt",
  d.review_key::text as "reviewKey", d.numeric_id::text as number, d.step_seq as "stepSeq",
  d.ticket_id as "ticketId",
  coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'number', a.attempt_no, 'at', a.at, 'status', a.status, 'problem', a.problem, 'milliseconds',
            a.milliseconds
        )
        order by a.attempt_no desc
      )
      from (
        select *
        from webhook_attempts a
        where a.tenant_id = d.tenant_id and a.delivery_id = d.delivery_id
        order by a.attempt_no desc
        limit $1
      ) a
    ), '[]'
  ) as "lastAttempts"
from webhook_deliveries d
where d.tenant_id = $2 and d.webhook_id = $3 and d.delivery_id = $4;

-- delivery.store.listDeliveries
select d.delivery_id as id, d.webhook_id as "webhookId", d.state, d.event, d.url, d.attempts, d.problem,
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.last_attempted_at as "lastAttemptedAt",
  d.next_attempt_at as "nextAttemptAt", d.completed_at as "completedAt", d.expires_at as "expiresAt",
  d.review_key::text as "reviewKey", d.numeric_id::text as number, d.step_seq as "stepSeq",
  d.ticket_id as "ticketId",
  coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'number', a.attempt_no, 'at', a.at, 'status', a.status, 'problem', a.problem, 'milliseconds',
            a.milliseconds
        )
        order by a.attempt_no desc
      )
      from (
        select *
        from webhook_attempts a
        where a.tenant_id = d.tenant_id and a.delivery_id = d.delivery_id
        order by a.attempt_no desc
        limit $1
      ) a
    ), '[]'
  ) as "lastAttempts"
from webhook_deliveries d
where d.tenant_id = $2 and d.webhook_id = $3
order by d.delivery_id desc
limit $4;

-- delivery.store.takeDue
update webhook_deliveries d
set state = 'WEBHOOK_STATE_RUNNING', attempts = attempts + 1, last_attempted_at = now(), updated_at = now(),
  next_attempt_at = now() + make_interval(secs => $1)
where d.tenant_id = $2
  and d.delivery_id = (
    select n.delivery_id
    from webhook_deliveries n
    where n.tenant_id = $3 and n.webhook_id = $4 and n.next_attempt_at <= now()
    order by n.next_attempt_at
    limit 1 for update skip locked
  )
returning d.delivery_id as id, d.webhook_id as "webhookId", d.event, d.url, d.sealed_body as "sealedBody",
  d.attempts as attempt, d.review_key::text as "reviewKey", d.numeric_id::text as number,
  d.step_seq as "stepSeq", d.ticket_id as "ticketId";

-- delivery.store.lockCalledBack
select d.delivery_id as id, d.webhook_id as "webhookId", d.state, d.expires_at <= now() as "isExpired",
  d.review_key::text as "reviewKey", d.numeric_id::text as number, d.step_seq as "stepSeq",
  d.ticket_id as "ticketId"
from webhook_deliveries d
where d.tenant_id = $1 and d.callback_hash = $2 for update;

-- delivery.store.giveUpDeliveries
update webhook_deliveries d
set state = 'WEBHOOK_STATE_FATAL_ERROR', problem = $1, next_attempt_at = null, completed_at = now(),
  updated_at = now()
where d.tenant_id = $2 and d.delivery_id = any($3::text[]) and d.completed_at is null
returning d.delivery_id as id, d.webhook_id as "webhookId", d.review_key::text as "reviewKey",
  d.numeric_id::text as number, d.step_seq as "stepSeq", d.ticket_id as "ticketId";

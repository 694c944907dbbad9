-- transaction.store.findTransaction
select x.transaction_id as id, x.provider_id as "providerId", x.user_id as "userId", x.state, x.target,
  x.binding, x.return_path as "returnPath", x.problem, x.claims, x.id_token as "idToken",
  x.key_set as "keySet", x.created_at as "createdAt", x.updated_at as "updatedAt",
  x.verified_at as "verifiedAt", x.used_at as "usedAt", x.expires_at as "expiresAt",
  x.expires_at <= now() as "isOver"
from step_up_transactions x
where x.tenant_id = $1 and x.transaction_id = $2;

-- transaction.store.lockTransaction
select x.transaction_id as id, x.provider_id as "providerId", x.user_id as "userId", x.state, x.target,
  x.binding, x.return_path as "returnPath", x.problem, x.claims, x.id_token as "idToken",
  x.key_set as "keySet", x.created_at as "createdAt", x.updated_at as "updatedAt",
  x.verified_at as "verifiedAt", x.used_at as "usedAt", x.expires_at as "expiresAt",
  x.expires_at <= now() as "isOver"
from step_up_transactions x
where x.tenant_id = $1 and x.transaction_id = $2 for update;

-- transaction.store.takeChecks
select x.transaction_id as id, x.provider_id as "providerId", x.user_id as "userId", x.state, x.target,
  x.binding, x.return_path as "returnPath", x.problem, x.claims, x.id_token as "idToken",
  x.key_set as "keySet", x.created_at as "createdAt", x.updated_at as "updatedAt",
  x.verified_at as "verifiedAt", x.used_at as "usedAt", x.expires_at as "expiresAt",
  x.expires_at <= now() as "isOver", x.sealed_verifier as "sealedVerifier"
from step_up_transactions x
where x.tenant_id = $1 and x.state_hash = $2 and x.user_id = $3 and x.state = 'PENDING' for update;

-- transaction.store.listTransactions
select x.transaction_id as id, x.provider_id as "providerId", x.user_id as "userId", x.state, x.target,
  x.binding, x.return_path as "returnPath", x.problem, x.claims, x.id_token as "idToken",
  x.key_set as "keySet", x.created_at as "createdAt", x.updated_at as "updatedAt",
  x.verified_at as "verifiedAt", x.used_at as "usedAt", x.expires_at as "expiresAt",
  x.expires_at <= now() as "isOver"
from step_up_transactions x
where x.tenant_id = $1
order by x.transaction_id desc
limit $2;

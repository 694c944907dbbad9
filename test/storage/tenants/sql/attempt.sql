-- attempt.store.purgeAttempts
update sign_in_attempts set expires_at = now() - interval '1 hour' where tenant_id = $1;

-- session.store.purgeSessions
update sessions set expires_at = now() - interval '1 hour' where tenant_id = $1;

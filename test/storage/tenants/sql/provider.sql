-- provider.store.findProvider
select v.provider_id as id, v.display_name as "displayName", v.issuer_url as "issuerUrl",
  v.client_id as "clientId", v.enabled, v.kind, v.config, v.sealed_secret as "sealedSecret",
  v.last_tested_at as "lastTestedAt", v.created_at as "createdAt", v.updated_at as "updatedAt"
from step_up_providers v
where v.tenant_id = $1 and v.deleted_at is null and v.provider_id > $2 and v.provider_id = any($3::text[])
order by v.provider_id
limit $4;

-- provider.store.lockProvider
select v.provider_id as id, v.display_name as "displayName", v.issuer_url as "issuerUrl",
  v.client_id as "clientId", v.enabled, v.kind, v.config, v.sealed_secret as "sealedSecret",
  v.last_tested_at as "lastTestedAt", v.created_at as "createdAt", v.updated_at as "updatedAt"
from step_up_providers v
where v.tenant_id = $1 and v.deleted_at is null and v.provider_id > $2 and v.provider_id = any($3::text[])
order by v.provider_id
limit $4;

-- provider.store.listProviders
select v.provider_id as id, v.display_name as "displayName", v.issuer_url as "issuerUrl",
  v.client_id as "clientId", v.enabled, v.kind, v.config, v.sealed_secret as "sealedSecret",
  v.last_tested_at as "lastTestedAt", v.created_at as "createdAt", v.updated_at as "updatedAt"
from step_up_providers v
where v.tenant_id = $1 and v.deleted_at is null and v.provider_id > $2
order by v.provider_id
limit $3;

-- provider.store.updateProvider
update step_up_providers v
set display_name = $1, issuer_url = $2, client_id = $3, enabled = $4, kind = $5, config = $6,
  sealed_secret = $7, updated_at = now()
where v.tenant_id = $8 and v.provider_id = $9 and v.deleted_at is null
returning v.provider_id as id, v.display_name as "displayName", v.issuer_url as "issuerUrl",
  v.client_id as "clientId", v.enabled, v.kind, v.config, v.sealed_secret as "sealedSecret",
  v.last_tested_at as "lastTestedAt", v.created_at as "createdAt", v.updated_at as "updatedAt";

-- provider.store.insertProvider
insert into step_up_providers as v (
  tenant_id, provider_id, display_name, issuer_url, client_id, enabled, kind, config, sealed_secret
)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning v.provider_id as id, v.display_name as "displayName", v.issuer_url as "issuerUrl",
  v.client_id as "clientId", v.enabled, v.kind, v.config, v.sealed_secret as "sealedSecret",
  v.last_tested_at as "lastTestedAt", v.created_at as "createdAt", v.updated_at as "updatedAt";

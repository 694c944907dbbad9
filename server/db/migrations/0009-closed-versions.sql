-- What was closed after a moment, of all that has ever been closed: expressions are asked about access data as it was
-- when a campaign was frozen, seconds or minutes ago.
create index user_versions_closed_at on user_versions (tenant_id, closed_at) where closed_at is not null;
create index account_versions_closed_at on account_versions (tenant_id, closed_at) where closed_at is not null;
create index entitlement_versions_closed_at on entitlement_versions (tenant_id, closed_at) where closed_at is not null;
create index resource_versions_closed_at on resource_versions (tenant_id, closed_at) where closed_at is not null;
create index grant_versions_closed_at on grant_versions (tenant_id, closed_at) where closed_at is not null;

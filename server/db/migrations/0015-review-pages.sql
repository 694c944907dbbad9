-- Which of some grants a person gave.
create index grant_versions_given on grant_versions (tenant_id, granted_by, version) where granted_by is not null;

-- Rows of the file that a problem is about: an account is checked once, and several rows may name it.
alter table sync_faults add column row_count integer not null default 1;

-- What the users of an identity provider become (docs/scim.md).
alter table sources add column scim_users text not null default 'SCIM_USERS_PEOPLE_AND_ACCOUNTS'
  check (scim_users in ('SCIM_USERS_PEOPLE_AND_ACCOUNTS', 'SCIM_USERS_PEOPLE', 'SCIM_USERS_ACCOUNTS'));
-- Users of a source that makes people only have no account.
alter table scim_resources add column has_account boolean not null default true;

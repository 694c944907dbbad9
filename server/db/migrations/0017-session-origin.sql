-- Where a person signed in, so that they can tell their sessions apart.
alter table sessions add column address text not null default '';
alter table sessions add column user_agent text not null default '';

-- Links in mails can be switched off; those that an operator makes cannot. Older ones may be either, so they count as
-- mailed.
alter table sign_in_links add column is_mailed boolean not null default true;

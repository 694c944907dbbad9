-- Links in mails can be switched off; those that an operator makes cannot. Of older ones it is not known, so they count as
-- mailed.
alter table sign_in_links add column is_mailed boolean not null default true;

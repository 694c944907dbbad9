-- settle.store.findSettled
drop schema if exists merge_id cascade;

create schema merge_id;

-- settle.store.settleRows
drop schema if exists merge_id cascade;

create schema merge_id;

-- names.store.loadNames
select user_id as id, display_name as name from users where user_id = any($1::text[]) and tenant_id = $2;

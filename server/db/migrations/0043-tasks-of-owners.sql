-- Open tasks that came to the owners of the campaign because nobody else was found (why 13, CAMPAIGN_OWNER).
create index tasks_of_owners on tasks (review_key, numeric_id) where state = 'O' and why = 13;

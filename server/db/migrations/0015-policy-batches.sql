-- Policies that were copied together. A policy of a batch is replaced by those of the same batch, so a task that keeps its
-- policy also keeps what may replace it.
alter table review_policies add column batch_no integer;
update review_policies p set batch_no = b.n from (
  select tenant_id, review_key, policy_no, dense_rank() over (partition by tenant_id, review_key order by taken_at) as n
  from review_policies) b
where (p.tenant_id, p.review_key, p.policy_no) = (b.tenant_id, b.review_key, b.policy_no);
alter table review_policies alter column batch_no set not null;

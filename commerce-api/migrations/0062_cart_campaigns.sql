-- A promotion with names is a campaign that reduces every cart that meets its minimum, without a code being typed. The release
-- before takes its code as one to type.
alter table promotion
  add column names jsonb,
  add check (names is null or (max_uses is null and max_uses_per_customer is null));

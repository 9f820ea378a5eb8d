-- One row, which each readiness check of a process updates: 200 means that writes succeed. Half of its page is free, so that
-- updates reuse the space of earlier ones.
create table readiness_check (
  id smallint primary key,
  checked_at timestamptz not null
) with (fillfactor = 50);

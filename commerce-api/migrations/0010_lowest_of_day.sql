-- A day's row keeps the last price of the day. A lower one that held for hours only counts among the lowest of 30 days,
-- too: it stands here where there was one. Null otherwise, so that a process of the release before may go on writing.
alter table price_change add column lowest_minor integer;

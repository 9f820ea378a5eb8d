-- The words that shoppers use for a page, for the search of pages.
alter table page add column meta_keywords jsonb;

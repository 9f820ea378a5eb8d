-- What a campaign is about, for its page and the sale page; null without a text.
alter table campaign add column text jsonb;

-- The markets of each channel. They were code before: the server fills the empty table from the seed folder.
create table market (
  channel_id text not null,
  alias text not null,
  -- ISO 3166, or EU and XX for markets to browse in.
  country text not null,
  country_name text not null,
  group_key text not null,
  currency text not null,
  languages jsonb not null,
  kind text not null,
  -- Minor units including VAT; null without free shipping.
  free_above_minor integer check (free_above_minor >= 0),
  return_fee_minor integer not null check (return_fee_minor >= 0),
  sort_order integer not null,
  active boolean not null default true,
  primary key (channel_id, alias)
);

-- Carriers with their rates per country, and the points at which shoppers collect parcels. They were code before: the server
-- fills empty tables from the seed folder when it starts.
create table carrier (
  id integer primary key,
  name jsonb not null,
  company text not null,
  logo text not null,
  -- Millimeters, the longest side first; null without a limit.
  max_sides jsonb,
  -- Grams; null without a limit.
  max_weight integer check (max_weight > 0),
  sort_order integer not null,
  active boolean not null default true
);

create table carrier_rate (
  carrier_id integer not null references carrier (id) on delete cascade,
  country text not null,
  currency text not null,
  fee_minor integer not null check (fee_minor >= 0),
  -- Null: the limit of the market.
  free_above_minor integer check (free_above_minor >= 0),
  never_free boolean not null default false,
  days_from integer not null check (days_from >= 0),
  days_to integer not null,
  -- Ranges such as "10000-19999"; all zips of the country if `serves` is empty.
  serves jsonb not null default '[]',
  excludes jsonb not null default '[]',
  primary key (carrier_id, country, currency),
  check (days_from <= days_to)
);

create table pickup_point (
  carrier_id integer not null references carrier (id) on delete cascade,
  -- The carrier's own id.
  id text not null,
  country text not null,
  zip text not null,
  name text not null,
  street text not null,
  city text not null,
  hours jsonb,
  latitude double precision,
  longitude double precision,
  active boolean not null default true,
  primary key (carrier_id, id)
);

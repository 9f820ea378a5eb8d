-- Store credit, in minor units; no row is no credit.
create table customer_balance (
  customer_id integer not null references customer (id) on delete cascade,
  currency text not null,
  amount_minor integer not null check (amount_minor >= 0),
  primary key (customer_id, currency)
);

-- Keys that were mailed. The key itself is in the mail only; setting a password takes all keys of its customer away.
create table password_reset (
  key_hash text primary key,
  customer_id integer not null references customer (id) on delete cascade,
  expires_at timestamptz not null
);

create index password_reset_customer on password_reset (customer_id);

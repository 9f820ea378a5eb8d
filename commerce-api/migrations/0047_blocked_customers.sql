-- Buyers that the shop does not sell to, by the address that they order with.
create table blocked_customer (
  email text primary key check (email = lower(email)),
  reason text not null default '',
  created_at timestamptz not null default now()
);

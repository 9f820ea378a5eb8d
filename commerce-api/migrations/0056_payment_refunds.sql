-- Money that a provider has to pay back: written with the refund of the order, carried out by the sweeper.
create table payment_refund (
  -- Also the key that makes a repeated call to the provider pay once.
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment (id) on delete cascade,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'due' check (state in ('due', 'done', 'refused')),
  attempts integer not null default 0,
  last_error text,
  next_check_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create index payment_refund_due on payment_refund (next_check_at) where state = 'due';

-- A payment at a provider: from its session to the order, the capture or the return of the money.
create table payment (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart (id) on delete cascade,
  order_id integer references shop_order (id) on delete cascade,
  customer_id integer references customer (id) on delete set null,
  key_hash text,
  method_id integer not null,
  provider text not null,
  -- The provider's id of the session; null until it has answered.
  reference text,
  state text not null default 'open' check (state in ('open', 'ordered', 'captured', 'onHold', 'voiding', 'voided', 'ended')),
  reason text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- Hash of the cart's lines and code, for which the amount is valid.
  fingerprint text not null,
  -- The order as the shopper was shown it; deleted as soon as it is written or the payment has ended.
  draft jsonb,
  -- The stock taken for the draft, and until when.
  reservation jsonb,
  reserved_until timestamptz,
  expires_at timestamptz not null,
  next_check_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index payment_reference on payment (provider, reference);
create index payment_cart on payment (cart_id);
create index payment_order on payment (order_id);
create index payment_due on payment (next_check_at) where state in ('open', 'ordered', 'voiding');

alter table order_payment add column transaction_id text;

-- The books of the payment sandbox, which plays a provider inside this process. The shop reads them through its provider only.
create table sandbox_payment (
  reference text primary key,
  payment_id uuid not null unique,
  payment_type text not null,
  amount_minor bigint not null,
  currency text not null,
  language text not null,
  return_url text not null,
  lines jsonb not null,
  contact jsonb not null,
  state text not null default 'open' check (state in ('open', 'stepUp', 'pending', 'authorized', 'captured', 'refused', 'blocked', 'canceled')),
  scenario text,
  -- A pending payment is authorized from this time on.
  ready_at timestamptz,
  -- The first answer to a capture was lost on purpose.
  answer_lost boolean not null default false,
  refunds jsonb not null default '{}',
  created_at timestamptz not null default now()
);

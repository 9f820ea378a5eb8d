-- What was typed at a checkout belongs to the customer or the browser that typed it, and expires. With neither customer nor key it was
-- typed by a client that knows cart ids alone. A table of its own: an earlier release that is brought back never reads it.
create table checkout (
  cart_id uuid primary key references cart (id) on delete cascade,
  customer_id integer references customer (id) on delete cascade,
  -- SHA-256 of the key in the guest's cookie; the key itself is never stored.
  key_hash text,
  state jsonb not null,
  expires_at timestamptz not null,
  check (customer_id is null or key_hash is null)
);
create index checkout_customer on checkout (customer_id) where customer_id is not null;
create index checkout_key on checkout (key_hash) where key_hash is not null;
create index checkout_expiry on checkout (expires_at);

-- The old column holds what accounts know and what anybody typed, and does not tell who: of open and completed carts alike it
-- goes. The column itself stays for processes of the release before, which still write it; nothing reads it any more.
update cart set checkout = null where checkout is not null;

-- Who ordered: the customer, else the holder of the key, else whoever knows the cart id; without a customer only until it expires.
-- Orders from before have no expiry, so their cart ids, which order links gave away, open nothing any more.
alter table shop_order add column key_hash text, add column confirmation_expires_at timestamptz;
-- For orders that a process of the release before places during the deployment.
alter table shop_order alter column confirmation_expires_at set default now() + interval '1 day';

-- Totals may exceed 2^31 minor units: 9,999 of a product for more than 2,147 kr.
alter table order_payment alter column total_minor type bigint, alter column fee_minor type bigint;
alter table order_shipping alter column fee_minor type bigint;

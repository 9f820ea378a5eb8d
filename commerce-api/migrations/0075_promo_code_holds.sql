-- The promo code that an open payment holds for its order, until `reserved_until`. The release before leaves it null.
alter table payment add column promo_code text;

create index payment_promo_code on payment (promo_code) where state = 'open' and promo_code is not null;

-- The network from which the payment was started, for the limits of its order; deleted with the draft.
alter table payment add column network text;

-- The texts that shoppers have accepted, by the version that their orders name.
create table consent_text (
  version text primary key,
  type text not null,
  language text not null,
  content jsonb not null,
  first_accepted_at timestamptz not null default now()
);

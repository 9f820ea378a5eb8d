-- The store credit that an open payment keeps for its order, in minor units of its currency. It is drawn with the order, and free
-- again when the payment ends. The release before leaves it at 0.
alter table payment add column credit_minor bigint not null default 0 check (credit_minor >= 0);

create index payment_credit on payment (customer_id) where state = 'open' and credit_minor > 0;

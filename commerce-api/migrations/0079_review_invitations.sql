-- Whether the customer agreed to mails that ask for reviews.
alter table customer add column review_invitations boolean not null default false;

-- When the buyer was invited to review the order, so that it happens once.
alter table shop_order add column review_invited_at timestamptz;

create index shop_order_review_invitation on shop_order (delivered_at)
where delivered_at is not null and customer_id is not null and review_invited_at is null;

-- The key of a mail that asks for reviews belongs to its order. Everything else belongs to a subscription, as before.
alter table newsletter_key
  alter column email drop not null,
  add column order_id integer references shop_order (id) on delete cascade,
  add constraint newsletter_key_owner check (num_nonnulls(email, order_id) = 1),
  drop constraint newsletter_key_purpose_check,
  add constraint newsletter_key_purpose check (
    purpose in ('confirm', 'unsubscribe') and email is not null or purpose = 'reviews' and order_id is not null
  );

create index newsletter_key_order on newsletter_key (order_id) where order_id is not null;

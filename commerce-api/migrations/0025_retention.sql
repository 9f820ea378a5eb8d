-- What the sweep looks for, and what is looked up when an account is deleted.
create index attempt_reset on attempt (resets_at);

create index used_challenge_expiry on used_challenge (expires_at);

create index password_reset_expiry on password_reset (expires_at);

create index refresh_token_expiry on refresh_token (expires_at);

create index session_created on session (created_at);

create index cart_updated on cart (updated_at);

create index cart_customer on cart (customer_id) where customer_id is not null;

create index outbox_sent on outbox (sent_at) where sent_at is not null;

create index outbox_failed on outbox (failed_at) where failed_at is not null;

create index availability_request_created on availability_request (created_at);

create index shop_order_email on shop_order (email) where email <> '';

create index review_customer on review (customer_id) where customer_id is not null;

-- The account was deleted while the order was on its way: the sweep removes the rest of the person once it is closed.
alter table shop_order add column erase_after_delivery boolean not null default false;

create index shop_order_erase on shop_order (id) where erase_after_delivery;

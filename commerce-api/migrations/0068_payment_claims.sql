-- One caller at a time moves the money of a payment or a refund: it claims the row before it calls the provider. A claim that
-- its process does not give back expires. Everything here is new, so that the previous release keeps running.
alter table payment
  -- Names the caller. It stays after the end of the claim: its call may have had its effect, so the next caller asks first.
  add column claim uuid,
  add column claimed_until timestamptz,
  -- Since when the payment needs a person.
  add column attention_at timestamptz,
  add constraint payment_has_order check (
    (state not in ('ordered', 'captured', 'onHold') or order_id is not null) and (state <> 'open' or order_id is null)
  );

alter table payment_refund
  add column claim uuid,
  add column claimed_until timestamptz,
  add column attention_at timestamptz;

update payment set attention_at = updated_at where state = 'onHold';
update payment_refund set attention_at = now() where state = 'refused';

create index payment_attention on payment (attention_at) where attention_at is not null;
create index payment_refund_attention on payment_refund (attention_at) where attention_at is not null;

-- Limits of promo codes; null is no limit. Orders that were canceled do not count.
alter table promotion
  add column max_uses integer check (max_uses > 0),
  add column max_uses_per_customer integer check (max_uses_per_customer > 0),
  add column active_from timestamptz,
  add column active_to timestamptz;

create index shop_order_promo_code on shop_order ((details ->> 'promoCode')) where details ->> 'promoCode' is not null;

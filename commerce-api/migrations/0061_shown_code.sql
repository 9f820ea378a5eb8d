-- The promo code whose discount the last response of a checkout included: an order must not lose it unnoticed.
alter table checkout add column shown_code text;

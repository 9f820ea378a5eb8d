-- Whether the customer had bought the product when writing, and whether the review was written to show the shop.
alter table review
  add column is_verified boolean not null default false,
  add column is_sample boolean not null default false;

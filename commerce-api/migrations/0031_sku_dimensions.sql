-- The outer measures of a packed SKU in mm, which determine the carriers that take it. 0 is unknown.
alter table sku
  add column length integer not null default 0,
  add column width integer not null default 0,
  add column height integer not null default 0;

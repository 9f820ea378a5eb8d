-- Products that are sold together: the page of a product offers them in groups, of which the shopper selects an option each.
create table product_package (
  product_id integer primary key references product (id) on delete cascade,
  name jsonb not null,
  -- Off the selling price of each item.
  percent integer not null default 0 check (percent between 0 and 99),
  groups jsonb not null
);

-- The lines of one package in a cart have a key in common. The package may be gone from the catalog, so it is no foreign key.
alter table cart_line
  add column group_key uuid,
  add column package_id integer,
  add column package_group_id integer,
  add column package_option_id integer,
  -- Items per package.
  add column package_quantity integer check (package_quantity > 0),
  add check (num_nonnulls(group_key, package_id, package_group_id, package_option_id, package_quantity) in (0, 5));

-- A SKU may be in a package and on its own. The release before reads such lines as lines of their own.
alter table cart_line drop constraint cart_line_cart_id_sku_id_message_key;

create unique index cart_line_sku on cart_line (cart_id, sku_id, message) where group_key is null;

create index cart_line_cart on cart_line (cart_id);

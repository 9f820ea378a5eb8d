-- Whether the data that only the delivery needed (door code, phone, message, browser) are erased.
alter table shop_order add column details_erased boolean not null default false;
-- For the sweep, which erases them some time after the last step of a closed order.
create index shop_order_full_details on shop_order (updated_at) where not details_erased;

-- What has been erased, so that it is erased again after a restore of an older backup. Deleted when no backup is that old.
create table erasure (
  kind text not null check (kind in ('account', 'order', 'address')),
  -- The id of the account or order; of an address a keyed hash.
  subject text not null,
  erased_at timestamptz not null default now(),
  primary key (kind, subject)
);

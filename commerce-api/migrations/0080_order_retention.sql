-- For the sweep, which erases the personal data of closed orders some years after they were placed.
create index shop_order_unerased on shop_order (created_at) where email <> '';

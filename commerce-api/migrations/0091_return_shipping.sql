-- The return shipping that a refund deducts: an item with a negative amount.
alter table order_refund_item
  drop constraint order_refund_item_kind_check,
  drop constraint order_refund_item_total_minor_check,
  add constraint order_refund_item_kind check (kind in ('line', 'shipping', 'amount', 'returnShipping')),
  add constraint order_refund_item_total check (
    case kind when 'returnShipping' then total_minor < 0 else total_minor >= 0 end
  );

-- A customer has at most one open cart. The column is as old as the table, but no release has written it.
create unique index cart_open_of_customer on cart (customer_id) where customer_id is not null and completed_at is null;

-- Of a browser's cart that was merged into the customer's: what happened, so that a repeated request gets the same response.
-- The merged cart is completed and has no lines. The release before refuses changes of it, as of any completed cart.
alter table cart add column merge_report jsonb;

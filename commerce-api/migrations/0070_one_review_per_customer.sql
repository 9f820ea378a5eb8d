-- A customer has one review of a product. Of earlier duplicates the newest published one is kept, else the newest.
delete from review r
using review kept
where kept.product_id = r.product_id
  and kept.customer_id = r.customer_id
  and (kept.approved, kept.created_at, kept.id) > (r.approved, r.created_at, r.id);

-- It replaces the index of customer ids.
drop index review_customer;
create unique index review_customer_product on review (customer_id, product_id) where customer_id is not null;

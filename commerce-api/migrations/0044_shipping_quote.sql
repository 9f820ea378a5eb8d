-- A shipping fee or a carrier outside the offered ones, which a server set for the goods and the address of the cart.
alter table cart add column shipping_quote jsonb;

-- Whether a payment method gives the shopper credit. Null: by its logo and type.
alter table payment_method add column is_credit boolean;

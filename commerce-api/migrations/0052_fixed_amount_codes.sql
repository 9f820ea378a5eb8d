-- A code takes a percentage or an amount off the cart. The release before gives no discount for an amount.
alter table promotion
  alter column percent drop not null,
  -- Minor units by currency, including VAT.
  add column amounts jsonb,
  add check (num_nonnulls(percent, amounts) = 1);

-- The payment methods of the checkout. They were code before: the server fills the empty table from the seed folder.
create table payment_method (
  id integer primary key,
  -- The provider that handles payments; `invoice` needs none.
  provider text not null,
  name jsonb not null,
  -- The name within a sentence.
  in_text jsonb not null,
  logo text not null,
  payment_type text not null,
  checkout_type text not null,
  -- Minor units including VAT, by currency; a currency without an entry has no fee and no limit.
  fees jsonb not null default '{}',
  min_totals jsonb not null default '{}',
  max_totals jsonb not null default '{}',
  -- ISO codes; all countries if it is empty.
  countries jsonb not null default '[]',
  customer_types jsonb not null,
  sort_order integer not null,
  active boolean not null default true
);

alter table payment_method
  -- Whether the method gives the shopper credit. Null: by its logo and type.
  add column is_credit boolean,
  -- One line about it in each language. Null: the storefront has one for its kind.
  add column description jsonb;

-- What a shopper pays with in the sandbox. Its pages for Swish differ from those for a card.
alter table sandbox_payment add column kind text not null default 'card';

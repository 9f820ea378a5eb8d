-- Store credit by currency, in minor units, that the last response of a checkout showed: an order must not draw less.
alter table checkout add column shown_credit jsonb;

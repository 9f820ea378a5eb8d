-- A subscription counts once the owner of the address has confirmed it. Those of before counted already; a process of the
-- release before goes on writing unconfirmed rows.
alter table newsletter_subscription add column confirmed_at timestamptz;

update newsletter_subscription set confirmed_at = created_at;

create index newsletter_subscription_unconfirmed on newsletter_subscription (created_at) where confirmed_at is null;

-- Keys that were mailed; the key itself is in the mail only. Each mail has its own, and an older mail's stay good.
create table newsletter_key (
  key_hash text primary key,
  email text not null references newsletter_subscription (email) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  -- Null for as long as there is a subscription.
  expires_at timestamptz
);

create index newsletter_key_email on newsletter_key (email);

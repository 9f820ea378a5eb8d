-- What the sender of the outbox has to know about a row. Rows from before are due at once; a process of the release
-- before this one goes on writing rows, which the defaults complete.
alter table outbox
  -- How often it was claimed for sending. The count of a claim is also its ticket: who has an older one writes nothing.
  add column attempts integer not null default 0,
  -- How often the mail server, or the writing of the mail itself, said no. A server out of reach is not counted here.
  add column refusals integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  -- While it is in the future some process is sending this mail.
  add column locked_until timestamptz,
  -- Given up: nobody tries again by itself.
  add column failed_at timestamptz,
  add column last_error text,
  -- Set with the first claim and kept, so that a mail that was sent twice can be told by it.
  add column message_id text;

create index outbox_unsent on outbox (next_attempt_at, id) where sent_at is null;

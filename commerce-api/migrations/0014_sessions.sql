alter table session
  -- When the password was given; null for sessions that began before this column.
  add column authenticated_at timestamptz,
  add column last_used_at timestamptz not null default now(),
  -- Browser and system in words, such as "Firefox, Windows"; empty when unknown.
  add column device text not null default '';

alter table refresh_token
  add column successor_hash text,
  -- The successor, encrypted with a key that only the replaced token itself gives.
  add column successor text,
  -- Set aside unused, because its response was lost; using it afterwards is a theft.
  add column revoked_at timestamptz;

create index session_customer on session (customer_id);
create index refresh_token_session on refresh_token (session_id);

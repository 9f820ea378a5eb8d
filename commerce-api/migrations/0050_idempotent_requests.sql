-- Mutations with an x-idempotency-key and their responses, for 24 hours. Neither the key nor the response is readable here: the key is
-- stored as a hash, and the response is encrypted with the key.
create table idempotent_request (
  -- SHA-256 of the key and of the caller: API key, customer and checkout key.
  key_hash text primary key,
  -- SHA-256 of document, operation name and variables.
  content_hash text not null,
  customer_id integer references customer (id) on delete cascade,
  -- Positions of the additions to carts that were committed, so that a repetition after a lost response does not add again.
  additions integer[] not null default '{}',
  -- Null while the request runs, and for a response that is not repeated.
  response text,
  -- A process that runs the request ends or stores the response before this time.
  locked_until timestamptz not null,
  expires_at timestamptz not null
);

create index idempotent_request_expiry on idempotent_request (expires_at);

create index idempotent_request_customer on idempotent_request (customer_id) where customer_id is not null;

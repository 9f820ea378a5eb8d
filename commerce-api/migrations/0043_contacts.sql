-- How shoppers reach the customer service of a channel. A channel without a row uses the settings.
create table contact (
  channel_id text primary key,
  email text not null,
  phone text not null,
  hours jsonb not null,
  address text not null,
  organization_number text not null
);

-- How shoppers send parcels back with a carrier, in each language. Null for carriers that were stored before: nothing is shown.
alter table carrier add column returns jsonb;

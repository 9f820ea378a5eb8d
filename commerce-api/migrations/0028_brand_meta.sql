-- Title and description of a brand's page in each language; null derives them from its name and description.
alter table brand add column meta_title jsonb, add column meta_description jsonb;

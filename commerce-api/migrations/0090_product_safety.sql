-- The manufacturer of a brand or of one product, and the person in the EU who answers for it: name, addresses, country code.
alter table brand add column manufacturer jsonb, add column responsible_person jsonb;
-- Null takes the brand's. Warnings are a list of texts in each language.
alter table product add column manufacturer jsonb, add column responsible_person jsonb, add column warnings jsonb;

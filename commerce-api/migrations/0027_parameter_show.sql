-- Lists filter by a color family, while the product page names the exact color: a parameter may be a filter without being shown.
alter table parameter add column show boolean not null default true;

-- An area may stand on some lists or products only, so several areas of one family and name differ in what they are for.
alter table page add column filters jsonb not null default '[]';
drop index page_area;
create unique index page_area on page (family, area_name, filters) where family is not null;

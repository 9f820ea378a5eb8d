-- breaking: the previous release cannot read price lists in NOK and DKK.
-- Norway and Denmark sell in their own currencies, and each EU country is a market of its own. A catalog that is already
-- there gets prices computed from those in SEK, so that every market keeps selling; import lists with your own prices.
insert into price_list (identifier, currency, is_default)
select lower(currency), currency, true
from (values ('NOK'), ('DKK')) as added (currency)
where not exists (select from price_list l where l.is_default and l.currency = added.currency)
on conflict (identifier) do nothing;

create temporary table rate_of_currency on commit drop as
select * from (values ('NOK', 1.05), ('DKK', 0.70)) as rate (currency, per_sek);

insert into product_price (product_id, price_list_id, regular_minor, sale_minor, selling_minor)
select p.product_id, l.id, round(p.regular_minor * r.per_sek, -2)::int, round(p.sale_minor * r.per_sek, -2)::int,
  round(p.selling_minor * r.per_sek, -2)::int
from default_price p join rate_of_currency r on true join price_list l on l.is_default and l.currency = r.currency
where p.currency = 'SEK'
on conflict (product_id, price_list_id) do nothing;

insert into price_change (product_id, price_list_id, changed_on, regular_minor, selling_minor, lowest_minor)
select c.product_id, l.id, c.changed_on, round(c.regular_minor * r.per_sek, -2)::int,
  round(c.selling_minor * r.per_sek, -2)::int, round(c.lowest_minor * r.per_sek, -2)::int
from price_change c join price_list sek on sek.id = c.price_list_id and sek.is_default and sek.currency = 'SEK'
join rate_of_currency r on true join price_list l on l.is_default and l.currency = r.currency
on conflict (product_id, price_list_id, changed_on) do nothing;

update campaign c set amounts = converted.amounts || c.amounts
from (
  select other.id, jsonb_object_agg(r.currency, round((other.amounts ->> 'SEK')::int * r.per_sek, -2)::int) as amounts
  from campaign other, rate_of_currency r where other.amounts ? 'SEK' group by other.id
) converted
where converted.id = c.id;

update promotion p set minimum = converted.minimum || p.minimum
from (
  select other.code, jsonb_object_agg(r.currency, round((other.minimum ->> 'SEK')::int * r.per_sek, -2)::int) as minimum
  from promotion other, rate_of_currency r where other.minimum ? 'SEK' group by other.code
) converted
where converted.code = p.code;

-- The standard rates by law. Other classes keep the rates at which the market EU has sold until now.
insert into vat_rate (country, vat_class, valid_from, valid_to, rate_basis_points)
select country, 'standard', valid_from::date, valid_to::date, basis_points
from (
  values
    ('AT', '1984-01-01', null, 2000),
    ('BE', '1996-01-01', null, 2100),
    ('DE', '2021-01-01', null, 1900),
    ('EE', '2024-01-01', '2025-07-01', 2200),
    ('EE', '2025-07-01', null, 2400),
    ('FR', '2014-01-01', null, 2000),
    ('IE', '2021-03-01', null, 2300),
    ('NL', '2012-10-01', null, 2100)
) as law (country, valid_from, valid_to, basis_points)
where exists (select from product)
on conflict do nothing;

insert into vat_rate (country, vat_class, valid_from, valid_to, rate_basis_points)
select law.country, other.vat_class, other.valid_from, other.valid_to, other.rate_basis_points
from vat_rate other cross join (values ('AT'), ('BE'), ('DE'), ('EE'), ('FR'), ('IE'), ('NL')) as law (country)
where other.country = 'EU' and other.vat_class <> 'standard' and exists (select from product)
on conflict do nothing;

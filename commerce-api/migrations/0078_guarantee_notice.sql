-- From which day the market shows the harmonised notice on the legal guarantee (Directive 2011/83/EU article 6(1)(l)); null for none.
alter table market add column guarantee_notice_from date;
-- Files of the official notice by language, as widget images; null while the shop has only its text.
alter table market add column guarantee_notice_images jsonb;

update market set guarantee_notice_from = date '2026-09-27'
where country = any(array['EU', 'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU',
  'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK']);

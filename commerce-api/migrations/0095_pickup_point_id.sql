-- The text of a pickup point, which shoppers read, ended with the carrier's id: "Kiosken, Vasabron 3, 111 22 Stockholm (postnord-se-1)".
update shop_order set details = details || jsonb_build_object(
  'pickupPoint', substring(details ->> 'pickupPoint' from '^(.+) \([^() ]+\)$'),
  'pickupPointId', substring(details ->> 'pickupPoint' from ' \(([^() ]+)\)$')
)
where details ->> 'pickupPoint' ~ '^.+, .+, .+ \([^() ]+\)$';

alter table page
  -- The page or area is answered from then on; null for no beginning.
  add column active_from timestamptz,
  -- And no longer from then on; null for no end.
  add column active_to timestamptz;

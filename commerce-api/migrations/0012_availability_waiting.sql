-- Who waits for a sku is looked up with every change of its stock. Who was told is no longer there, so that no address is
-- kept for nothing; a process of the release before goes on writing requests, and tells nobody.
create index availability_request_waiting on availability_request (sku_id) where notified_at is null;

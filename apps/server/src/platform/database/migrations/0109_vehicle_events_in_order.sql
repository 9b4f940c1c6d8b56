-- outside a transaction
set lock_timeout = '2s';

-- What waits longest first, what is settled last, read in that order; and the settled ones counted without their rows.
create index concurrently if not exists vehicle_event_waiting on vehicle_event (
  (acknowledged_at is not null), (sent_at is not null and rejected_at is null), due_at, id);
create index concurrently if not exists vehicle_event_acknowledged on vehicle_event (id)
  where acknowledged_at is not null;

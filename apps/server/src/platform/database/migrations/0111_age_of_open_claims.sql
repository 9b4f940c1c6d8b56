-- outside a transaction
set lock_timeout = '2s';

-- The ages of the open claims are counted without their rows.
create index concurrently if not exists claim_open_age on claim (declared_at, urgency_rank)
  where urgency_rank < 3;

-- outside a transaction
set lock_timeout = '2s';

-- What the desk counts above its list, read off the index alone: the open claims, and those that are written on.
create index concurrently if not exists claim_strip
  on claim (urgency_rank, waiting_since, status, assignee_id, written_on_at)
  where urgency_rank < 3 or written_on_at is not null;

-- outside a transaction
set lock_timeout = '2s';

-- Since when somebody who is not of the team has written on a closed claim without an answer. It then comes first.
alter table claim add column if not exists written_on_at timestamptz;
create index concurrently if not exists claim_desk_order
  on claim ((written_on_at is null), urgency_rank, waiting_since, id);
create index concurrently if not exists claim_written_on on claim (written_on_at) where written_on_at is not null;

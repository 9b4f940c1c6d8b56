-- A claim that was closed waits from the event that opened it again, not from before it was closed. What has waited for less time
-- has moved since, and stays as it is.
update claim set waiting_since = opened.at
from (
  select claim.id, (
    select at from claim_event where claim_id = claim.id and id > closed.event_id order by id limit 1) as at
  from claim join lateral (
    select max(id) as event_id from claim_event where claim_id = claim.id and status = 'closed') closed
    on closed.event_id is not null
  where claim.urgency_rank < 3) opened
where claim.id = opened.id and claim.waiting_since < opened.at;

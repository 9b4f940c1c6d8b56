-- What was decided and reopened in a period is found by its moment.
create index claim_outcome_decided on claim_outcome (decided_at);
create index claim_event_reopened on claim_event (at) where kind = 'reopened';

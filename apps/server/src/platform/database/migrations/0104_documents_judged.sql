-- The name that the team gives a file beside the one it came with.
alter table claim_file add column given_name text check (length(given_name) between 1 and 200);

-- Accepted or refused, by whom; nothing yet, where null. A refusal says why to the customer.
alter table claim_provided_document
  add column verdict text check (verdict in ('accepted', 'refused')),
  add column refusal_reason text check (
    refusal_reason in ('unreadable', 'out_of_date', 'incomplete', 'other_document')),
  add column refusal_words text not null default '' check (length(refusal_words) <= 500),
  add column judged_by uuid references account (id),
  add column judged_at timestamptz,
  add constraint claim_provided_document_judged check (
    (verdict is null) = (judged_at is null) and (verdict is null) = (judged_by is null)
    and (verdict is not distinct from 'refused') = (refusal_reason is not null)
    and (refusal_reason is not null) = (refusal_words <> ''));
create index claim_provided_document_judged_by on claim_provided_document (judged_by)
  where judged_by is not null;

alter table claim_document_request
  drop constraint claim_document_request_reason_check,
  add constraint claim_document_request_reason_check check (
    reason in ('missing', 'unreadable', 'out_of_date', 'incomplete', 'other_document'));

-- Who named, classed, accepted or refused a file, and when; never changed.
create table claim_file_change (
  id bigint generated always as identity primary key,
  claim_id uuid not null references claim (id),
  file_id uuid not null references claim_file (id),
  kind text not null check (kind in ('named', 'classed', 'accepted', 'refused')),
  -- the name, the document, or the words; empty where it has its own name again, or is no document any more
  detail text not null,
  changed_by uuid not null references account (id),
  at timestamptz not null
);
create index claim_file_change_claim on claim_file_change (claim_id, id);
create index claim_file_change_file on claim_file_change (file_id);
create index claim_file_change_changed_by on claim_file_change (changed_by);

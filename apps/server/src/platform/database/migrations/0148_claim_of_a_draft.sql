-- A draft of a declaration makes one claim, whatever tab or device sends it.
alter table claim_draft add column id uuid not null default gen_random_uuid();
-- The draft that a claim was made of; null for one that was sent without a draft.
alter table claim add column draft_id uuid;

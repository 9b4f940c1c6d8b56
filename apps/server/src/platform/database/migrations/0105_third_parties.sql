-- What brings a third party to a claim; whoever has none sees the claim as its owner does.
alter table claim_participant
  add column relation text check (relation in ('other_driver', 'garage', 'expert', 'lawyer')),
  -- nobody handles a claim that they came to as a third party
  add constraint claim_participant_third_concerned check (relation is null or is_concerned);

-- Files that the team shows to a third party of a claim.
create table claim_file_share (
  file_id uuid not null references claim_file (id),
  account_id uuid not null references account (id),
  claim_id uuid not null,
  shared_by uuid not null references account (id),
  shared_at timestamptz not null,
  primary key (file_id, account_id),
  foreign key (claim_id, account_id) references claim_participant (claim_id, account_id)
    on delete cascade
);
create index claim_file_share_participant on claim_file_share (claim_id, account_id);
create index claim_file_share_account on claim_file_share (account_id);
create index claim_file_share_shared_by on claim_file_share (shared_by);

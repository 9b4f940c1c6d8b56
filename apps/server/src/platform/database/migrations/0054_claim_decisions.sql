-- A claim is decided from its contract, line by line, above a limit by two people.

-- The most that a role decides alone; a role without a row has no limit.
create table claim_limit (
  role text primary key,
  cents bigint not null check (cents > 0)
);
insert into claim_limit (role, cents) values ('advisor', 150000), ('admin', 1500000);

alter table claim_outcome
  -- how it was reckoned; null for a decision that was typed
  add column reckoning jsonb,
  add column approved_by uuid references account (id),
  add constraint claim_outcome_four_eyes check (approved_by <> decided_by);
create index claim_outcome_approved_by on claim_outcome (approved_by);

-- A decision above the limit of whoever made it, until a second person has signed it or given it back.
create table claim_proposal (
  id uuid primary key,
  claim_id uuid not null references claim (id),
  decision text not null check (decision in ('accepted', 'partly', 'refused')),
  amount_cents integer not null check (amount_cents >= 0),
  excess_cents integer not null check (excess_cents >= 0 and excess_cents <= amount_cents),
  reasons text not null,
  -- what was said of the claim, to be reckoned again at the signature; null for a decision that was typed
  assessment jsonb,
  reckoning jsonb,
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  answer text check (answer in ('signed', 'returned', 'recalled')),
  answer_reason text not null default '',
  answered_at timestamptz,
  answered_by uuid references account (id),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check ((answer = 'recalled') = (answered_by = proposed_by))
);
create unique index claim_proposal_waiting on claim_proposal (claim_id) where answer is null;
create index claim_proposal_claim on claim_proposal (claim_id);
create index claim_proposal_proposed_by on claim_proposal (proposed_by);
create index claim_proposal_answered_by on claim_proposal (answered_by);

-- What is put aside for a claim: added to, the last one holds. What is left of it once it is paid stands in the ledger.
create table claim_reserve (
  id uuid primary key,
  claim_id uuid not null references claim (id),
  cents integer not null check (cents >= 0),
  reason text not null,
  -- nobody where the nature did
  set_by uuid references account (id),
  set_at timestamptz not null
);
create index claim_reserve_claim on claim_reserve (claim_id);
create index claim_reserve_set_by on claim_reserve (set_by);

insert into ledger_account (code, number, label) values
  ('claims_paid', '602000', 'Sinistres payés'),
  ('reserve_change', '632000', 'Variation des provisions de sinistres'),
  ('claims_reserve', '332000', 'Provisions de sinistres'),
  ('recoveries', '602900', 'Recours'),
  ('recoveries_due', '467500', 'Recours à recevoir');

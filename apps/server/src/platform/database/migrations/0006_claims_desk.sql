create extension if not exists pg_trgm;

-- What was told at the declaration, whose turn it is, and who follows the claim.
alter table claim
  add column incident_time text check (incident_time ~ '^\d{2}:\d{2}$'),
  add column place text not null default '',
  add column answers jsonb not null default '[]',
  add column injured boolean not null default false,
  add column abroad boolean not null default false,
  add column is_pressing boolean not null default false,
  add column declared_by uuid references account (id),
  add column waiting text not null default 'insurer' check (waiting in ('insurer', 'customer')),
  add column waiting_since timestamptz not null default now(),
  add column assignee_id uuid references account (id),
  add column updated_at timestamptz not null default now(),
  -- the pile of the claim, as urgencyRank of the domain says
  add column urgency_rank smallint not null generated always as (
    case when status = 'closed' then 3 when waiting = 'customer' then 2 when is_pressing then 0 else 1 end
  ) stored,
  -- what the desk searches, without case or accents
  add column search_text text not null generated always as (
    lower(translate(nature || ' ' || description || ' ' || id::text,
      'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸàâäçéèêëîïôöùûüÿ’', 'AAACEEEEIIOOUUUYaaaceeeeiioouuuy'''))
  ) stored;
create index claim_contract on claim (contract_id);
create index claim_urgency on claim (urgency_rank, waiting_since, id);
create index claim_declared on claim (declared_at desc, id);
create index claim_updated on claim (updated_at desc, id);
create index claim_incident on claim (incident_date);
create index claim_nature on claim (nature);
create index claim_status on claim (status);
create index claim_assignee on claim (assignee_id, urgency_rank, waiting_since);
create index claim_search on claim using gin (search_text gin_trgm_ops);

-- Who sees a claim besides staff; its owner is one of them. A row that leaves takes the access with it.
create table claim_participant (
  claim_id uuid not null references claim (id),
  account_id uuid not null references account (id),
  added_by uuid references account (id),
  added_at timestamptz not null default now(),
  primary key (claim_id, account_id)
);
create index claim_participant_account on claim_participant (account_id);
insert into claim_participant (claim_id, account_id, added_at) select id, owner_id, declared_at from claim;

-- Everything that happened to a claim, dated, never changed. What is internal stays between staff.
create table claim_event (
  id bigint generated always as identity primary key,
  claim_id uuid not null references claim (id),
  kind text not null,
  status text not null check (status in ('pending', 'in_progress', 'under_review', 'closed')),
  actor_id uuid references account (id),
  -- someone that the event is about: a participant, an assignee
  about_id uuid references account (id),
  -- a label, a reason: what a person wrote
  detail text,
  is_internal boolean not null default false,
  at timestamptz not null default now()
);
create index claim_event_claim on claim_event (claim_id, id);
insert into claim_event (claim_id, kind, status, actor_id, at)
  select id, 'declared', 'pending', owner_id, declared_at from claim;

-- A document that staff asks for; answered by files of the claim, or withdrawn.
create table claim_document_request (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claim (id),
  -- of the checklist of the nature, or null for another document
  document_key text,
  label text not null,
  reason text not null check (reason in ('missing', 'unreadable', 'out_of_date')),
  note text not null default '',
  requested_by uuid not null references account (id),
  requested_at timestamptz not null default now(),
  fulfilled_at timestamptz,
  fulfilled_by uuid references account (id),
  withdrawn_at timestamptz,
  check (fulfilled_at is null or withdrawn_at is null)
);
create index claim_document_request_claim on claim_document_request (claim_id, requested_at);
-- asked for once at a time
create unique index claim_document_request_open on claim_document_request (claim_id, document_key)
  where document_key is not null and fulfilled_at is null and withdrawn_at is null;

-- Which file answers which document of the checklist, or which request.
create table claim_provided_document (
  claim_id uuid not null references claim (id),
  file_id uuid not null references claim_file (id),
  document_key text,
  request_id uuid references claim_document_request (id),
  provided_by uuid not null references account (id),
  provided_at timestamptz not null default now(),
  primary key (claim_id, file_id)
);

-- What a person decided. After a reopening the former decision is kept, and no longer stands.
create table claim_outcome (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claim (id),
  decision text not null check (decision in ('accepted', 'partly', 'refused')),
  amount_cents integer not null check (amount_cents >= 0),
  excess_cents integer not null check (excess_cents >= 0 and excess_cents <= amount_cents),
  reasons text not null,
  decided_by uuid not null references account (id),
  decided_at timestamptz not null default now(),
  superseded_at timestamptz,
  check ((decision = 'refused') = (amount_cents = 0))
);
create unique index claim_outcome_standing on claim_outcome (claim_id) where superseded_at is null;

-- A declaration under way, saved at every step: one per contract and account.
create table claim_draft (
  account_id uuid not null references account (id),
  contract_id uuid not null references contract (id),
  step smallint not null,
  form jsonb not null,
  updated_at timestamptz not null,
  primary key (account_id, contract_id)
);
create index claim_draft_age on claim_draft (updated_at);

-- A view of the desk that somebody keeps.
create table claim_saved_filter (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  unique (account_id, name)
);

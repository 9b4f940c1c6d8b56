-- Whose fault an accident was by common law, as a person of the team established it: added to, the last one holds.
create table claim_fault (
  id uuid primary key,
  claim_id uuid not null references claim (id),
  fault text not null check (fault in ('none', 'half', 'whole')),
  reason text not null check (reason <> ''),
  set_by uuid not null references account (id),
  set_at timestamptz not null
);
create index claim_fault_claim on claim_fault (claim_id, set_at desc);
create index claim_fault_set_by on claim_fault (set_by);

-- What a person made of a plain fact of a claim. The facts themselves are reckoned, and kept nowhere.
create table claim_signal (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claim (id),
  kind text not null,
  file_id uuid references claim_file (id),
  verdict text not null check (verdict in ('dismissed', 'kept')),
  word text not null,
  judged_by uuid not null references account (id),
  judged_at timestamptz not null,
  unique nulls not distinct (claim_id, kind, file_id)
);
create index claim_signal_file on claim_signal (file_id);
create index claim_signal_judged_by on claim_signal (judged_by);

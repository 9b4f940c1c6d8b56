-- Days that only a person can tell of a claim, from which a delay runs or by which it was kept.
create table claim_fact (
  claim_id uuid not null references claim (id),
  fact text not null,
  day date not null,
  recorded_by uuid not null references account (id),
  recorded_at timestamptz not null,
  primary key (claim_id, fact)
);
create index claim_fact_recorded_by on claim_fact (recorded_by);

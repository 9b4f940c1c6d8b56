-- Files of a claim that tell of somebody's health: whoever sent one consented expressly (GDPR, art. 9(2)(a)), or the team
-- marked it. Of files from before, none is marked until somebody does.
create table claim_health_file (
  file_id uuid primary key references claim_file (id) on delete cascade,
  claim_id uuid not null references claim (id),
  is_marked boolean not null default true,
  marked_by uuid not null references account (id),
  marked_at timestamptz not null,
  -- word for word what was ticked; null where the team marked it
  consent_text text,
  consent_at timestamptz,
  withdrawn_at timestamptz,
  check ((consent_text is null) = (consent_at is null)),
  check (withdrawn_at is null or consent_at is not null)
);
create index claim_health_file_claim on claim_health_file (claim_id);

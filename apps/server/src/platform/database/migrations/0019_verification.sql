-- Whom a paper concerns, masked, as its verification shows it; null for those issued before.
alter table issued_document add column subject text;
-- When a time-stamping authority saw its seal; null without one.
alter table issued_document add column time_stamped_at timestamptz;

-- The papers of a claim that were given out: each is another file, and none is kept.
create table issued_claim_paper (
  code text primary key,
  claim_id uuid not null references claim (id),
  kind text not null,
  issued_at timestamptz not null,
  -- the day in Paris that it is dated by
  issued_on date not null,
  subject text not null,
  sha256 bytea not null,
  time_stamped_at timestamptz
);
create index issued_claim_paper_sha256 on issued_claim_paper (sha256);
create index issued_claim_paper_claim on issued_claim_paper (claim_id);

-- The public keys that check what the QR codes of papers say; those of seals that were replaced too.
create table verification_key (
  -- SHA-256 of the key, in hexadecimal
  fingerprint text primary key,
  -- SubjectPublicKeyInfo, in base64
  public_key text not null,
  first_used_at timestamptz not null
);

-- What opens the second step without the passkey: each once, known to its owner alone (80 bits, kept as a hash).
create table recovery_code (
  code_sha256 bytea primary key,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_code_account on recovery_code (account_id);

-- Browsers that have signed in to an account: guesses made elsewhere don't slow them down. The token is kept as a hash.
create table known_device (
  account_id uuid not null references account (id) on delete cascade,
  token_sha256 bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (account_id, token_sha256)
);
create index known_device_token on known_device (token_sha256);
create index known_device_age on known_device (last_used_at);

-- When whoever holds a session last proved to be its person; null: when it was opened.
alter table session add column present_at timestamptz;

-- A code sent by mail to prove it with: one for a session, and the last one counts.
create table presence_code (
  session_id uuid primary key references session (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  code_hash text not null,
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index presence_code_account on presence_code (account_id);
create index presence_code_end on presence_code (expires_at);

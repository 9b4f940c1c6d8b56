-- Mails to send, written in the transaction of what they tell. The text goes once the mail is gone.
create table mail (
  id uuid primary key default gen_random_uuid(),
  -- what the mail is about; a second one with the same key is not written
  key text unique,
  recipient text not null,
  subject text not null,
  body text not null,
  path text,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null default now()
);
create index mail_due on mail (due_at) where sent_at is null and given_up_at is null;

-- What an account is told in the application.
create table notification (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  key text not null,
  title text not null,
  path text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (account_id, key)
);
create index notification_account on notification (account_id, id desc);
create index notification_unread on notification (account_id) where read_at is null;

alter table account
  -- when the person showed that the address is theirs
  add column email_verified_at timestamptz,
  add column company_name text,
  add column siren text check (siren ~ '^[0-9]{9}$'),
  add column closed_at timestamptz,
  add check (kind = 'professionnel' or (company_name is null and siren is null));

alter table session
  add column ip text,
  add column user_agent text;

-- Links of mails: what they carry is kept as a hash, and goes when it is used.
create table account_link (
  token_sha256 bytea primary key,
  account_id uuid not null references account (id),
  purpose text not null check (purpose in ('password', 'email')),
  -- the address that it was sent to
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- a new link takes the place of the one before
  unique (account_id, purpose)
);

-- Attempts to sign in, shown to their account.
create table sign_in (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  at timestamptz not null default now(),
  succeeded boolean not null,
  ip text not null,
  user_agent text not null
);
create index sign_in_account on sign_in (account_id, id desc);
create index sign_in_age on sign_in (at);

-- A « réclamation »: what somebody complains of, when it was acknowledged and what was answered.
create table complaint (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  contract_id uuid references contract (id),
  claim_id uuid references claim (id),
  subject text not null,
  message text not null,
  received_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by uuid references account (id),
  answered_at timestamptz,
  answered_by uuid references account (id),
  answer text,
  check ((answered_at is null) = (answer is null))
);
create index complaint_account on complaint (account_id, received_at desc);
create index complaint_open on complaint (received_at) where answered_at is null;

-- Who a closed account was, kept as long as a contract, a claim or a complaint of theirs.
create table closed_identity (
  account_id uuid primary key references account (id),
  username text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  company_name text,
  siren text,
  closed_at timestamptz not null
);
create index session_ended on session ((coalesce(ended_at, expires_at)));
create index notification_age on notification (created_at);

-- Accounts and their sessions. An e-mail address is unique whatever its case.
create table account (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('user', 'advisor', 'admin', 'root')),
  requested_role text check (requested_role in ('advisor', 'admin', 'root')),
  kind text not null check (kind in ('particulier', 'professionnel')),
  first_name text not null,
  last_name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index account_email_key on account (lower(email));

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_account on session (account_id) where ended_at is null;

-- Attempts counted per key (account + address, or address alone) until the window ends.
create table throttle (
  key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz not null
);

-- The first answer given for an Idempotency-Key, kept 24 h.
create table idempotent_answer (
  scope text not null,
  key text not null,
  request_mac bytea not null,
  status smallint not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotent_answer_age on idempotent_answer (created_at);

-- A complete questionnaire: what was asked and answered, word for word, never changed.
create table questionnaire (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  product text not null check (product in ('car', 'travel')),
  tariff_version text not null,
  answers jsonb not null,
  created_at timestamptz not null default now()
);

create table contract (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  product text not null check (product in ('car', 'travel')),
  questionnaire_id uuid not null references questionnaire (id),
  tariff_version text not null,
  start_date date not null,
  end_date date not null,
  contract_price_cents integer not null check (contract_price_cents > 0),
  compensation_cents integer not null check (compensation_cents >= 0),
  price_lines jsonb not null,
  answers jsonb not null,
  travels jsonb not null,
  status text not null check (status in ('active', 'extended', 'renewed', 'cancelled', 'expired')),
  origin text not null check (origin in ('original', 'extension', 'renewal')),
  parent_contract_id uuid references contract (id),
  origin_contract_id uuid references contract (id),
  renewal_contract_id uuid references contract (id),
  cancellation_date timestamptz,
  cancellation_reason text,
  created_at timestamptz not null default now(),
  check (end_date > start_date),
  check ((status = 'cancelled') = (cancellation_date is not null))
);
create index contract_account on contract (account_id, created_at desc);
-- one questionnaire makes one contract; an extension or a renewal keeps its questionnaire
create unique index contract_questionnaire on contract (questionnaire_id) where origin = 'original';

-- What proves a signature: the document presented, byte for byte, and the circumstances.
create table contract_signature (
  contract_id uuid primary key references contract (id),
  png bytea not null,
  kind text not null check (kind in ('drawn', 'typed')),
  signed_at timestamptz not null,
  session_id uuid not null references session (id),
  ip text not null,
  user_agent text not null,
  consent text not null,
  documents_opened jsonb not null,
  presented_document bytea not null,
  presented_sha256 bytea not null,
  final_document bytea not null,
  final_sha256 bytea not null
);

-- Every transition of a contract: who, when and why.
create table contract_event (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contract (id),
  action text not null,
  status text not null,
  reason text,
  account_id uuid references account (id),
  at timestamptz not null default now()
);
create index contract_event_contract on contract_event (contract_id, at);

create table claim (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references contract (id),
  owner_id uuid not null references account (id),
  nature text not null,
  description text not null,
  incident_date date not null,
  declared_at timestamptz not null default now(),
  status text not null check (status in ('pending', 'in_progress', 'under_review', 'closed'))
);
create index claim_owner on claim (owner_id, declared_at desc);

-- What staff did: who, when, to what. Lines are added and never touched again; no reference to an
-- account either, so that nothing done to one reaches the log.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null
);
create index audit_entry_actor on audit_entry (actor_id, id desc);
create index audit_entry_subject on audit_entry (subject_id text_pattern_ops, id desc);
create index audit_entry_action on audit_entry (action, id desc);
create index audit_entry_at on audit_entry (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create trigger audit_entry_not_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();
-- always: even in a session that replays as a replica, where other triggers sleep
alter table audit_entry enable always trigger audit_entry_kept;
alter table audit_entry enable always trigger audit_entry_not_emptied;

-- Search among accounts without case or accents, by any part of name or address. In the C locale
-- lower() knows ASCII alone, so the marks go first.
create extension if not exists pg_trgm;
create function fold_text(text) returns text
  language sql immutable strict parallel safe
  return replace(replace(lower(regexp_replace(
    replace(replace(normalize($1, NFD), 'Œ', 'OE'), 'Æ', 'AE'), '[\u0300-\u036f]', '', 'g')),
    'œ', 'oe'), 'æ', 'ae');
alter table account add column search_text text generated always as (
  fold_text(username || ' ' || email || ' ' || first_name || ' ' || last_name)) stored;
create index account_search on account using gin (search_text gin_trgm_ops);
-- the start alone: an index refuses a key of more than 2700 bytes
create index account_by_name on account (left(search_text, 100), id);
create index account_by_age on account (created_at, id);
create index account_role_request on account (created_at, id) where requested_role is not null;

-- Invitations of staff: one use, by whoever holds what was mailed (kept as a hash only).
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  token_sha256 bytea not null unique,
  email text not null,
  role text not null check (role in ('advisor', 'admin', 'root')),
  invited_by uuid not null references account (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  account_id uuid references account (id),
  revoked_at timestamptz,
  check ((accepted_at is null) = (account_id is null)),
  check (accepted_at is null or revoked_at is null)
);
-- of several to one address only the last is good
create unique index staff_invitation_pending on staff_invitation (lower(email))
  where accepted_at is null and revoked_at is null;

-- Who an account is at an identity provider.
create table external_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (account_id, issuer)
);

-- What an external sign-in hands from page to page: once, for a minute or, to link an account, for ten.
create table sign_in_handoff (
  token_sha256 bytea primary key,
  -- the browser that started: what its cookie holds
  browser_sha256 bytea not null,
  account_id uuid not null references account (id) on delete cascade,
  -- to link: the identity that waits for a password
  issuer text,
  subject text,
  expires_at timestamptz not null
);
create index sign_in_handoff_end on sign_in_handoff (expires_at);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_backed_up boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- What a passkey is asked to sign: once, for five minutes, for one purpose of one account.
create table passkey_challenge (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  -- null before the session exists
  session_id uuid references session (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'sign_in', 'enrol')),
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_end on passkey_challenge (expires_at);

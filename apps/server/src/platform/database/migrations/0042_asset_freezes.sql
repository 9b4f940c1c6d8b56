-- The national register of asset freezes as its file was last read; replaced whole.
create table freeze_register (
  is_only boolean primary key default true check (is_only),
  sha256 bytea not null,
  published_on text not null,
  read_at timestamptz not null
);
create table frozen_entry (
  id text primary key,
  nature text not null check (nature in ('person', 'other')),
  name text not null,
  names jsonb not null,
  births jsonb not null,
  -- of all its names: who shares none of them is not looked at more closely
  words text[] not null
);
create index frozen_entry_words on frozen_entry using gin (words);

-- Somebody of a contract or a payment who may be of the register: a person looks, and decides.
create table freeze_match (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  person_name text not null,
  person_birth date,
  -- the words of the name, then the birth: the same person found again is the same match
  person_key text not null,
  entry_id text not null,
  entry_name text not null,
  entry_births jsonb not null,
  occasion text not null check (occasion in ('signature', 'payment')),
  found_at timestamptz not null,
  decision text check (decision in ('released', 'refused')),
  reason text,
  decided_by uuid references account (id),
  decided_at timestamptz,
  unique (account_id, person_key, entry_id),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (reason is null)),
  check ((decision is null) = (decided_by is null))
);
create index freeze_match_waiting on freeze_match (found_at) where decision is null;

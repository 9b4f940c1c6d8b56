-- What open pages are told. An event gets its position when its transaction commits: positions follow
-- the order of commits without a gap, so a page that knows the last one it got has missed none before.
create table live_event (
  id bigint generated always as identity primary key,
  position bigint unique,
  account_ids uuid[] not null,
  for_staff boolean not null,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null default now()
);
create index live_event_age on live_event (at);

create table live_clock (only_row boolean primary key default true check (only_row), position bigint not null);
insert into live_clock (position) values (0);

create function number_live_event() returns trigger language plpgsql as $$
declare next bigint;
begin
  -- the row stays locked until the commit that follows at once: the next event waits for it
  update live_clock set position = position + 1 returning position into next;
  update live_event set position = next where id = new.id;
  perform pg_notify('live', 'event');
  return null;
end $$;
create constraint trigger number_live_event after insert on live_event
  deferrable initially deferred for each row execute function number_live_event();

-- A session that ends, whoever ends it, closes its streams at once.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'session');
  return null;
end $$;
create trigger tell_session_end after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_session_end();
create trigger tell_account_change after update of is_active, role on account
  for each row when (old.is_active <> new.is_active or old.role <> new.role) execute function tell_session_end();

-- What lies in the object store, named by the SHA-256 of its bytes. The row is there before the bytes
-- and leaves after them, so that nothing in the store is unknown here.
create table stored_object (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('pdf', 'jpg', 'png', 'txt')),
  bytes integer not null check (bytes > 0),
  -- when somebody last stored it: a sweep leaves it alone for a day
  touched_at timestamptz not null
);
create index stored_object_age on stored_object (touched_at);

-- Messages are added and never changed. A note is between staff; a system line has no author when no
-- person made it.
create table claim_message (
  id bigint generated always as identity primary key,
  claim_id uuid not null references claim (id),
  kind text not null check (kind in ('text', 'system', 'note')),
  account_id uuid references account (id),
  content text not null,
  posted_at timestamptz not null,
  check (kind = 'system' or account_id is not null)
);
create index claim_message_claim on claim_message (claim_id, id);

-- A file that somebody gave for a claim; without a message until one names it.
create table claim_file (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claim (id),
  account_id uuid not null references account (id),
  message_id bigint references claim_message (id),
  -- its place among the files of its message
  place smallint not null default 0,
  object_key text not null references stored_object (key),
  name text not null,
  uploaded_at timestamptz not null
);
create index claim_file_claim on claim_file (claim_id, uploaded_at);
create index claim_file_message on claim_file (message_id);
create index claim_file_object on claim_file (object_key);
create index claim_file_account on claim_file (account_id, uploaded_at);

-- How far somebody has read a claim.
create table claim_read (
  claim_id uuid not null references claim (id),
  account_id uuid not null references account (id),
  up_to bigint not null,
  read_at timestamptz not null,
  primary key (claim_id, account_id)
);

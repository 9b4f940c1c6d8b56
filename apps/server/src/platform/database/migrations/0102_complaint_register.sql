-- outside a transaction
set lock_timeout = '2s';

-- The register of complaints: by what way each came, what it is about, who has it, and what colleagues note of it.
alter table complaint
  add column if not exists channel text not null default 'site' check (channel in ('site', 'email', 'letter', 'phone')),
  add column if not exists motive text check (motive in (
    'subscription', 'price', 'payment', 'claim', 'delay', 'ending', 'personal_data', 'other')),
  add column if not exists owner_id uuid references account (id),
  -- whoever wrote down what came by letter or by telephone
  add column if not exists recorded_by uuid references account (id);
create index concurrently if not exists complaint_owner on complaint (owner_id) where owner_id is not null;
create index concurrently if not exists complaint_recorded_by on complaint (recorded_by) where recorded_by is not null;
create index concurrently if not exists complaint_received on complaint (received_at);

create table if not exists complaint_note (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references complaint (id) on delete cascade,
  -- that of the complaint
  account_id uuid not null references account (id),
  author_id uuid not null references account (id),
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index if not exists complaint_note_complaint on complaint_note (complaint_id, at);
create index if not exists complaint_note_account on complaint_note (account_id);
create index if not exists complaint_note_author on complaint_note (author_id);

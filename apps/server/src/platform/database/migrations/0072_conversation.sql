-- Questions to an adviser that belong to no claim.
create table conversation (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  contract_id uuid references contract (id) on delete set null,
  topic text not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  waiting_since timestamptz,
  closed_at timestamptz,
  closed_by uuid references account (id)
);
create index conversation_account on conversation (account_id, last_at desc);
create index conversation_contract on conversation (contract_id);
create index conversation_closed_by on conversation (closed_by);
-- the desk reads those that wait, and counts them
create index conversation_waiting on conversation (waiting_since) where waiting_since is not null;
create index conversation_last on conversation (last_at desc);

create table conversation_message (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references conversation (id) on delete cascade,
  -- whose conversation it is, so that what is kept of a person is found by one column
  account_id uuid not null references account (id),
  author_id uuid not null references account (id),
  is_team boolean not null,
  content text not null,
  sent_at timestamptz not null
);
create index conversation_message_conversation on conversation_message (conversation_id, sent_at desc);
create index conversation_message_account on conversation_message (account_id);
create index conversation_message_author on conversation_message (author_id);

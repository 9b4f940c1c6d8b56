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

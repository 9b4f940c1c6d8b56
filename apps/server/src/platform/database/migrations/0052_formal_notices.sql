-- What is not paid ten days after its day: a letter that somebody posts, then cover that stops, and what brings it back.
create table formal_notice (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- the first contract of a time of insurance: its extensions are owed for, and lose their cover, with it
  contract_id uuid not null references contract (id),
  policy_id uuid not null,
  -- as the letter says it
  cents integer not null check (cents > 0),
  recipient text not null,
  -- none: nobody knows where to post it
  address text[] not null,
  is_abroad boolean not null,
  object_key text not null references stored_object (key),
  drafted_at timestamptz not null,
  posted_on date,
  -- of the registered letter
  postal_number text,
  recorded_at timestamptz,
  recorded_by uuid references account (id),
  -- from when to when nothing is covered
  suspended_at timestamptz,
  resumes_at timestamptz,
  closed_at timestamptz,
  closed_for text check (closed_for in ('paid', 'changed', 'ended')),
  check ((posted_on is null) = (postal_number is null) and (posted_on is null) = (recorded_at is null)
    and (posted_on is null) = (recorded_by is null)),
  check (posted_on is not null or suspended_at is null),
  check (suspended_at <= resumes_at),
  check (resumes_at is null or closed_for = 'paid'),
  check ((closed_at is null) = (closed_for is null))
);
-- a time of insurance is under one notice at a time
create unique index formal_notice_open on formal_notice (contract_id) where closed_at is null;
create index formal_notice_contract on formal_notice (contract_id);
create index formal_notice_account on formal_notice (account_id);
create index formal_notice_policy on formal_notice (policy_id);
create index formal_notice_recorded_by on formal_notice (recorded_by);
create index formal_notice_object on formal_notice (object_key);

-- What it claims.
create table formal_notice_due (
  notice_id uuid not null references formal_notice (id) on delete cascade,
  due_id uuid not null references due (id),
  cents integer not null check (cents > 0),
  primary key (notice_id, due_id)
);
create index formal_notice_due_due on formal_notice_due (due_id);

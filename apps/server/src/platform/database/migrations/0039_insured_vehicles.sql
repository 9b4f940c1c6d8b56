-- What the file of insured vehicles (FVA) is told: written in the transaction of what it tells of, sent in batches.
create table vehicle_event (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references contract (id),
  -- the first contract of the line: extensions and renewals keep its number
  policy uuid not null,
  kind text not null check (
    kind in ('start', 'extension', 'plate_change', 'suspension', 'resumption', 'end')),
  plate text not null,
  country text not null default 'FR',
  start_date date not null,
  end_date date not null,
  occurred_at timestamptz not null,
  due_at timestamptz not null,
  batch_id uuid,
  sent_at timestamptz,
  acknowledged_at timestamptz,
  rejected_at timestamptz,
  rejection text,
  created_at timestamptz not null default now(),
  check ((sent_at is null) = (batch_id is null)),
  check (sent_at is not null or (acknowledged_at is null and rejected_at is null)),
  check (acknowledged_at is null or rejected_at is null),
  check ((rejected_at is null) = (rejection is null))
);
create index vehicle_event_contract on vehicle_event (contract_id);
create index vehicle_event_policy on vehicle_event (policy, created_at desc);
create index vehicle_event_open on vehicle_event (due_at) where acknowledged_at is null;
create index vehicle_event_batch on vehicle_event (batch_id) where batch_id is not null;

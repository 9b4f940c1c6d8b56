-- A contract left on a ground of the law: until when it covers, and the day on which it ends. Null until somebody asks.
alter table contract add column covered_until date;
alter table contract add column leaving_on date;

-- What was asked, once for all that ends together.
create table ending_notice (
  contract_id uuid primary key references contract (id),
  account_id uuid not null references account (id),
  ground text not null,
  event_date date not null,
  covered_until date not null,
  effect_date date not null,
  reason text not null,
  at timestamptz not null
);
create index ending_notice_account on ending_notice (account_id);

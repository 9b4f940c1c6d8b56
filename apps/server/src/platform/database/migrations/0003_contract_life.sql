-- A line: the first contract, what extends it and what renews it. One of them is active at most, whoever writes.
create index contract_line on contract ((coalesce(origin_contract_id, id)));
create unique index contract_line_active on contract ((coalesce(origin_contract_id, id)))
  where status = 'active';
create unique index contract_extension on contract (parent_contract_id) where origin = 'extension';
create index contract_active_end on contract (end_date) where status = 'active';

-- The last reminder of its end that was sent, in days before it.
alter table contract add column reminded_days smallint check (reminded_days in (30, 7));

-- How a contract was cancelled or renounced, and what it gave back; those that ended together name the same one.
create table contract_ending (
  contract_id uuid primary key references contract (id),
  asked_contract_id uuid not null references contract (id),
  kind text not null check (kind in ('cancellation', 'withdrawal')),
  account_id uuid not null references account (id),
  reason text not null,
  effect_date date not null,
  previous_status text not null,
  price_cents integer not null,
  flat_cents integer not null,
  climate_cents integer not null,
  days integer not null check (days > 0),
  days_left integer not null check (days_left between 0 and days),
  refund_cents integer not null check (refund_cents >= 0),
  note text,
  at timestamptz not null
);
create index contract_ending_asked on contract_ending (asked_contract_id);

-- a contract leaves its status, and names what renews it, before the renewal is there
alter table contract alter constraint contract_renewal_contract_id_fkey deferrable initially deferred;

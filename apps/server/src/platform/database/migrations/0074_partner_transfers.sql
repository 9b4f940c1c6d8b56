-- What goes to a climate partner at once, until the statement shows that it left.
create table partner_transfer (
  id uuid primary key,
  partner text not null,
  certificate text not null,
  cents bigint not null check (cents > 0),
  handed_over_at timestamptz not null
);
create index partner_transfer_cents on partner_transfer (cents);

-- those that were handed over before, and stand among the payments under way
insert into partner_transfer (id, partner, certificate, cents, handed_over_at)
  select gen_random_uuid(), entry.partner, entry.certificate, sum(entry.cents), entry.at
  from contribution_entry entry
  where entry.kind = 'handed_over' and exists (
    select from ledger_entry where event = 'climate.handed_over' and source = entry.contract_id)
  group by entry.partner, entry.certificate, entry.at;

alter table bank_movement
  add column transfer_id uuid references partner_transfer (id),
  add column proposed_transfer_id uuid references partner_transfer (id);
create unique index bank_movement_transfer on bank_movement (transfer_id) where transfer_id is not null;
create index bank_movement_proposed_transfer on bank_movement (proposed_transfer_id);
alter table bank_movement add constraint bank_movement_one_matter_of_three check (
  num_nonnulls(due_id, recovery_id, transfer_id) <= 1
  and num_nonnulls(proposed_due_id, proposed_recovery_id, proposed_transfer_id) <= 1) not valid;

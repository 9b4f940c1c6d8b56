-- What somebody else owes of a claim is paid by its reference, by hand, or is given up.

-- No server has noted one yet: the table is empty.
alter table claim_recovery
  add column reference text not null unique,
  add column given_up_cents integer not null default 0,
  add column given_up_reason text,
  add column given_up_at timestamptz,
  add column given_up_by uuid references account (id),
  add constraint claim_recovery_given_up check (
    given_up_cents between 0 and cents
    and num_nulls(given_up_reason, given_up_at, given_up_by) = case when given_up_cents = 0 then 3 else 0 end);
create index claim_recovery_given_up_by on claim_recovery (given_up_by);

-- Never more than the claim has cost, whatever a server would let pass: what has left the bank for it.
create function guard_recovery() returns trigger language plpgsql as $$
declare
  paid bigint;
  claimed bigint;
begin
  select coalesce(sum(cents), 0) into paid from ledger_line
    where claim_id = new.claim_id and account in ('claims_paid', 'payments_under_way');
  select coalesce(sum(cents - given_up_cents), 0) into claimed from claim_recovery where claim_id = new.claim_id;
  if claimed + new.cents > paid then
    raise exception 'more than the claim has cost' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_recovery before insert on claim_recovery for each row execute function guard_recovery();
alter table claim_recovery enable always trigger guard_recovery;

-- A movement that may pay one, for two people to say.
alter table bank_movement add column proposed_recovery_id uuid references claim_recovery (id);
create index bank_movement_proposed_recovery on bank_movement (proposed_recovery_id);
alter table bank_movement add constraint bank_movement_one_matter check (
  num_nonnulls(due_id, recovery_id) <= 1 and num_nonnulls(proposed_due_id, proposed_recovery_id) <= 1) not valid;

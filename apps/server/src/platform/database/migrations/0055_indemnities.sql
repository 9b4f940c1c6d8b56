-- What a claim pays, and what somebody else owes of it.

-- Money leaves for a claim only by a decision that stands, never beyond it, and above a limit only with two hands on it:
-- whatever a server would let pass.
create function guard_indemnity() returns trigger language plpgsql as $$
declare
  standing record;
  already bigint;
begin
  if new.kind <> 'indemnity' then return new; end if;
  select outcome.amount_cents - outcome.excess_cents as paid, outcome.decided_by, outcome.approved_by,
      limit_of_decider.cents as decider_limit, limit_of_second.cents as second_limit
    into standing
    from claim_outcome outcome
      join account decider on decider.id = outcome.decided_by
      left join claim_limit limit_of_decider on limit_of_decider.role = decider.role
      left join account second on second.id = outcome.approved_by
      left join claim_limit limit_of_second on limit_of_second.role = second.role
    where outcome.claim_id = new.claim_id and outcome.superseded_at is null;
  select coalesce(sum(cents), 0) into already from payout
    where claim_id = new.claim_id and cancelled_at is null and id <> new.id;
  if not found or standing.paid is null or already + new.cents > standing.paid then
    raise exception 'no decision pays this' using errcode = 'check_violation';
  end if;
  if standing.decider_limit is not null and standing.paid > standing.decider_limit and (
    standing.approved_by is null or (standing.second_limit is not null and standing.paid > standing.second_limit)) then
    raise exception 'somebody else signs this decision' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_indemnity before insert on payout for each row execute function guard_indemnity();
alter table payout enable always trigger guard_indemnity;

-- As before, and who signed a decision second approves no batch that pays it either.
create or replace function guard_payment_batch() returns trigger language plpgsql as $$ begin
  if old.approved_at is not null and (
    new.approved_by is distinct from old.approved_by or new.file_sha256 is distinct from old.file_sha256
    or new.settles_on <> old.settles_on or new.message_id <> old.message_id or new.prepared_by <> old.prepared_by
    or (new.file_sealed is not null and new.file_sealed is distinct from old.file_sealed)) then
    raise exception 'an approved batch does not change';
  end if;
  if old.approved_at is null and new.approved_at is not null and exists (
    select from payment_order ordered
      join bank_account paid on paid.id = ordered.bank_account_id
      left join due on due.id = ordered.due_id
      left join payout on payout.id = ordered.payout_id
      left join claim_outcome outcome on outcome.claim_id = payout.claim_id
    where ordered.batch_id = new.id and (
      paid.account_id = new.approved_by or due.account_id = new.approved_by or payout.account_id = new.approved_by
      or payout.requested_by = new.approved_by or outcome.decided_by = new.approved_by
      or outcome.approved_by = new.approved_by
      or exists (
        select from bank_movement movement join due matched on matched.id = movement.due_id
        where movement.matched_by = new.approved_by and matched.policy_id = payout.policy_id))) then
    raise exception 'somebody else approves this batch' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What somebody else owes of a claim that we paid.
create table claim_recovery (
  id uuid primary key,
  claim_id uuid not null references claim (id),
  debtor text not null check (length(debtor) between 1 and 120),
  cents integer not null check (cents > 0),
  reason text not null,
  claimed_at timestamptz not null,
  claimed_by uuid not null references account (id)
);
create index claim_recovery_claim on claim_recovery (claim_id);
create index claim_recovery_claimed_by on claim_recovery (claimed_by);

-- A movement that pays it.
alter table bank_movement add column recovery_id uuid references claim_recovery (id);
create index bank_movement_recovery on bank_movement (recovery_id);

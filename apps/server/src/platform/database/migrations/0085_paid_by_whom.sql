-- Whose money a transfer gives back, and to which account.

-- Nobody is paid back more than their policy holds of theirs: whatever a server would let pass.
create function guard_refunds() returns trigger language plpgsql as $$ begin
  if old.approved_at is null and new.approved_at is not null and exists (
    select from (
      select ordered.policy_id, sum(ordered.cents) as cents
      from payment_order ordered join payout on payout.id = ordered.payout_id
      where ordered.batch_id = new.id and payout.kind <> 'indemnity'
      group by ordered.policy_id) paid
    where paid.cents > (
      select coalesce(-sum(line.cents), 0)
      from ledger_entry entry join ledger_line line on line.entry_id = entry.id
      where entry.policy_id = paid.policy_id
        and line.account in ('policyholders', 'collections_under_way'))) then
    raise exception 'no policy pays this back' using errcode = 'check_violation', constraint = 'guard_refunds';
  end if;
  return new;
end $$;
create trigger guard_refunds before update on payment_batch for each row execute function guard_refunds();
alter table payment_batch enable always trigger guard_refunds;

-- The account that a transfer came from: a refund goes back to it. Until it is known whose due it pays, its IBAN is sealed with
-- the id of the movement.
alter table bank_movement
  add column payer_sealed bytea,
  add column paid_from uuid references bank_account (id),
  add check (payer_sealed is null or paid_from is null);
create index bank_movement_paid_from on bank_movement (paid_from) where paid_from is not null;

-- What a person proposes that a movement pays; another says so.
alter table bank_movement add column proposed_by uuid references account (id);
create index bank_movement_proposed_by on bank_movement (proposed_by);
alter table bank_movement add constraint bank_movement_two_hands check (matched_by <> proposed_by);

-- Beside guard_payment_batch: whoever proposed a match approves nothing that pays its policy, as whoever made it.
create function guard_proposed_matches() returns trigger language plpgsql as $$ begin
  if old.approved_at is null and new.approved_at is not null and exists (
    select from payment_order ordered
      join payout on payout.id = ordered.payout_id
      join due matched on matched.policy_id = payout.policy_id
      join bank_movement movement on movement.due_id = matched.id
    where ordered.batch_id = new.id and movement.proposed_by = new.approved_by) then
    raise exception 'somebody else approves this batch' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_proposed_matches before update on payment_batch for each row execute function guard_proposed_matches();
alter table payment_batch enable always trigger guard_proposed_matches;

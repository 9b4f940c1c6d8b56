-- What a person has looked at before money leaves, and why they let it go.
create table payout_review (
  id uuid primary key,
  payout_id uuid not null references payout (id),
  -- to which account, of how much at most, and what there was to look at: another account or another flag is looked at anew
  bank_account_id uuid not null references bank_account (id),
  cents integer not null check (cents > 0),
  flags text[] not null check (cardinality(flags) > 0),
  reason text not null check (length(btrim(reason)) between 1 and 500),
  reviewed_at timestamptz not null,
  reviewed_by uuid not null references account (id)
);
create index payout_review_payout on payout_review (payout_id);
create index payout_review_account on payout_review (bank_account_id);
create index payout_review_reviewed_by on payout_review (reviewed_by);

-- Nobody lets go what pays themselves, what they asked for, decided or signed, or the policy of a receipt that they matched.
create function guard_payout_review() returns trigger language plpgsql as $$ begin
  if exists (
    select from payout
      left join claim_outcome outcome on outcome.claim_id = payout.claim_id
    where payout.id = new.payout_id and (
      payout.account_id = new.reviewed_by or payout.requested_by = new.reviewed_by
      or outcome.decided_by = new.reviewed_by or outcome.approved_by = new.reviewed_by
      or exists (
        select from bank_movement movement join due matched on matched.id = movement.due_id
        where matched.policy_id = payout.policy_id
          and new.reviewed_by in (movement.matched_by, movement.proposed_by)))) then
    raise exception 'somebody else lets this payout go'
      using errcode = 'check_violation', constraint = 'guard_payout_review';
  end if;
  return new;
end $$;
create trigger guard_payout_review before insert on payout_review
  for each row execute function guard_payout_review();
alter table payout_review enable always trigger guard_payout_review;

create function refuse_review_change() returns trigger language plpgsql as $$ begin
  raise exception 'a review does not change';
end $$;
-- retention erases it with its contract
create trigger payout_review_kept before update on payout_review
  for each row execute function refuse_review_change();
alter table payout_review enable always trigger payout_review_kept;

-- What there was to look at when the order was made: it is in no batch, and leaves in none, before somebody has let all of it go.
alter table payment_order add column flags text[] not null default '{}';

create function guard_flags() returns trigger language plpgsql as $$ begin
  if not new.flags <@ array(
    select flag from payout_review review, unnest(review.flags) flag
    where review.payout_id = new.payout_id and review.bank_account_id = new.bank_account_id
      and review.cents >= new.cents) then
    raise exception 'somebody looks at this payout first'
      using errcode = 'check_violation', constraint = 'guard_flags';
  end if;
  return new;
end $$;
create trigger guard_flags before insert or update on payment_order for each row
  when (new.flags <> '{}' and new.state in ('prepared', 'sent')) execute function guard_flags();
alter table payment_order enable always trigger guard_flags;

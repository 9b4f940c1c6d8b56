-- A paid claim that the team would reopen, until a second person has accepted it or refused it.
create table claim_reopening (
  id uuid primary key,
  claim_id uuid not null references claim (id),
  reason text not null check (length(btrim(reason)) between 1 and 1000),
  asked_by uuid not null references account (id),
  asked_at timestamptz not null,
  -- recalled by whoever asked; lapsed where the claim was reopened without it, by its owner
  answer text check (answer in ('accepted', 'refused', 'recalled', 'lapsed')),
  answer_reason text not null default '',
  answered_at timestamptz,
  answered_by uuid references account (id),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  constraint claim_reopening_four_eyes check (answer in ('accepted', 'refused') is not true or answered_by <> asked_by),
  check (answer is distinct from 'recalled' or answered_by = asked_by),
  check (answer is distinct from 'refused' or length(btrim(answer_reason)) > 0)
);
create unique index claim_reopening_waiting on claim_reopening (claim_id) where answer is null;
create index claim_reopening_claim on claim_reopening (claim_id, asked_at);
create index claim_reopening_asked_by on claim_reopening (asked_by);
create index claim_reopening_answered_by on claim_reopening (answered_by);

-- What of a claim nobody can take back any more, in cents.
create function claim_ordered(of_claim uuid) returns bigint language sql stable as $$
  select coalesce(sum(cents), 0)::bigint from payout
  where payout.claim_id = of_claim and cancelled_at is null and exists (
    select from payment_order where payout_id = payout.id and state in ('sent', 'settled'))
$$;

-- The most that somebody decides alone, in cents; null without a limit.
create function decision_limit_of(of_account uuid) returns bigint language sql stable as $$
  select coalesce(own.cents, of_role.cents)::bigint
  from account
    left join claim_limit of_role on of_role.role = account.role
    left join claim_person_limit own on own.account_id = account.id and own.role = account.role
  where account.id = of_account
$$;

-- A request is answered once; nobody who had the claim paid, or may not decide so much, accepts it.
create function guard_reopening_answer() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if new.answer is not null then
      raise exception 'a reopening is asked for first' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.answer is not null or new.claim_id <> old.claim_id or new.reason <> old.reason
    or new.asked_by <> old.asked_by or new.asked_at <> old.asked_at then
    raise exception 'a reopening that was answered does not change' using errcode = 'check_violation';
  end if;
  if new.answer = 'accepted' and (
    decision_limit_of(new.answered_by) < claim_ordered(new.claim_id)
    or exists (
      select from claim_outcome
      where claim_id = new.claim_id and new.answered_by in (decided_by, approved_by))) then
    raise exception 'somebody else accepts this reopening' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_reopening_answer before insert or update on claim_reopening
  for each row execute function guard_reopening_answer();
alter table claim_reopening enable always trigger guard_reopening_answer;

-- A closed claim of which something is ordered or paid opens again by its owner, or by two people: whatever a server would
-- let pass. Looked at when the transaction ends, when its events are there too.
create function guard_paid_reopening() returns trigger language plpgsql as $$ begin
  if claim_ordered(new.id) > 0 and not exists (
    select from claim_event event
    where event.claim_id = new.id and event.kind = 'reopened'
      and event.id > coalesce(
        (select max(id) from claim_event where claim_id = new.id and status = 'closed'), 0)
      and (event.actor_id = new.owner_id or exists (
        select from claim_reopening asked
        where asked.claim_id = new.id and asked.answer = 'accepted' and asked.answered_at = event.at))) then
    raise exception 'somebody else accepts this reopening' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger guard_paid_reopening after update of status on claim
  deferrable initially deferred for each row
  when (old.status = 'closed' and new.status <> 'closed')
  execute function guard_paid_reopening();
alter table claim enable always trigger guard_paid_reopening;

-- A refusal of more than its author decides alone is signed by a second person who may: the most of what is asked for, of
-- what is put aside, and of what somebody else than its author had put aside before them.
create function guard_refusal() returns trigger language plpgsql as $$
declare
  stake bigint;
begin
  select greatest(
    coalesce((new.reckoning ->> 'lossCents')::bigint, 0),
    coalesce((select cents from claim_reserve where claim_id = new.claim_id
      order by set_at desc, id limit 1), 0),
    coalesce((select cents from claim_reserve where claim_id = new.claim_id
      and set_by is distinct from new.decided_by order by set_at desc, id limit 1), 0)) into stake;
  if decision_limit_of(new.decided_by) < stake
    and (new.approved_by is null or decision_limit_of(new.approved_by) < stake) then
    raise exception 'somebody else signs this refusal' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_refusal before insert on claim_outcome for each row
  when (new.decision = 'refused') execute function guard_refusal();
alter table claim_outcome enable always trigger guard_refusal;

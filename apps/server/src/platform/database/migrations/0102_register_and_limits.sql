-- The register of complaints: by what way each came, what it is about, who has it, and what colleagues note of it.
alter table complaint
  add column channel text not null default 'site' check (channel in ('site', 'email', 'letter', 'phone')),
  add column motive text check (motive in (
    'subscription', 'price', 'payment', 'claim', 'delay', 'ending', 'personal_data', 'other')),
  add column owner_id uuid references account (id),
  -- whoever wrote down what came by letter or by telephone
  add column recorded_by uuid references account (id);
create index complaint_owner on complaint (owner_id) where owner_id is not null;
create index complaint_recorded_by on complaint (recorded_by) where recorded_by is not null;
create index complaint_received on complaint (received_at);

create table complaint_note (
  id uuid primary key default gen_random_uuid(),
  complaint_id uuid not null references complaint (id) on delete cascade,
  -- that of the complaint
  account_id uuid not null references account (id),
  author_id uuid not null references account (id),
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index complaint_note_complaint on complaint_note (complaint_id, at);
create index complaint_note_account on complaint_note (account_id);
create index complaint_note_author on complaint_note (author_id);

-- The most that one person decides alone, in place of what their role does, while they have that role. Nobody sets their own.
create table claim_person_limit (
  account_id uuid primary key references account (id),
  role text not null,
  cents bigint not null check (cents >= 0),
  set_by uuid not null references account (id),
  set_at timestamptz not null,
  check (set_by <> account_id)
);
create index claim_person_limit_set_by on claim_person_limit (set_by);

-- As before, by what each person may decide.
create or replace function guard_indemnity() returns trigger language plpgsql as $$
declare
  standing record;
  already bigint;
begin
  if new.kind <> 'indemnity' then return new; end if;
  select outcome.amount_cents - outcome.excess_cents as paid, outcome.decided_by, outcome.approved_by,
      coalesce(own_of_decider.cents, limit_of_decider.cents) as decider_limit,
      coalesce(own_of_second.cents, limit_of_second.cents) as second_limit
    into standing
    from claim_outcome outcome
      join account decider on decider.id = outcome.decided_by
      left join claim_limit limit_of_decider on limit_of_decider.role = decider.role
      left join claim_person_limit own_of_decider
        on own_of_decider.account_id = decider.id and own_of_decider.role = decider.role
      left join account second on second.id = outcome.approved_by
      left join claim_limit limit_of_second on limit_of_second.role = second.role
      left join claim_person_limit own_of_second
        on own_of_second.account_id = second.id and own_of_second.role = second.role
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

-- outside a transaction
-- Every statement can be repeated: the file runs one by one, so that no lock is held while claims are filled in.
set lock_timeout = '2s';

-- Who of the team answered first, and the minutes from the declaration to that answer and to each decision: what a period tells
-- of is read from indexes, not from each claim and its messages. Whoever was of the team when they wrote stays so. When a claim was
-- decided once before tells how many claims the decisions of a period are about, without comparing them.
alter table claim add column if not exists first_answer_by uuid references account (id),
  add column if not exists first_answer_minutes integer;
alter table claim_outcome add column if not exists after_minutes integer,
  add column if not exists decided_before_at timestamptz;

-- By the message and the decision themselves: servers of the release before write them too.
create or replace function note_first_answer() returns trigger language plpgsql as $$ begin
  update claim set first_answer_by = new.account_id,
      first_answer_minutes = extract(epoch from new.posted_at - declared_at) / 60
    from account where claim.id = new.claim_id and first_answer_by is null
      and account.id = new.account_id and role <> 'user' and account.id <> claim.owner_id; return null; end
$$;
drop trigger if exists note_first_answer on claim_message;
create trigger note_first_answer after insert on claim_message for each row
  when (new.kind = 'text' and new.account_id is not null) execute function note_first_answer();

create or replace function decided_before(of_claim uuid, moment timestamptz) returns timestamptz language sql stable as $$
  select max(decided_at) from claim_outcome where claim_id = of_claim and decided_at < moment
$$;
create or replace function note_minutes() returns trigger language plpgsql as $$ begin
  new.after_minutes :=
    (select extract(epoch from new.decided_at - declared_at) / 60 from claim where id = new.claim_id); new.decided_before_at :=
    decided_before(new.claim_id, new.decided_at); return new; end
$$;
drop trigger if exists note_minutes on claim_outcome;
create trigger note_minutes before insert or update of decided_at on claim_outcome
  for each row execute function note_minutes();

-- The last decision of a claim was looked for among all.
create index concurrently if not exists claim_outcome_claim on claim_outcome (claim_id, decided_at);

-- A thousand at a time, each locked before it is looked at, so that what is written meanwhile is seen or comes after.
do $$
declare
  batch uuid[]; begin loop
  batch := array(
    select id from claim where id > coalesce(batch[cardinality(batch)], '00000000-0000-0000-0000-000000000000')
    order by id limit 1000 for update); exit when batch = '{}'; update claim
  set first_answer_by = answer.account_id,
    first_answer_minutes = extract(epoch from answer.posted_at - declared_at) / 60
  from (
    select distinct on (message.claim_id) message.claim_id, message.posted_at, message.account_id
    from claim_message message join claim answered on answered.id = message.claim_id
      join account author on author.id = message.account_id
        and author.role <> 'user' and author.id <> answered.owner_id
    where message.claim_id = any(batch) and message.kind = 'text'
    order by message.claim_id, message.id) answer
  where claim.id = answer.claim_id and first_answer_by is null; update claim_outcome
  set after_minutes = extract(epoch from decided_at - declared_at) / 60,
    decided_before_at = decided_before(claim_id, decided_at)
  from claim where claim.id = claim_id and claim_id = any(batch) and after_minutes is null; commit; end loop; end $$;

create index concurrently if not exists claim_answered on claim (declared_at)
  include (first_answer_by, first_answer_minutes);
create index concurrently if not exists claim_first_answer_by on claim (first_answer_by, declared_at);
create index concurrently if not exists claim_outcome_period on claim_outcome (decided_at)
  include (claim_id, decided_by, after_minutes, decided_before_at);
drop index concurrently if exists claim_outcome_decided;

reset lock_timeout;

-- How many claims are open, by who has them, their state, whose turn it is, who had the last word, and the day in Paris since
-- which it is their turn. Each change of a claim adds rows, which are put together every day: nobody waits for anybody.
create table open_claims_waiting (
  -- null: nobody
  assignee_id uuid,
  status text not null,
  waiting text not null,
  last_word text,
  since_day date not null,
  change integer not null
);
-- The same by the day in Paris of their declaration.
create table open_claims_declared (
  waiting text not null,
  declared_day date not null,
  change integer not null
);

create function count_open_claim() returns trigger language plpgsql as $$ begin
  insert into open_claims_waiting (assignee_id, status, waiting, last_word, since_day, change)
    select old.assignee_id, old.status, old.waiting, old.last_word,
      (old.waiting_since at time zone 'Europe/Paris')::date, -1 where old.urgency_rank < 3
    union all
    select new.assignee_id, new.status, new.waiting, new.last_word,
      (new.waiting_since at time zone 'Europe/Paris')::date, 1 where new.urgency_rank < 3;
  insert into open_claims_declared (waiting, declared_day, change)
    select old.waiting, (old.declared_at at time zone 'Europe/Paris')::date, -1 where old.urgency_rank < 3
    union all
    select new.waiting, (new.declared_at at time zone 'Europe/Paris')::date, 1 where new.urgency_rank < 3;
  return null;
end $$;
create trigger count_open_claim after insert on claim for each row
  when (new.urgency_rank < 3) execute function count_open_claim();
create trigger count_claim_gone after delete on claim for each row
  when (old.urgency_rank < 3) execute function count_open_claim();
create trigger count_claim_changed after update on claim for each row
  when ((old.status, old.assignee_id, old.waiting, old.last_word, old.waiting_since, old.declared_at)
    is distinct from (new.status, new.assignee_id, new.waiting, new.last_word, new.waiting_since, new.declared_at))
  execute function count_open_claim();

-- Puts together what is one, in one statement each: whoever counts meanwhile reads it as it was, or as it is. Days so long ago
-- that no count tells them apart become one: the table grows with the team, not with what is open.
create function pack_open_claims() returns void language sql as $$
  with gone as (delete from open_claims_waiting returning *)
  insert into open_claims_waiting (assignee_id, status, waiting, last_word, since_day, change)
  select assignee_id, status, waiting, last_word,
    greatest(since_day, (now() at time zone 'Europe/Paris')::date - 60), sum(change)
  from gone group by 1, 2, 3, 4, 5 having sum(change) <> 0;
  with gone as (delete from open_claims_declared returning *)
  insert into open_claims_declared (waiting, declared_day, change)
  select waiting, greatest(declared_day, (now() at time zone 'Europe/Paris')::date - 240), sum(change)
  from gone group by 1, 2 having sum(change) <> 0
$$;

insert into open_claims_waiting (assignee_id, status, waiting, last_word, since_day, change)
  select assignee_id, status, waiting, last_word, (waiting_since at time zone 'Europe/Paris')::date, count(*)
  from claim where urgency_rank < 3 group by 1, 2, 3, 4, 5;
insert into open_claims_declared (waiting, declared_day, change)
  select waiting, (declared_at at time zone 'Europe/Paris')::date, count(*)
  from claim where urgency_rank < 3 group by 1, 2;
select pack_open_claims();

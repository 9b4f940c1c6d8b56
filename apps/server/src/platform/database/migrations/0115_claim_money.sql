-- What the ledger says of claims by day, account and nature, so that a period is summed without its entries and its claims.
-- Each posting adds rows; what has one key is put together every day. The ledger stays the source: this can be filled again.
create table claim_money (
  on_day date not null,
  account text not null,
  -- null where no claim is known
  nature_id text,
  cents bigint not null
);
create index claim_money_day on claim_money (account, on_day) include (nature_id, cents);

create function note_claim_money() returns trigger language plpgsql as $$ begin
  insert into claim_money (on_day, account, nature_id, cents)
  select entry.effective_on, line.account, claim.nature_id, sum(line.cents)
  from added line
    join ledger_entry entry on entry.id = line.entry_id
    left join claim on claim.id = line.claim_id
  where line.account in ('claims_paid', 'recoveries', 'reserve_change', 'claims_reserve')
  group by 1, 2, 3;
  return null;
end $$;
create trigger note_claim_money after insert on ledger_line referencing new table as added
  for each statement execute function note_claim_money();

-- From the ledger, all of it: where its triggers rested.
create function fill_claim_money() returns void language sql as $$
  delete from claim_money;
  insert into claim_money (on_day, account, nature_id, cents)
  select entry.effective_on, line.account, claim.nature_id, sum(line.cents)
  from ledger_line line
    join ledger_entry entry on entry.id = line.entry_id
    left join claim on claim.id = line.claim_id
  where line.account in ('claims_paid', 'recoveries', 'reserve_change', 'claims_reserve')
  group by 1, 2, 3
$$;
select fill_claim_money();

-- Puts together what has one key, in one statement: whoever sums meanwhile reads it as it was, or as it is.
create function pack_claim_money() returns void language sql as $$
  with many as (
    select on_day, account, nature_id from claim_money group by 1, 2, 3 having count(*) > 1),
  gone as (
    delete from claim_money using many
    where claim_money.on_day = many.on_day and claim_money.account = many.account
      and claim_money.nature_id is not distinct from many.nature_id
    returning claim_money.*)
  insert into claim_money (on_day, account, nature_id, cents)
  select on_day, account, nature_id, sum(cents) from gone group by 1, 2, 3
$$;

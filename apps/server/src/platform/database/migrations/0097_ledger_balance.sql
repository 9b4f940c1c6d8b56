-- What each account held at the end of a closed month: true for ever, and a month is read without all that came before it.
create table ledger_balance (
  month date not null references ledger_closing (month),
  account text not null references ledger_account (code),
  -- above zero a debit, below a credit
  cents bigint not null,
  primary key (month, account)
);
create index ledger_balance_account on ledger_balance (account);

-- By the closing itself: servers of the release before close months too.
create function keep_ledger_balances() returns trigger language plpgsql as $$
declare
  last date := (select max(month) from ledger_balance where month < new.month);
begin
  insert into ledger_balance (month, account, cents)
  select new.month, account, sum(cents) from (
    select account, cents from ledger_balance where month = last
    union all
    select line.account, line.cents from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    where entry.effective_on < new.month + interval '1 month'
      and (last is null or entry.effective_on >= last + interval '1 month')) moved
  group by account;
  return null;
end $$;

do $$
declare closed record;
begin
  execute format('alter function keep_ledger_balances() set search_path = %I, pg_temp', current_schema());
  -- the months that are closed already, from the first
  for closed in select month from ledger_closing order by month loop
    insert into ledger_balance (month, account, cents)
    select closed.month, line.account, sum(line.cents)
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id
    where entry.effective_on < closed.month + interval '1 month' group by line.account;
  end loop;
end $$;

create trigger ledger_closing_balanced after insert on ledger_closing for each row execute function keep_ledger_balances();
create trigger ledger_balance_kept before update or delete on ledger_balance for each row execute function refuse_ledger_change();
create trigger ledger_balance_not_emptied before truncate on ledger_balance for each statement execute function refuse_ledger_change();
alter table ledger_closing enable always trigger ledger_closing_balanced;
alter table ledger_balance enable always trigger ledger_balance_kept;
alter table ledger_balance enable always trigger ledger_balance_not_emptied;

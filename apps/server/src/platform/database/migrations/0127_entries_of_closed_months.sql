-- How many entries there were at the end of a closed month: true for ever, and a FEC is numbered without counting them.
-- By a trigger, since servers of the release before close months too.
alter table ledger_closing add column entries bigint;

create function count_ledger_entries() returns trigger language plpgsql as $$
declare
  last record;
begin
  select month, entries into last from ledger_closing where month < new.month order by month desc limit 1;
  select coalesce(last.entries, 0) + count(*) into new.entries from ledger_entry
  where effective_on < new.month + interval '1 month'
    and (last.month is null or effective_on >= last.month + interval '1 month');
  return new;
end $$;

do $$
begin
  execute format('alter function count_ledger_entries() set search_path = %I, pg_temp', current_schema());
end $$;

-- the months that are closed already
alter table ledger_closing disable trigger ledger_closing_kept;
update ledger_closing set entries =
  (select count(*) from ledger_entry where effective_on < ledger_closing.month + interval '1 month');
alter table ledger_closing enable always trigger ledger_closing_kept;

create trigger ledger_closing_counted before insert on ledger_closing for each row execute function count_ledger_entries();
alter table ledger_closing enable always trigger ledger_closing_counted;

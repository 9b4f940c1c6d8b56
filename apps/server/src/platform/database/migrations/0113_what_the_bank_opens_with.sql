-- What an account at the bank held before its first statement stands against the insurer’s other books, so that the
-- ledger holds what the bank says, to the cent.
insert into ledger_account (code, number, label) values
  ('liaison', '181000', 'Liaison avec la comptabilité générale');

-- The statements that were taken before this was posted.
do $$
declare
  opened record;
  entry bigint;
begin
  select (array_agg(id order by rank))[1] as id,
    (select min(booked_on) from bank_movement) as first_day,
    (select max(month) + interval '1 month' from ledger_closing) as first_open,
    (select sum(closing) from (select distinct on (account) closing from bank_statement order by account, rank desc) last)
      - coalesce((select sum(cents) from ledger_line where account = 'bank'), 0) as cents,
    min(imported_at) as imported_at
  into opened from bank_statement;
  if coalesce(opened.cents, 0) <> 0 then
    insert into ledger_entry (event, source, effective_on)
    values ('bank.opened', opened.id, greatest(
      coalesce(opened.first_day, (opened.imported_at at time zone 'Europe/Paris')::date), opened.first_open::date))
    returning id into entry;
    insert into ledger_line (entry_id, rank, account, cents)
    values (entry, 0, 'bank', opened.cents), (entry, 1, 'liaison', -opened.cents);
  end if;
end $$;

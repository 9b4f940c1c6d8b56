-- What becomes of the contributions to climate projects: bought, collected, given back, handed over to a partner.
-- Rows are added and never changed; retention erases them with their contract.
create table contribution_entry (
  id bigint generated always as identity primary key,
  contract_id uuid not null references contract (id),
  kind text not null check (kind in ('bought', 'collected', 'given_back', 'handed_over')),
  cents integer not null check (cents > 0),
  kg numeric(14, 2) not null check (kg >= 0),
  -- of what was bought: what it finances, and the days that it is for
  option text,
  first_day date,
  last_day date,
  -- of what was handed over
  partner text check (length(partner) between 1 and 200),
  certificate text check (length(certificate) between 1 and 100),
  -- who of the team recorded it; nobody where a rule did
  recorded_by uuid references account (id),
  at timestamptz not null,
  unique (contract_id, kind),
  check ((kind = 'bought') = (option is not null and first_day is not null and last_day is not null)),
  check ((kind = 'handed_over') = (partner is not null and certificate is not null))
);
create index contribution_entry_recorded_by on contribution_entry (recorded_by);

create function refuse_contribution_change() returns trigger language plpgsql as $$ begin
  raise exception 'contribution_entry is only added to' using errcode = 'check_violation'; end
$$;
create trigger contribution_entry_kept before update on contribution_entry
  for each row execute function refuse_contribution_change();

-- No more is collected or handed over than was bought and not given back; what was handed over does not come back.
create function check_contribution_entry() returns trigger language plpgsql as $$
declare bought integer; given_back integer; remaining integer;
begin
  if new.kind = 'bought' then return new; end if;
  -- of two entries of one contract at once, the second sees the first
  perform pg_advisory_xact_lock(hashtextextended('contribution ' || new.contract_id, 0));
  select cents into bought from contribution_entry where contract_id = new.contract_id and kind = 'bought';
  select coalesce(sum(cents), 0) into given_back from contribution_entry
    where contract_id = new.contract_id and kind = 'given_back';
  remaining := coalesce(bought, 0) - given_back;
  if new.kind = 'given_back' then
    if new.cents > remaining or exists (
      select from contribution_entry where contract_id = new.contract_id and kind = 'handed_over')
    then raise exception 'contribution of % given back beyond what is left', new.contract_id
      using errcode = 'check_violation'; end if;
  elsif new.cents <> remaining then
    raise exception 'contribution of % is %, not %', new.contract_id, remaining, new.cents
      using errcode = 'check_violation';
  elsif new.kind = 'handed_over' and not exists (
    select from contribution_entry where contract_id = new.contract_id and kind = 'collected')
  then raise exception 'contribution of % handed over before it is collected', new.contract_id
    using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger contribution_entry_checked before insert on contribution_entry
  for each row execute function check_contribution_entry();

-- What a contract buys stands in its own row: an extension carries what was bought before, and says what it adds.
-- Servers of the release before are in it too.
create function record_contribution() returns trigger language plpgsql as $$
declare own jsonb := case when new.origin = 'extension' then new.contribution -> 'added' else new.contribution end;
begin
  if own is null then return null; end if;
  insert into contribution_entry (contract_id, kind, cents, kg, option, first_day, last_day, at)
  values (new.id, 'bought', (own ->> 'cents')::integer, (own ->> 'kg')::numeric, own ->> 'option',
    coalesce((select end_date + 1 from contract where id = new.parent_contract_id and new.origin = 'extension'),
      new.start_date),
    new.end_date, new.created_at);
  return null;
end $$;
create trigger contribution_recorded after insert on contract
  for each row when (new.contribution is not null) execute function record_contribution();

-- What was bought before: once, with the contract that bought it; and what a withdrawal gave back of it.
insert into contribution_entry (contract_id, kind, cents, kg, option, first_day, last_day, at)
select id, 'bought', compensation_cents, (contribution ->> 'kg')::numeric,
  contribution ->> 'option', start_date, end_date, created_at
from contract where contribution is not null and origin <> 'extension';

insert into contribution_entry (contract_id, kind, cents, kg, at)
select bought.contract_id, 'given_back', bought.cents, bought.kg, ending.at
from contribution_entry bought join contract_ending ending using (contract_id)
where bought.kind = 'bought' and ending.kind = 'withdrawal';

-- Of what an ending gives back, the contribution; unknown of those of before, which gave it back with a withdrawal alone.
alter table contract_ending add column climate_back_cents integer check (climate_back_cents between 0 and climate_cents);

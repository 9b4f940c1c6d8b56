-- The ledger: double entry in whole cents, added to and never changed. A mistake is mended by a contrary entry.
create table ledger_account (
  code text primary key,
  -- as the operator's chart of accounts numbers it: theirs to change
  number text not null unique check (number ~ '^[0-9]{3,12}$'),
  label text not null
);
insert into ledger_account (code, number, label) values
  ('policyholders', '402000', 'Assurés'),
  ('climate', '467000', 'Contributions climat à reverser'),
  ('fgti', '447100', 'Fonds de garantie des victimes (FGTI)'),
  ('tax_33', '445133', 'Taxe sur les conventions d’assurance, 33 %'),
  ('tax_18', '445118', 'Taxe sur les conventions d’assurance, 18 %'),
  ('tax_9', '445109', 'Taxe sur les conventions d’assurance, 9 %'),
  ('premium', '702000', 'Primes émises');

create table ledger_entry (
  id bigint generated always as identity primary key,
  -- what happened, and to what: each once
  event text not null,
  source uuid not null,
  -- the first contract of the policy chain
  policy_id uuid not null,
  effective_on date not null,
  posted_at timestamptz not null default now(),
  posted_in xid8 not null default pg_current_xact_id(),
  unique (event, source)
);
create index ledger_entry_day on ledger_entry (effective_on, id);

create table ledger_line (
  entry_id bigint not null references ledger_entry (id),
  rank smallint not null,
  account text not null references ledger_account (code),
  -- above zero a debit, below a credit
  cents bigint not null check (cents <> 0),
  primary key (entry_id, rank)
);
create index ledger_line_account on ledger_line (account);

create table ledger_closing (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by uuid not null references account (id)
);
create index ledger_closing_closed_by on ledger_closing (closed_by);

create function refuse_ledger_change() returns trigger language plpgsql as $$ begin
  raise exception 'the ledger is append-only'; end $$;

-- At the commit, and for each line too: one that is added after its entry was checked would leave it unbalanced.
create function balance_ledger_entry() returns trigger language plpgsql as $$
declare
  checked bigint := to_jsonb(new) ->> tg_argv[0];
  total record;
begin
  select count(*) as lines, coalesce(sum(cents), 0) as cents into total
    from ledger_line where entry_id = checked;
  if total.lines < 2 or total.cents <> 0 then
    raise exception 'ledger entry % does not balance: % lines, % cents', checked, total.lines, total.cents;
  end if;
  return null;
end $$;

create function admit_ledger_entry() returns trigger language plpgsql as $$ begin
  -- who closes a month waits for those who post, and they for it
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger', 0));
  if exists (select from ledger_closing where month = date_trunc('month', new.effective_on)::date) then
    raise exception 'the month of % is closed', new.effective_on;
  end if;
  new.posted_in := pg_current_xact_id();
  return new;
end $$;

create function admit_ledger_line() returns trigger language plpgsql as $$ begin
  if (select posted_in from ledger_entry where id = new.entry_id) is distinct from pg_current_xact_id() then
    raise exception 'a line is posted with its entry';
  end if;
  return new;
end $$;

create function admit_ledger_closing() returns trigger language plpgsql as $$ begin
  perform pg_advisory_xact_lock(hashtextextended('ledger', 0));
  return new;
end $$;

do $$
declare function_name text;
begin
  -- the names in them mean the tables of this schema, whatever a session looks through first
  foreach function_name in array array['balance_ledger_entry', 'admit_ledger_entry', 'admit_ledger_line', 'admit_ledger_closing'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', function_name, current_schema());
  end loop;
end $$;

create trigger ledger_entry_admitted before insert on ledger_entry for each row execute function admit_ledger_entry();
create trigger ledger_line_admitted before insert on ledger_line for each row execute function admit_ledger_line();
create trigger ledger_closing_admitted before insert on ledger_closing for each row execute function admit_ledger_closing();
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function balance_ledger_entry('id');
create constraint trigger ledger_line_balanced after insert on ledger_line
  deferrable initially deferred for each row execute function balance_ledger_entry('entry_id');
create trigger ledger_entry_kept before update or delete on ledger_entry for each row execute function refuse_ledger_change();
create trigger ledger_entry_not_emptied before truncate on ledger_entry for each statement execute function refuse_ledger_change();
create trigger ledger_line_kept before update or delete on ledger_line for each row execute function refuse_ledger_change();
create trigger ledger_line_not_emptied before truncate on ledger_line for each statement execute function refuse_ledger_change();
create trigger ledger_closing_kept before update or delete on ledger_closing for each row execute function refuse_ledger_change();
create trigger ledger_closing_not_emptied before truncate on ledger_closing for each statement execute function refuse_ledger_change();

alter table ledger_entry enable always trigger ledger_entry_admitted;
alter table ledger_entry enable always trigger ledger_entry_balanced;
alter table ledger_entry enable always trigger ledger_entry_kept;
alter table ledger_entry enable always trigger ledger_entry_not_emptied;
alter table ledger_line enable always trigger ledger_line_admitted;
alter table ledger_line enable always trigger ledger_line_balanced;
alter table ledger_line enable always trigger ledger_line_kept;
alter table ledger_line enable always trigger ledger_line_not_emptied;
alter table ledger_closing enable always trigger ledger_closing_admitted;
alter table ledger_closing enable always trigger ledger_closing_kept;
alter table ledger_closing enable always trigger ledger_closing_not_emptied;

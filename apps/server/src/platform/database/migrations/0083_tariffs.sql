-- Tariffs that administrators prepare from the one in force: other numbers, the same questions and covers.
create table tariff (
  id uuid primary key default gen_random_uuid(),
  product text not null,
  -- that contracts keep
  version text not null unique,
  -- the version that it was prepared from
  base text not null,
  -- whole, as the files of the products: read for ever by the contracts that are signed under it
  file json not null,
  starts_on date not null,
  -- one more at each change: whoever approves says which they have read
  revision integer not null default 1,
  prepared_by uuid not null references account (id),
  prepared_at timestamptz not null,
  edited_by uuid not null references account (id),
  edited_at timestamptz not null,
  approved_by uuid references account (id),
  approved_at timestamptz,
  withdrawn_by uuid references account (id),
  withdrawn_at timestamptz,
  withdrawal_reason text,
  constraint tariff_file check (file ->> 'version' = version and (file ->> 'validFrom')::date = starts_on),
  check (num_nulls(approved_by, approved_at) in (0, 2)),
  check (num_nulls(withdrawn_by, withdrawn_at, withdrawal_reason) in (0, 3)),
  -- days are those of Paris: nobody's price changes on the day on which it is decided
  constraint tariff_starts_later check (starts_on > (approved_at at time zone 'Europe/Paris')::date),
  constraint tariff_not_begun check (
    approved_at is null or starts_on > (withdrawn_at at time zone 'Europe/Paris')::date)
);
create unique index tariff_first_day on tariff (product, starts_on)
  where approved_at is not null and withdrawn_at is null;
create index tariff_prepared_by on tariff (prepared_by);
create index tariff_edited_by on tariff (edited_by);
create index tariff_approved_by on tariff (approved_by);
create index tariff_withdrawn_by on tariff (withdrawn_by);

-- Everybody who wrote a tariff: none of them approves it.
create table tariff_edit (
  id uuid primary key default gen_random_uuid(),
  tariff_id uuid not null references tariff (id),
  account_id uuid not null references account (id),
  at timestamptz not null
);
create index tariff_edit_tariff on tariff_edit (tariff_id, at);
create index tariff_edit_account on tariff_edit (account_id);

-- What was approved is never changed, only withdrawn before it begins; and a second administrator approves, whatever a
-- server would let pass.
create function guard_tariff() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.approved_at is not null or new.withdrawn_at is not null or new.edited_by <> new.prepared_by then
      raise exception 'a tariff begins as a draft' using errcode = 'check_violation', constraint = 'tariff_draft';
    end if;
    return new;
  end if;
  if old.withdrawn_at is not null
    or (new.id, new.product, new.base, new.prepared_by, new.prepared_at)
      is distinct from (old.id, old.product, old.base, old.prepared_by, old.prepared_at)
    or (old.approved_at is not null and
      (new.version, new.file::text, new.starts_on, new.revision, new.edited_by, new.edited_at, new.approved_by, new.approved_at)
      is distinct from
      (old.version, old.file::text, old.starts_on, old.revision, old.edited_by, old.edited_at, old.approved_by, old.approved_at))
  then
    raise exception 'a tariff that was approved or withdrawn is never changed'
      using errcode = 'check_violation', constraint = 'tariff_kept';
  end if;
  if (new.version, new.file::text, new.starts_on) is distinct from (old.version, old.file::text, old.starts_on)
    and new.revision <> old.revision + 1 then
    raise exception 'a change of a tariff is one more' using errcode = 'check_violation', constraint = 'tariff_revision';
  end if;
  if old.approved_at is null and new.approved_at is not null and (
    new.revision <> old.revision
    or exists (select from tariff_edit where tariff_id = new.id and account_id = new.approved_by)
    or not exists (select from account where id = new.approved_by and is_active and role in ('admin', 'root')))
  then
    raise exception 'a tariff is approved by a second administrator'
      using errcode = 'check_violation', constraint = 'tariff_second';
  end if;
  return new;
end $$;
create trigger tariff_guard before insert or update on tariff for each row execute function guard_tariff();

-- Who wrote it stays written, and every server hears of what begins or does no longer.
create function follow_tariff() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.revision <> old.revision then
    insert into tariff_edit (tariff_id, account_id, at) values (new.id, new.edited_by, new.edited_at);
  end if;
  perform pg_notify('tariff', '');
  return null;
end $$;
create trigger tariff_follow after insert or update on tariff for each row execute function follow_tariff();

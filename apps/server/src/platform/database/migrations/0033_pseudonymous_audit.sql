-- After twelve months the log forgets who: actor and customer become pseudonyms, and of the detail only codes and numbers
-- stay. The hashes of before stay in the chain and can't be calculated any more, so what is left is chained a second
-- time, and an entry of the log itself seals the end of both.
create table audit_second_chain (
  position bigint primary key,
  hash bytea not null
);

-- Of pseudonyms: with it one tells which account a pseudonym was; it never leaves the database.
create table audit_pseudonym_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null
);
insert into audit_pseudonym_key (key)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create function audit_pseudonym(id text) returns text language sql stable as $$
  select 'pseudonyme-' || left(encode(sha256(key || convert_to(id, 'UTF8') || key), 'hex'), 16)
  from audit_pseudonym_key
$$;

-- Numbers, yes and no, and the codes of some keys: nothing that says who, from where, or what somebody wrote.
create function audit_kept_detail(detail jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value) filter (
    where jsonb_typeof(value) in ('number', 'boolean') or (jsonb_typeof(value) = 'string' and key = any (array[
      'action', 'capability', 'chain', 'decision', 'document', 'kind', 'month', 'reason', 'rest', 'role', 'status',
      'step', 'subjectKind', 'waiting']))), '{}')
  from jsonb_each(detail)
$$;

-- The one change that the log lets happen, whoever makes it: an entry a year old forgets who.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'audit_entry' then
    if old.at < now() - interval '12 months'
      and (new.id, new.at, new.action, new.subject_kind) = (old.id, old.at, old.action, old.subject_kind)
      and new.actor_id is null
      and (new.subject_id = old.subject_id
        or old.subject_kind = 'account' and new.subject_id ~ '^pseudonyme-[0-9a-f]{16}$')
      and new.detail - 'pseudonym' = audit_kept_detail(old.detail)
      and coalesce(new.detail ->> 'pseudonym', 'pseudonyme-0000000000000000') ~ '^pseudonyme-[0-9a-f]{16}$'
    then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;

-- As the owner of the tables: the server itself changes nothing in the log. Answers how many entries forgot who.
create function pseudonymise_audit(cutoff timestamptz) returns integer language plpgsql security definer as $$
declare
  before bigint; up_to bigint; last bytea; entry record; left_over audit_entry; changed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('pseudonyms of the audit log', 0));
  -- a clock that is ahead, or a caller in a hurry, brings nothing forward
  cutoff := least(cutoff, now() - interval '12 months');
  select coalesce(max(position), 0) into before from audit_second_chain;
  select hash into last from audit_second_chain where position = before;
  select position - 1 into up_to from audit_chain join audit_entry on audit_entry.id = entry_id
    where position > before and at >= cutoff order by position limit 1;
  if up_to is null then select coalesce(max(position), 0) into up_to from audit_chain; end if;
  -- the rest goes tomorrow: the first run of a long log holds nobody up
  up_to := least(up_to, before + 20000);
  for entry in select position, entry_id from audit_chain
    where position > before and position <= up_to order by position
  loop
    update audit_entry set
      actor_id = null,
      subject_id = case when subject_kind = 'account' and subject_id <> '' then audit_pseudonym(subject_id)
        else subject_id end,
      detail = audit_kept_detail(detail) || case when actor_id is null then '{}'::jsonb
        else jsonb_build_object('pseudonym', audit_pseudonym(actor_id::text)) end
      where id = entry.entry_id returning * into left_over;
    last := sha256(coalesce(last, '') || convert_to(audit_content(left_over), 'UTF8'));
    insert into audit_second_chain (position, hash) values (entry.position, last);
    changed := changed + 1;
  end loop;
  if changed > 0 then
    insert into audit_entry (action, subject_kind, subject_id, detail)
      select 'audit.pseudonymised', 'audit', '', jsonb_build_object('upTo', up_to,
        'chain', encode(hash, 'hex'), 'rest', encode(last, 'hex'))
      from audit_chain where position = up_to;
  end if;
  return changed;
end $$;

do $$ begin
  execute format('alter function pseudonymise_audit(timestamptz) set search_path = %I, pg_temp', current_schema());
end $$;

create trigger audit_second_chain_kept before update or delete on audit_second_chain
  for each row execute function refuse_audit_change();
create trigger audit_second_chain_not_emptied before truncate on audit_second_chain
  for each statement execute function refuse_audit_change();
alter table audit_second_chain enable always trigger audit_second_chain_kept;
alter table audit_second_chain enable always trigger audit_second_chain_not_emptied;

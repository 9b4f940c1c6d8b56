-- The log as a chain: each entry, in the order of commits, with the hash of the one before and of its own
-- content. What is changed, removed, swapped or slipped in afterwards breaks it from there on.
lock table audit_entry in share row exclusive mode;
create table audit_chain (
  position bigint primary key,
  entry_id bigint not null unique,
  hash bytea not null
);

-- What is hashed of an entry: a text that any reader makes again from its columns.
create function audit_content(entry audit_entry) returns text language sql stable as $$
  select jsonb_build_array(entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.actor_id, entry.action, entry.subject_kind, entry.subject_id, entry.detail)::text
$$;

-- As the owner of the tables: whoever adds to the log may not touch the chain.
create function chain_audit_entry() returns trigger language plpgsql security definer as $$
declare last record;
begin
  -- until the commit that follows at once; by the row that live events wait for too, so that commits
  -- which tell of both never wait for each other in a circle
  perform from live_clock for update;
  select position, hash into last from audit_chain order by position desc limit 1;
  insert into audit_chain (position, entry_id, hash) values (
    coalesce(last.position, 0) + 1, new.id,
    sha256(coalesce(last.hash, '') || convert_to(audit_content(new), 'UTF8')));
  return null;
end $$;

-- A definer's function looks nowhere else, and to what others made last.
do $$ begin
  execute format('alter function chain_audit_entry() set search_path = %I, pg_temp', current_schema());
end $$;

-- Those that are there already, in their order.
do $$
declare entry record; place bigint := 0; last bytea := '';
begin
  for entry in select id, audit_content(audit_entry) as content from audit_entry order by id loop
    place := place + 1;
    last := sha256(last || convert_to(entry.content, 'UTF8'));
    insert into audit_chain (position, entry_id, hash) values (place, entry.id, last);
  end loop;
end $$;

create constraint trigger audit_entry_chained after insert on audit_entry
  deferrable initially deferred for each row execute function chain_audit_entry();
create trigger audit_chain_kept before update or delete on audit_chain
  for each row execute function refuse_audit_change();
create trigger audit_chain_not_emptied before truncate on audit_chain
  for each statement execute function refuse_audit_change();
alter table audit_entry enable always trigger audit_entry_chained;
alter table audit_chain enable always trigger audit_chain_kept;
alter table audit_chain enable always trigger audit_chain_not_emptied;

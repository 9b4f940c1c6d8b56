-- Two claims that somebody of the team linked: of one event, or the same declared twice. A link that was undone stays, with
-- who undid it.
create table claim_link (
  id uuid primary key default gen_random_uuid(),
  -- the lower id first, so that a pair is one row
  claim_id uuid not null references claim (id),
  other_id uuid not null references claim (id),
  kind text not null check (kind in ('same_event', 'duplicate')),
  reason text not null check (length(btrim(reason)) between 1 and 300),
  linked_by uuid not null references account (id),
  linked_at timestamptz not null,
  undone_by uuid references account (id),
  undone_at timestamptz,
  check (claim_id < other_id),
  check ((undone_at is null) = (undone_by is null))
);
create unique index claim_link_pair on claim_link (claim_id, other_id) where undone_at is null;
create index claim_link_claim on claim_link (claim_id);
create index claim_link_other on claim_link (other_id);
create index claim_link_linked_by on claim_link (linked_by);
create index claim_link_undone_by on claim_link (undone_by);

-- Whether somebody handles a claim: of the team, and the claim is neither theirs nor concerns them.
create function handles_claim(of_account uuid, of_claim uuid) returns boolean language sql stable as $$
  select exists (select from account where id = of_account and role <> 'user')
    and not exists (select from claim where id = of_claim and owner_id = of_account)
    and not exists (
      select from claim_participant
      where claim_id = of_claim and account_id = of_account and is_concerned)
$$;

-- Nobody links what concerns them, nor undoes it; a link is undone once, and nothing else of it changes.
create function guard_claim_link() returns trigger language plpgsql as $$
declare
  hand uuid := coalesce(new.undone_by, new.linked_by);
begin
  if tg_op = 'INSERT' and new.undone_at is not null then
    raise exception 'a link is made first' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and (old.undone_at is not null
    or (old.id, old.claim_id, old.other_id, old.kind, old.reason, old.linked_by, old.linked_at)
      is distinct from (new.id, new.claim_id, new.other_id, new.kind, new.reason, new.linked_by, new.linked_at)) then
    raise exception 'a link does not change' using errcode = 'check_violation';
  end if;
  if not (handles_claim(hand, new.claim_id) and handles_claim(hand, new.other_id)) then
    raise exception 'somebody else links these claims' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_claim_link before insert or update on claim_link
  for each row execute function guard_claim_link();
alter table claim_link enable always trigger guard_claim_link;

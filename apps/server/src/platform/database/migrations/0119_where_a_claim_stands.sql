-- outside a transaction
-- Every statement can be repeated: the file runs one by one, so that no lock is held while claims are filled in.
set lock_timeout = '2s';

-- Who wrote or gave something last since the insurer first wrote; null: the insurer never did. Whoever was of the team when
-- they wrote stays so. And what was last put aside for the claim, in cents.
alter table claim add column if not exists last_word text check (last_word in ('customer', 'insurer')),
  add column if not exists reserve_cents integer;

-- By the message itself: servers of the release before write messages too.
create or replace function note_last_word() returns trigger language plpgsql as $$
declare
  word text := case when exists (select from account join claim on claim.id = new.claim_id
    where account.id = new.account_id and role <> 'user' and account.id <> claim.owner_id)
    then 'insurer' else 'customer' end; begin
  update claim set last_word = word where id = new.claim_id
    and last_word is distinct from word and (word = 'insurer' or last_word is not null); return null; end
$$;
drop trigger if exists note_last_word on claim_message;
create trigger note_last_word after insert on claim_message for each row
  when (new.kind = 'text' and new.account_id is not null) execute function note_last_word();

-- A document without a message; one that was sent before what was written last, and is classed now, says nothing new.
create or replace function note_document_given() returns trigger language plpgsql as $$ begin
  update claim set last_word = 'customer' where id = new.claim_id and last_word = 'insurer' and not exists (
    select from claim_message
    where claim_id = new.claim_id and kind = 'text' and posted_at >= new.provided_at); return null; end
$$;
drop trigger if exists note_document_given on claim_provided_document;
create trigger note_document_given after insert or update of provided_at on claim_provided_document
  for each row execute function note_document_given();

create or replace function last_reserve(of_claim uuid) returns integer language sql stable as $$
  select cents from claim_reserve where claim_id = of_claim order by set_at desc, id limit 1
$$;
create or replace function note_reserve() returns trigger language plpgsql as $$
declare
  last integer := last_reserve(new.claim_id); begin
  update claim set reserve_cents = last
    where id = new.claim_id and reserve_cents is distinct from last; return null; end
$$;
drop trigger if exists note_reserve on claim_reserve;
create trigger note_reserve after insert on claim_reserve for each row execute function note_reserve();

-- A thousand at a time, each locked before it is looked at, so that what is written meanwhile is seen or comes after.
do $$
declare
  batch uuid[]; begin loop
  batch := array(
    select id from claim where id > coalesce(batch[cardinality(batch)], '00000000-0000-0000-0000-000000000000')
    order by id limit 1000 for update); exit when batch = '{}'; update claim set reserve_cents = last_reserve(claim.id), last_word = (
    select case when exists (
        select from claim_message message join account author on author.id = message.account_id
        where message.claim_id = claim.id and message.kind = 'text' and message.id > answer.id
          and (author.role = 'user' or author.id = claim.owner_id))
      or exists (select from claim_provided_document
        where claim_id = claim.id and provided_at > answer.posted_at)
      then 'customer' else 'insurer' end
    from claim_message answer join account author on author.id = answer.account_id
    where answer.claim_id = claim.id and answer.kind = 'text'
      and author.role <> 'user' and author.id <> claim.owner_id
    order by answer.id desc limit 1)
  where id = any(batch); commit; end loop; end $$;

create index concurrently if not exists claim_open_reserve on claim (reserve_cents) where urgency_rank < 3;
-- Where a clock of the law runs by itself.
create index concurrently if not exists claim_open_nature on claim (nature_id, injured) where urgency_rank < 3;
-- The ages are counted from now on (0120): no row is read for them.
drop index concurrently if exists claim_open_age;

-- A complaint is found by its words, or by the name of its author.
create index concurrently if not exists complaint_search on complaint
  using gin (fold_text(id::text || ' ' || subject || ' ' || message) gin_trgm_ops);

reset lock_timeout;

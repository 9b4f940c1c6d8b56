-- A policyholder who has died, and who speaks for the estate. Taken back by deleting it: the audit log keeps what was said.
create table holder_death (
  account_id uuid primary key references account (id),
  died_on date not null,
  capacity text not null check (capacity in ('heir', 'notary')),
  correspondent text not null check (length(btrim(correspondent)) between 1 and 100),
  -- the lines of the postal address that is written to
  address text not null check (length(btrim(address)) between 1 and 300),
  -- the papers that were seen
  proof text not null check (length(btrim(proof)) between 1 and 300),
  -- whether the account could be signed in to before
  was_active boolean not null,
  recorded_at timestamptz not null,
  recorded_by uuid not null references account (id)
);
create index holder_death_recorded_by on holder_death (recorded_by);

-- Who of the team recorded a request of the heirs; null when the account asked itself.
alter table ending_notice add column recorded_by uuid references account (id);

-- Who named the account that receives a payout for an estate, and by which papers.
alter table payout add column payee_named_by uuid references account (id);
alter table payout add column payee_proof text;

-- Beside guard_payout_review: whoever named the payee does not let the payout go.
create function guard_estate_review() returns trigger language plpgsql as $$ begin
  if exists (select from payout where id = new.payout_id and payee_named_by = new.reviewed_by) then
    raise exception 'somebody else lets this payout go'
      using errcode = 'check_violation', constraint = 'guard_payout_review';
  end if;
  return new;
end $$;
create trigger guard_estate_review before insert on payout_review
  for each row execute function guard_estate_review();
alter table payout_review enable always trigger guard_estate_review;

-- Beside guard_payment_batch: nor approves the batch that pays them.
create function guard_estate_batch() returns trigger language plpgsql as $$ begin
  if old.approved_at is null and new.approved_at is not null and exists (
    select from payment_order ordered join payout on payout.id = ordered.payout_id
    where ordered.batch_id = new.id and payout.payee_named_by = new.approved_by) then
    raise exception 'somebody else approves this batch' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_estate_batch before update on payment_batch
  for each row execute function guard_estate_batch();
alter table payment_batch enable always trigger guard_estate_batch;

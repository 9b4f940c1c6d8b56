-- What leaves for the bank, by two people, and what comes from it.

-- What nobody has matched yet, and fees, belong to no policy.
alter table ledger_entry alter column policy_id drop not null;

create table payment_batch (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  kind text not null check (kind in ('collections', 'transfers')),
  -- when the bank is to debit or to pay
  settles_on date not null,
  -- the creditor identifier that the file bears
  creditor_id text not null,
  message_id text not null unique,
  prepared_at timestamptz not null,
  prepared_by uuid not null references account (id),
  approved_at timestamptz,
  approved_by uuid references account (id),
  -- given back instead: its orders can be prepared anew
  withdrawn_at timestamptz,
  withdrawn_by uuid references account (id),
  -- fixed by the approval; the bytes are sealed, and erased after their time, the digest stays
  file_sealed bytea,
  file_sha256 bytea,
  downloaded_at timestamptz,
  downloaded_by uuid references account (id),
  -- what the bank said of the whole: RCVM and RVNC hold it
  group_status text,
  answered_at timestamptz,
  check (approved_by <> prepared_by),
  check ((approved_at is null) = (approved_by is null) and (approved_at is null) = (file_sha256 is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  check (approved_at is null or withdrawn_at is null),
  check (approved_at is not null or file_sealed is null)
);
create index payment_batch_prepared_by on payment_batch (prepared_by);
create index payment_batch_approved_by on payment_batch (approved_by);
create index payment_batch_withdrawn_by on payment_batch (withdrawn_by);
create index payment_batch_downloaded_by on payment_batch (downloaded_by);

create table payment_order (
  id uuid primary key,
  batch_id uuid not null references payment_batch (id),
  due_id uuid references due (id),
  payout_id uuid references payout (id),
  policy_id uuid not null,
  mandate_id uuid references mandate (id),
  bank_account_id uuid not null references bank_account (id),
  end_to_end_id text not null unique,
  cents integer not null check (cents > 0),
  state text not null check (state in ('prepared', 'sent', 'settled', 'rejected', 'returned', 'withdrawn')),
  -- the code of the bank
  reason text,
  answered_on date,
  check ((due_id is null) <> (payout_id is null)),
  check ((due_id is null) = (mandate_id is null))
);
create index payment_order_batch on payment_order (batch_id);
create index payment_order_mandate on payment_order (mandate_id);
create index payment_order_account on payment_order (bank_account_id);
create index payment_order_of_due on payment_order (due_id);
create index payment_order_of_payout on payment_order (payout_id);
-- nothing is collected or paid twice
create unique index payment_order_due on payment_order (due_id) where state in ('prepared', 'sent', 'settled');
create unique index payment_order_payout on payment_order (payout_id) where state in ('prepared', 'sent', 'settled');

-- The most that a role approves in one transfer; a role without a row has no limit.
create table payment_limit (
  role text primary key,
  cents bigint not null check (cents > 0)
);
insert into payment_limit (role, cents) values ('advisor', 150000), ('admin', 1500000);

create table bank_statement (
  id uuid primary key,
  rank bigint not null generated always as identity unique,
  account text not null,
  statement_id text not null,
  opening bigint not null,
  closing bigint not null,
  file_sha256 bytea not null,
  imported_at timestamptz not null,
  imported_by uuid not null references account (id),
  unique (account, statement_id)
);
create index bank_statement_imported_by on bank_statement (imported_by);

create table bank_movement (
  id uuid primary key,
  statement_id uuid not null references bank_statement (id),
  account text not null,
  reference text not null,
  rank integer not null,
  cents bigint not null check (cents <> 0),
  booked_on date not null,
  party text not null,
  label text not null,
  end_to_end_id text,
  reason text,
  -- an order of ours, or what is owed; several orders where a batch is booked as one
  order_id uuid references payment_order (id),
  batch_id uuid references payment_batch (id),
  due_id uuid references due (id),
  -- what looks like it, for a person to say so
  proposed_due_id uuid references due (id),
  matched_by_rule text check (matched_by_rule in ('order', 'batch', 'reference', 'mandate', 'fee', 'person')),
  matched_at timestamptz,
  matched_by uuid references account (id),
  check ((matched_by_rule is null) = (matched_at is null)),
  check ((matched_by is not null) = (matched_by_rule is not distinct from 'person'))
);
create unique index bank_movement_once on bank_movement (account, reference, rank) where reference <> '';
create index bank_movement_statement on bank_movement (statement_id);
create index bank_movement_order on bank_movement (order_id);
create index bank_movement_batch on bank_movement (batch_id);
create index bank_movement_due on bank_movement (due_id);
create index bank_movement_proposed on bank_movement (proposed_due_id);
create index bank_movement_matched_by on bank_movement (matched_by);
create index bank_movement_unmatched on bank_movement (booked_on) where matched_at is null;

-- Four eyes, whatever a server would let pass: nobody approves what pays themselves, what they asked for or decided, or the
-- policy of a receipt that they matched by hand; and what is approved stays as it is.
create function guard_payment_batch() returns trigger language plpgsql as $$ begin
  if old.approved_at is not null and (
    new.approved_by is distinct from old.approved_by or new.file_sha256 is distinct from old.file_sha256
    or new.settles_on <> old.settles_on or new.message_id <> old.message_id or new.prepared_by <> old.prepared_by
    or (new.file_sealed is not null and new.file_sealed is distinct from old.file_sealed)) then
    raise exception 'an approved batch does not change';
  end if;
  if old.approved_at is null and new.approved_at is not null and exists (
    select from payment_order ordered
      join bank_account paid on paid.id = ordered.bank_account_id
      left join due on due.id = ordered.due_id
      left join payout on payout.id = ordered.payout_id
      left join claim_outcome outcome on outcome.claim_id = payout.claim_id
    where ordered.batch_id = new.id and (
      paid.account_id = new.approved_by or due.account_id = new.approved_by or payout.account_id = new.approved_by
      or payout.requested_by = new.approved_by or outcome.decided_by = new.approved_by
      or exists (
        select from bank_movement movement join due matched on matched.id = movement.due_id
        where movement.matched_by = new.approved_by and matched.policy_id = payout.policy_id))) then
    raise exception 'somebody else approves this batch' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_payment_batch before update on payment_batch for each row execute function guard_payment_batch();
alter table payment_batch enable always trigger guard_payment_batch;

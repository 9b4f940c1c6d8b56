-- What is paid by card, on the page of a provider: nothing of the card itself is kept.
create table card_payment (
  id uuid primary key,
  account_id uuid not null references account (id),
  due_id uuid not null references due (id),
  -- the first contract of the policy chain
  policy_id uuid not null,
  cents integer not null check (cents > 0),
  -- the provider's own id; null until it has answered
  provider_id text unique,
  started_at timestamptz not null,
  paid_at timestamptz,
  check (paid_at is null or provider_id is not null)
);
create index card_payment_account on card_payment (account_id);
create index card_payment_due on card_payment (due_id);

-- What the provider has paid into our account for many cards at once, less what it keeps.
create table card_settlement (
  id uuid primary key,
  -- what its transfer says
  reference text not null unique,
  net_cents bigint not null,
  fee_cents bigint not null check (fee_cents >= 0),
  told_at timestamptz not null
);

-- A refund that goes back to the card that paid, and when its provider was first asked.
alter table payout
  add column card_payment_id uuid references card_payment (id),
  add column card_asked_at timestamptz;
create index payout_card_payment on payout (card_payment_id);
create index payout_to_cards on payout (requested_at) where card_payment_id is not null and cancelled_at is null;

insert into ledger_account (code, number, label) values ('cards_under_way', '511700', 'Paiements par carte en cours');

-- A movement may also be the transfer of a settlement.
alter table bank_movement drop constraint bank_movement_matched_by_rule_check;
alter table bank_movement add constraint bank_movement_matched_by_rule_check check (
  matched_by_rule in ('order', 'batch', 'reference', 'mandate', 'fee', 'card', 'person')) not valid;

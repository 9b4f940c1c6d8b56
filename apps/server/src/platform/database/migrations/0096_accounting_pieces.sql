-- What shows a payment, kept apart for ten years from the end of its year once its contract is erased (code de commerce, L123-22).
create table accounting_piece (
  -- of the instalment or of the payout that it was
  id uuid primary key,
  account_id uuid not null references account (id),
  -- the first contract of the policy chain, as the ledger names it
  policy_id uuid not null,
  -- the last that happened to it
  happened_on date not null,
  -- its rows as they were: what was owed or paid, the mandate, what the bank said; no IBAN
  content jsonb not null
);
create index accounting_piece_account on accounting_piece (account_id);
create index accounting_piece_day on accounting_piece (happened_on);

-- What somebody owes, how they pay it, and what is paid back. What became of it stands in the ledger.

-- An account at a bank, of somebody who pays or is paid. The IBAN is sealed by a key that no database holds, its row’s
-- id being part of the seal: a row that takes another’s is refused.
create table bank_account (
  id uuid primary key,
  account_id uuid not null references account (id),
  holder text not null check (length(holder) between 1 and 70),
  iban_sealed bytea not null,
  -- finds the same IBAN elsewhere without opening any
  iban_index bytea not null,
  iban_country text not null check (iban_country ~ '^[A-Z]{2}$'),
  iban_last4 text not null check (length(iban_last4) = 4),
  created_at timestamptz not null,
  -- nothing is paid to it before
  payable_from timestamptz not null
);
create index bank_account_account on bank_account (account_id);
create index bank_account_iban on bank_account (iban_index);

-- How a contract that is not signed yet will be paid.
create table payment_plan (
  questionnaire_id uuid primary key references questionnaire (id),
  cadence text not null check (cadence in ('once', 'monthly')),
  method text not null check (method in ('direct_debit', 'transfer')),
  bank_account_id uuid references bank_account (id),
  chosen_at timestamptz not null,
  check ((method = 'direct_debit') = (bank_account_id is not null))
);
create index payment_plan_bank_account on payment_plan (bank_account_id);

-- An authorisation to collect, signed with a contract; it serves the whole policy chain.
create table mandate (
  id uuid primary key,
  account_id uuid not null references account (id),
  contract_id uuid not null references contract (id),
  -- the first contract of the policy chain
  policy_id uuid not null,
  reference text not null unique check (reference ~ '^[A-Z0-9]{1,35}$'),
  -- the account that it debits today
  bank_account_id uuid not null references bank_account (id),
  -- the one before, until a collection has told the bank of the change
  former_account_id uuid references bank_account (id),
  signed_at timestamptz not null,
  suspended_at timestamptz,
  revoked_at timestamptz,
  -- why it collects no more: a code of the bank, or who revoked it
  stopped_by text,
  check ((stopped_by is null) = (suspended_at is null and revoked_at is null))
);
create index mandate_account on mandate (account_id);
create index mandate_contract on mandate (contract_id);
create index mandate_policy on mandate (policy_id);
create index mandate_bank_account on mandate (bank_account_id);
create index mandate_former_account on mandate (former_account_id);

-- One instalment, or the whole.
create table due (
  id uuid primary key,
  account_id uuid not null references account (id),
  contract_id uuid not null references contract (id),
  policy_id uuid not null,
  rank smallint not null check (rank between 1 and 60),
  due_on date not null,
  premium integer not null check (premium >= 0),
  tax_33 integer not null check (tax_33 >= 0),
  tax_18 integer not null check (tax_18 >= 0),
  tax_9 integer not null check (tax_9 >= 0),
  fgti integer not null check (fgti >= 0),
  climate integer not null check (climate >= 0),
  cents integer not null generated always as (premium + tax_33 + tax_18 + tax_9 + fgti + climate) stored check (cents > 0),
  method text not null check (method in ('direct_debit', 'transfer')),
  mandate_id uuid references mandate (id),
  -- ISO 11649: what a transfer for it says
  reference text not null unique check (reference ~ '^RF[0-9]{2}[A-Z0-9]{1,21}$'),
  -- when it was asked for, and posted
  issued_at timestamptz,
  -- when it was given up before it was asked for
  voided_at timestamptz,
  unique (contract_id, rank),
  check (method = 'transfer' or mandate_id is not null),
  check (issued_at is null or voided_at is null)
);
create index due_account on due (account_id);
create index due_policy on due (policy_id);
create index due_mandate on due (mandate_id);
create index due_to_issue on due (due_on) where issued_at is null and voided_at is null;
create index due_issued on due (due_on) where issued_at is not null;

-- What is to be paid to somebody.
create table payout (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'overpayment', 'indemnity')),
  account_id uuid not null references account (id),
  contract_id uuid references contract (id),
  claim_id uuid references claim (id),
  policy_id uuid not null,
  cents integer not null check (cents > 0),
  -- none yet: the IBAN is asked for
  bank_account_id uuid references bank_account (id),
  requested_at timestamptz not null,
  -- nobody where a rule did
  requested_by uuid references account (id),
  -- the latest day to pay it
  due_on date not null,
  -- why a person must look at it first
  held_for text,
  cancelled_at timestamptz,
  check ((kind = 'indemnity') = (claim_id is not null)),
  check (contract_id is not null or claim_id is not null)
);
create index payout_account on payout (account_id);
create index payout_contract on payout (contract_id);
create index payout_claim on payout (claim_id);
create index payout_policy on payout (policy_id);
create index payout_bank_account on payout (bank_account_id);
create index payout_requested_by on payout (requested_by);

-- Which due or claim a line is about.
alter table ledger_line add column due_id uuid, add column claim_id uuid;
create index ledger_line_due on ledger_line (due_id) where due_id is not null;
create index ledger_line_claim on ledger_line (claim_id) where claim_id is not null;
create index ledger_entry_policy on ledger_entry (policy_id);
insert into ledger_account (code, number, label) values
  ('bank', '512000', 'Banque'),
  ('collections_under_way', '511000', 'Prélèvements en cours'),
  ('payments_under_way', '511900', 'Virements en cours'),
  ('to_be_matched', '471000', 'Encaissements à rapprocher'),
  ('bank_fees', '627000', 'Frais bancaires');

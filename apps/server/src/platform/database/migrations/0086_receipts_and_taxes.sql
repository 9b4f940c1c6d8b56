-- A movement that pays several dues, or nothing of ours; and the taxes of a month, declared and paid.

insert into ledger_account (code, number, label) values
  ('suspense', '475000', 'Sommes qui ne sont pas à nous'),
  ('tax_office', '447000', 'Taxes déclarées à payer');

-- What becomes of a movement that pays nothing of ours: one person says it with a reason, another closes it.
alter table bank_movement
  -- who sent it, where somebody has that account: what is beyond what they owe goes back there
  add column party_iban_index bytea,
  add column closing text check (closing in ('sent_back', 'kept')),
  add column closing_reason text check (length(closing_reason) between 1 and 500),
  add constraint bank_movement_closing check (
    (closing is null) = (closing_reason is null)
    and (closing is null or (proposed_by is not null
      and num_nonnulls(due_id, recovery_id, transfer_id, proposed_due_id, proposed_recovery_id, proposed_transfer_id) = 0)));

-- What was declared of a month, once; what the tax office debits is matched with it.
create table tax_declaration (
  id uuid primary key,
  month date not null unique check (extract(day from month) = 1),
  cents bigint not null,
  declared_at timestamptz not null,
  declared_by uuid not null references account (id)
);
create index tax_declaration_declared_by on tax_declaration (declared_by);
alter table bank_movement
  add column declaration_id uuid references tax_declaration (id),
  add column proposed_declaration_id uuid references tax_declaration (id),
  add constraint bank_movement_declaration check (
    declaration_id is null or num_nonnulls(due_id, recovery_id, transfer_id, closing) = 0) not valid;
create unique index bank_movement_declaration on bank_movement (declaration_id) where declaration_id is not null;
create index bank_movement_proposed_declaration on bank_movement (proposed_declaration_id);

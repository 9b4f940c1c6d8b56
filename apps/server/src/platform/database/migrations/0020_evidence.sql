-- Whether the request carried the sentence and its acceptance; null for contracts signed before it was asked.
alter table contract_signature add column consent_sent boolean;
-- What the server had given out to the account before, by its own record; null for contracts signed before.
alter table contract_signature add column documents_delivered jsonb;

-- What was given out to an account before it signs: by the server's clock, with the fingerprint of the file.
create table delivered_document (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  document text not null check (document in ('ipid', 'conditions', 'quote')),
  product text not null check (product in ('car', 'travel')),
  tariff_version text not null,
  sha256 bytea not null,
  delivered_at timestamptz not null
);
create index delivered_document_account on delivered_document (account_id, delivered_at desc);

-- Every sealed document given out: what a stranger may be told of it, and the file that is given again.
create table issued_document (
  code text primary key,
  contract_id uuid not null references contract (id),
  kind text not null,
  issued_at timestamptz not null,
  -- the day in Paris: one document of a kind a day is enough
  issued_on date not null,
  sha256 bytea not null,
  -- none for a signed contract, which is kept with its signature
  document bytea
);
create unique index issued_document_once on issued_document (contract_id, kind, issued_on);
create index issued_document_sha256 on issued_document (sha256);

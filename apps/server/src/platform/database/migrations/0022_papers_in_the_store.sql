-- A signed contract and the papers given out live in the object store from here on; those of before stay in their rows.
alter table contract_signature
  add column final_object text references stored_object (key),
  -- what the fingerprint of the contract as presented is of, compressed (gzip)
  add column presented_content bytea,
  alter column presented_document drop not null,
  alter column final_document drop not null,
  add constraint contract_signature_kept check (
    num_nonnulls(final_document, final_object) = 1
    and num_nonnulls(presented_document, presented_content) = 1) not valid;
create index contract_signature_object on contract_signature (final_object);

alter table issued_document add column object_key text references stored_object (key);
create index issued_document_object on issued_document (object_key);

-- The letter of a decision is kept, once for each decision; the other papers of a claim are made each time.
alter table issued_claim_paper add column outcome_id uuid references claim_outcome (id);
alter table issued_claim_paper add column object_key text references stored_object (key);
create unique index issued_claim_paper_outcome on issued_claim_paper (outcome_id);
create index issued_claim_paper_object on issued_claim_paper (object_key);

-- Who signs for a professional, and in what capacity; and the company that a contract was signed for, as it stood then.
alter table account add column signer jsonb;
alter table contract add column company jsonb;

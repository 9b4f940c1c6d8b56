-- Where a policyholder lives: as the account has it, and as a contract was signed with it.
alter table account add column postal_address jsonb;
alter table contract add column policyholder_address jsonb;

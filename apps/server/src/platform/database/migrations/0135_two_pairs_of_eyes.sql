-- Preparing and approving payments are given with a second administrator, like a role.
alter table account_proposal drop constraint account_proposal_kind_check;
alter table account_proposal add constraint account_proposal_kind_check
  check (kind in ('email', 'role', 'status', 'passkeys', 'prepare', 'approve'));

-- who gave the role without a second administrator; null where two agreed, and for older accounts
alter table account add column role_by uuid references account (id);

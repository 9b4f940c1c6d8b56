-- Changes of an account that wait: for its new address, for the 72 hours of the old one, for a second administrator.
create table account_proposal (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  kind text not null check (kind in ('email', 'role', 'status', 'passkeys')),
  -- as it was, and as it would be: an address, a role, whether it is active
  from_value text not null,
  to_value text not null,
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  -- not before
  due_at timestamptz not null,
  expires_at timestamptz not null,
  needs_second boolean not null,
  approved_by uuid references account (id),
  -- of a new address: what its mail carries, and what the mail to the old one carries
  confirm_sha256 bytea unique,
  stop_sha256 bytea unique,
  confirmed_at timestamptz,
  ended_at timestamptz,
  ending text check (ending in ('done', 'stopped', 'replaced', 'expired')),
  check ((ended_at is null) = (ending is null)),
  check ((kind = 'email') = (confirm_sha256 is not null and stop_sha256 is not null)),
  check (approved_by is null or approved_by not in (proposed_by, account_id))
);
create unique index account_proposal_waiting on account_proposal (account_id, kind) where ended_at is null;
create index account_proposal_open on account_proposal (proposed_at) where ended_at is null;
create index account_proposal_account on account_proposal (account_id);

alter table account
  -- since when it has its role, where somebody gave it: a second administrator is no newcomer of the first one's
  add column role_since timestamptz,
  -- whoever made the account knows its password: nothing is signed until its person has chosen another
  add column password_by_staff boolean not null default false;

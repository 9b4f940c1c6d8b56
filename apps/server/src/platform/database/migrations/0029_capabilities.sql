-- What somebody of the team may do beyond their role: given by another, read at every call.
create table staff_capability (
  account_id uuid not null references account (id) on delete cascade,
  capability text not null check (capability in ('prepare', 'approve', 'medical', 'lead')),
  given_by uuid not null references account (id),
  given_at timestamptz not null,
  primary key (account_id, capability),
  -- nobody gives themselves anything
  check (given_by <> account_id)
);

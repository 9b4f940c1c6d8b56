-- Who was of the team keeps their name beside what they did, after their account is closed too.
alter table account add column was_staff boolean not null default false;
update account set was_staff = true where closed_at is null and role = 'user' and exists (
  select from audit_entry where subject_kind = 'account' and subject_id = account.id::text
    and action = 'account.role_changed' and detail ->> 'to' = 'user');

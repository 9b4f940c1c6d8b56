-- An address is proved by a link that was read there: whoever came by an invitation read it there.
update account set email_verified_at = staff_invitation.accepted_at
  from staff_invitation
  where staff_invitation.account_id = account.id and account.email_verified_at is null
    and lower(staff_invitation.email) = lower(account.email);

-- When an account that nobody proves is closed. Null for those made before: nobody told them so.
alter table account add column lapses_at timestamptz;
create index account_lapse on account (lapses_at) where lapses_at is not null;

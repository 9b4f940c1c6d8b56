-- What completed a sign-in; null for a refused one, and for those of before.
alter table sign_in add column factor text
  check (factor in ('password', 'external', 'passkey', 'recovery_code'));

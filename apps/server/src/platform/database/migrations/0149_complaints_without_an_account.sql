-- A complaint counts whoever makes it: somebody without an account is known by their name, and by an address that they are
-- answered at. It is never given to an account. Servers of before go on with the complaints of accounts, and don't list these.
alter table complaint
  alter column account_id drop not null,
  add column correspondent_name text,
  -- what follows the name on an envelope, line by line
  add column correspondent_address text,
  add column correspondent_email text,
  add constraint complaint_author check (case when account_id is null
    then correspondent_name is not null and num_nonnulls(correspondent_address, correspondent_email) > 0
    else num_nonnulls(correspondent_name, correspondent_address, correspondent_email) = 0 end) not valid;
-- that of the complaint: null without one
alter table complaint_note alter column account_id drop not null;

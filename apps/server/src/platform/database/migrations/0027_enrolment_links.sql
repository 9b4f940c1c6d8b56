-- a link may let staff make the passkey that it signs in with
alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('password', 'email', 'enrol'));

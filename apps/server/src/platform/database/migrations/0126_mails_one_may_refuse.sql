-- The mails a person does without, by what they are about: packages/domain/src/accounts/mail-choices.ts
alter table account add column mails_off text[] not null default '{}'
  check (mails_off <@ array['messages', 'reminders']);

-- what the mail server answered to a mail that was given up: its code, without the address that it may repeat
alter table mail add column refusal text;
-- for the page of the mails that are refused, and what is done with them
create index mail_given_up on mail (given_up_at) where given_up_at is not null;

-- a server that refuses one mail after the other is left alone for a while
create table mail_pause (
  only_row boolean primary key default true check (only_row),
  refusals_in_a_row int not null default 0,
  paused_until timestamptz
);
insert into mail_pause (only_row) values (true);

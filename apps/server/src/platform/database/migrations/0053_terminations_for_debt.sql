-- A contract that a person terminates because it is not paid (code des assurances, L113-3): a registered letter of its own,
-- kept byte for byte, its number, and who posted it.
alter table formal_notice add column terminated_by uuid references account (id);
alter table formal_notice add column termination_number text;
alter table formal_notice add column termination_key text references stored_object (key);
create index formal_notice_terminated_by on formal_notice (terminated_by);
create index formal_notice_termination on formal_notice (termination_key);

alter table formal_notice drop constraint formal_notice_closed_for_check;
alter table formal_notice add constraint formal_notice_closed_for_check
  check (closed_for in ('paid', 'changed', 'ended', 'terminated'));
-- nothing is terminated without its letter, nor before cover has stopped
alter table formal_notice add constraint formal_notice_terminated_check check (
  case when closed_for = 'terminated'
    then terminated_by is not null and termination_number is not null and termination_key is not null
      and suspended_at is not null
    else terminated_by is null and termination_number is null and termination_key is null end);

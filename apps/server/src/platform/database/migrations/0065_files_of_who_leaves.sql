-- Where the open claims of somebody go who is deactivated or leaves the team, once a second administrator agrees.
alter table account_proposal add column files_to text;

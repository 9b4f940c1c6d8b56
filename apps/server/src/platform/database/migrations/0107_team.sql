-- outside a transaction
set lock_timeout = '2s';

-- The few of the team among all accounts: who may read a note, and whom an arrival is told to.
create index concurrently if not exists account_team on account (role, id) where role <> 'user';

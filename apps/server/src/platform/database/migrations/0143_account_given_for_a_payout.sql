-- Whoever is paid may correct the account they gave themselves. An indemnity has no payer: its account was given by its owner.
alter table payout add column account_given_at timestamptz;
update payout set account_given_at = requested_at where claim_id is not null and bank_account_id is not null;

-- outside a transaction
set lock_timeout = '2s';

-- The first answer of a claim, and the last, without what the application writes into its discussion.
create index concurrently if not exists claim_message_said on claim_message (claim_id, id)
  include (account_id, posted_at) where kind = 'text';

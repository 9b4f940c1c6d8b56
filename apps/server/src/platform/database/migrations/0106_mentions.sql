-- Colleagues whom a note between staff calls to a claim. It waits for them until they have read that far.
create table claim_mention (
  claim_id uuid not null references claim (id) on delete cascade,
  message_id bigint not null references claim_message (id) on delete cascade,
  account_id uuid not null references account (id) on delete cascade,
  primary key (message_id, account_id)
);
create index claim_mention_claim on claim_mention (claim_id);
create index claim_mention_account on claim_mention (account_id, claim_id);

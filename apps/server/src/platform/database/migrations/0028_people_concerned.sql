-- Whoever a claim concerns, of the team or not, does not handle it: the colleagues who follow it are participants too.
alter table claim_participant add column is_concerned boolean not null default false;
update claim_participant set is_concerned = true
  from account, claim
  where account.id = claim_participant.account_id and claim.id = claim_participant.claim_id
    and (account.role = 'user' or claim.owner_id = account.id);

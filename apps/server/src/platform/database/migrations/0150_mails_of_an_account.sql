-- Whose mail it is: sent again, it goes to the address that the account has by then. Null for one that is worth something
-- at its own address alone (a link that confirms it, a code, an invitation), and for those written before.
alter table mail add column account_id uuid references account (id);

-- A mail with papers that was sent again may have gone to another address than the one it was written for.
create or replace function note_paper_post() returns trigger language plpgsql as $$
begin
  update paper_post
  set delivered_at = new.sent_at,
    refused_at = case when new.sent_at is null then new.given_up_at end,
    recipient = new.recipient
  where mail_id = new.id;
  return null;
end $$;

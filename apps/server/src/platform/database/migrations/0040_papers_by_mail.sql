-- Papers that a mail carries, kept until it left. Such a mail waits by a day of its own: a server that knows nothing of
-- papers would send it without.
alter table mail add column with_papers_due_at timestamptz;
create index mail_with_papers_due on mail (with_papers_due_at)
  where sent_at is null and given_up_at is null and with_papers_due_at is not null;

create table mail_paper (
  mail_id uuid not null references mail (id) on delete cascade,
  place smallint not null,
  object_key text not null references stored_object (key),
  filename text not null,
  primary key (mail_id, place)
);
create index mail_paper_object on mail_paper (object_key);

-- What has to go out by mail after a signature or an end, and what became of it.
create table paper_post (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references contract (id),
  occasion text not null check (
    occasion in ('signature', 'extension', 'renewal', 'cancellation', 'withdrawal', 'expiry')),
  due_at timestamptz not null,
  attempts smallint not null default 0,
  mail_id uuid,
  -- as it was when the mail was written
  recipient text,
  papers jsonb not null default '[]',
  -- the mail server took the mail
  delivered_at timestamptz,
  -- it refused it for good
  refused_at timestamptz,
  created_at timestamptz not null default now(),
  unique (contract_id, occasion),
  check ((mail_id is null) = (recipient is null)),
  check (delivered_at is null or mail_id is not null)
);
create index paper_post_due on paper_post (due_at) where mail_id is null;
create index paper_post_mail on paper_post (mail_id) where mail_id is not null;
create index paper_post_refused on paper_post (refused_at) where refused_at is not null;

-- A mail says itself what became of it, whichever process sends it and however long its row is kept.
create function note_paper_post() returns trigger language plpgsql as $$
begin
  update paper_post
  set delivered_at = new.sent_at,
    refused_at = case when new.sent_at is null then new.given_up_at end
  where mail_id = new.id;
  return null;
end $$;
create trigger mail_paper_post after update of sent_at, given_up_at on mail
  for each row when (new.with_papers_due_at is not null) execute function note_paper_post();

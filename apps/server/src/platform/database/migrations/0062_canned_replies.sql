-- The replies that the team inserts, as somebody wrote them anew: each writing is a row, the newest counts.
create table claim_reply (
  id uuid primary key default gen_random_uuid(),
  reply text not null,
  title text not null,
  content text not null,
  written_by uuid not null references account (id),
  written_at timestamptz not null
);
create index claim_reply_newest on claim_reply (reply, written_at desc);
create index claim_reply_written_by on claim_reply (written_by);

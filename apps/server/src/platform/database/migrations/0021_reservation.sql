-- A key of idempotency whose work is under way, and who does it. Lost with the database's memory, as is the work.
create unlogged table idempotent_reservation (
  scope text not null,
  key text not null,
  holder uuid not null,
  reserved_at timestamptz not null default now(),
  primary key (scope, key)
);

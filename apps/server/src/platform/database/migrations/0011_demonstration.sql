-- One row once a demonstration has filled this database: its passwords are published, so production refuses it.
create table demonstration (
  is_one boolean primary key default true check (is_one),
  filled_at timestamptz not null default now()
);

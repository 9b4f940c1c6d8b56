-- What filled a database for sizing: it holds nobody's data, and may be filled further.
create table population (
  id bigint generated always as identity primary key,
  accounts integer not null check (accounts > 0),
  contracts integer not null check (contracts >= 0),
  claims integer not null check (claims >= 0),
  filled_at timestamptz not null default now()
);

-- the last instant at which a server ran: a clock that is far from it is asked about before anything is done by date
create table clock_seen (
  only_row boolean primary key default true check (only_row),
  seen_at timestamptz not null
);

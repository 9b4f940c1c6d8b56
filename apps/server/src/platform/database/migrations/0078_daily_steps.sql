-- What became of each step of the daily work, by whichever server did it.
create table daily_step (
  name text primary key,
  succeeded_at timestamptz,
  seconds double precision,
  failed_at timestamptz,
  -- the kind of the error, its code and its words as the log holds them
  failure text,
  -- a root has asked for it again
  asked_at timestamptz
);

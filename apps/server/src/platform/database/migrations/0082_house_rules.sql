-- What a nature of claim asks of who declares, as somebody published it: each version is a row, the newest counts for
-- new claims. Version 0 is what came with Sillage and has no row.
create table claim_intake (
  nature_id text not null,
  version integer not null check (version > 0),
  checklist jsonb not null,
  questions jsonb not null,
  reason text not null,
  written_by uuid not null references account (id),
  written_at timestamptz not null,
  primary key (nature_id, version)
);
create index claim_intake_written_by on claim_intake (written_by);

-- How soon the house answers, in working days; likewise.
create table house_delays (
  version integer primary key check (version > 0),
  answer integer not null check (answer > 0),
  study integer not null check (study > 0),
  decision integer not null check (decision > 0),
  reason text not null,
  written_by uuid not null references account (id),
  written_at timestamptz not null
);
create index house_delays_written_by on house_delays (written_by);

-- What was asked when a claim was declared stays what is asked of it.
alter table claim add column intake_version integer not null default 0;

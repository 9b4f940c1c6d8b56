-- Who of the team is away, from a day to a day, and who looks after their files meanwhile: one at a time for each.
create table staff_absence (
  account_id uuid primary key references account (id),
  deputy_id uuid not null references account (id),
  first_day date not null,
  last_day date not null,
  recorded_by uuid not null references account (id),
  recorded_at timestamptz not null,
  check (last_day >= first_day),
  check (deputy_id <> account_id)
);
create index staff_absence_deputy on staff_absence (deputy_id);
create index staff_absence_recorded_by on staff_absence (recorded_by);

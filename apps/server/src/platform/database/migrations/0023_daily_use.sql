-- What an account has made on a day, in Paris, of what a day is limited in; and whether staff raised its limits.
create table daily_use (
  account_id uuid not null references account (id),
  day date not null,
  contract integer not null default 0,
  claim integer not null default 0,
  message integer not null default 0,
  questionnaire integer not null default 0,
  quote integer not null default 0,
  is_raised boolean not null default false,
  primary key (account_id, day)
);
create index daily_use_day on daily_use (day);

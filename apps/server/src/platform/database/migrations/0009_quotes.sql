-- A quote as it was made: what was asked and answered, word for word, with its price line by line.
create table quote (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  product text not null check (product in ('car', 'travel')),
  tariff_version text not null,
  start_date date not null,
  end_date date not null,
  contract_price_cents integer not null check (contract_price_cents > 0),
  compensation_cents integer not null check (compensation_cents >= 0),
  contribution jsonb,
  price_lines jsonb not null,
  answers jsonb not null,
  travels jsonb not null,
  -- of what was asked: the same quote made again renews the one that is there
  fingerprint text not null,
  valid_until date not null,
  created_at timestamptz not null,
  check (end_date > start_date),
  check ((contribution is null) = (compensation_cents = 0))
);
create index quote_account on quote (account_id, created_at desc);
create index quote_age on quote (valid_until);

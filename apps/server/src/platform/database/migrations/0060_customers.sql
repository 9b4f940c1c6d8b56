-- outside a transaction
set lock_timeout = '2s';

-- What staff find somebody by, beside the name and the address: the company, its SIREN, the telephone.
create index concurrently if not exists account_codes on account using gin ((
  fold_text(coalesce(company_name, '') || ' ' || coalesce(siren, '') || ' '
    || regexp_replace(coalesce(person ->> 'phone', ''), '[^0-9+]', '', 'g'))) gin_trgm_ops);
create index concurrently if not exists account_phone on account ((person ->> 'phone')) where person is not null;
create index concurrently if not exists account_birth on account ((person ->> 'birthDate')) where person is not null;
create index concurrently if not exists vehicle_event_found on vehicle_event
  using gin (regexp_replace(plate, '[^A-Z0-9]', '', 'g') gin_trgm_ops);

-- Calls and letters that staff write down, with what was promised.
create table if not exists customer_exchange (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  kind text not null check (kind in ('call', 'letter_received', 'letter_sent')),
  text text not null check (length(text) between 1 and 2000),
  recorded_by uuid not null references account (id),
  at timestamptz not null,
  -- by when something was promised, and since when that is done
  promised_on date,
  kept_at timestamptz,
  kept_by uuid references account (id),
  check ((kept_at is null) = (kept_by is null)),
  check (kept_at is null or promised_on is not null)
);
create index if not exists customer_exchange_account on customer_exchange (account_id, at desc);
create index if not exists customer_exchange_recorded_by on customer_exchange (recorded_by);
create index if not exists customer_exchange_kept_by on customer_exchange (kept_by);

-- outside a transaction
set lock_timeout = '2s';

-- All that staff find somebody by in one index: several words are one scan, whichever of them the name, the
-- address, the company or the telephone holds.
create index concurrently if not exists account_words on account using gin ((
  search_text || ' ' || fold_text(coalesce(company_name, '') || ' ' || coalesce(siren, '') || ' '
    || regexp_replace(coalesce(person ->> 'phone', ''), '[^0-9+]', '', 'g'))) gin_trgm_ops);
drop index concurrently if exists account_codes;

-- The bytes of papers about health are sealed, each by a key of its own, which lies here sealed by that of the settings.
alter table claim_health_file
  add column sealed_key bytea,
  add column sealed_at timestamptz,
  -- the object it lay in before, until that one is removed
  add column left_key text,
  add constraint claim_health_file_sealed check ((sealed_key is null) = (sealed_at is null));
-- what is still to do; nearly always empty
create index claim_health_file_outside on claim_health_file (file_id)
  where is_marked and sealed_key is null;
create index claim_health_file_left on claim_health_file (file_id) where left_key is not null;

-- What somebody has seen was received before payments were kept, and where they saw it: they ask for what is paid back, so that
-- nobody but another person lets it go or approves it; never for themselves.
alter table payout
  add column received_before integer check (received_before >= 0),
  add column received_note text check (length(btrim(received_note)) between 1 and 500),
  add constraint payout_received_before check (
    received_before is null
    or (received_note is not null and requested_by is not null and requested_by <> account_id and held_for is null));

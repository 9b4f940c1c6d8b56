-- What whoever signed declared beside the consent, word for word; null for contracts signed before it was asked, and for
-- those that an older server signs beside this one.
alter table contract_signature add column declarations jsonb;
-- The contracts of a plate, however it is spaced.
create index vehicle_event_plate on vehicle_event (regexp_replace(plate, '[^A-Z0-9]', '', 'g'));

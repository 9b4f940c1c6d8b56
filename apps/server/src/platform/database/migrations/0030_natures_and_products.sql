-- outside a transaction
-- Every statement can be repeated: the file runs one by one, so that no lock is held while claims are filled in.
-- The schema change waits two seconds for its locks, then gives way and comes back.
set lock_timeout = '2s';

-- The stable id of the nature, of which the label beside it is what people read.
alter table claim add column if not exists nature_id text;

-- The seventeen natures that the release before knows by their labels alone.
create or replace function nature_id_of(label text) returns text language sql immutable as $$
  select case label
    when 'Accident' then 'car.accident'
    when 'Vol' then 'car.theft'
    when 'Incendie' then 'car.fire'
    when 'Bris de glace' then 'car.broken_glass'
    when 'Catastrophes naturelles' then 'car.natural_catastrophe'
    when 'Dommages collision' then 'car.collision'
    when 'Vandalisme' then 'car.vandalism'
    when 'Panne mécanique' then 'car.breakdown'
    when 'Annulation de voyage' then 'travel.cancellation'
    when 'Retard ou annulation de vol' then 'travel.flight_delay'
    when 'Perte ou vol de bagages' then 'travel.baggage'
    when 'Accident ou maladie à l''étranger' then 'travel.illness_abroad'
    when 'Rapatriement sanitaire' then 'travel.repatriation'
    when 'Responsabilité civile à l''étranger' then 'travel.liability_abroad'
    when 'Interruption de séjour' then 'travel.interruption'
    when 'Événements climatiques ou catastrophes naturelles' then 'travel.natural_event'
    when 'Refus d''embarquement' then 'travel.denied_boarding'
    -- one that nobody knows any more: shown as it was written
    else label
  end
$$;

-- A server of the release before writes the label alone, and may do so while this one serves.
create or replace function claim_nature_id() returns trigger language plpgsql as $$ begin
  new.nature_id := nature_id_of(new.nature); return new; end
$$;

drop trigger if exists claim_nature_id on claim;
create trigger claim_nature_id before insert on claim
  for each row when (new.nature_id is null) execute function claim_nature_id();

-- a thousand at a time, so that nobody waits for long behind the rows of a claim
do $$ begin loop
  update claim set nature_id = nature_id_of(nature)
    where id in (select id from claim where nature_id is null limit 1000); exit when not found; commit; end loop; end
$$;

alter table claim alter column nature_id set not null;
drop index concurrently if exists claim_nature_id;
create index concurrently claim_nature_id on claim (nature_id);

-- Which products there are is the registry's to say: a third one needs no change of the schema.
alter table questionnaire drop constraint if exists questionnaire_product_check;
alter table contract drop constraint if exists contract_product_check;
alter table quote drop constraint if exists quote_product_check;
alter table delivered_document drop constraint if exists delivered_document_product_check;

reset lock_timeout;

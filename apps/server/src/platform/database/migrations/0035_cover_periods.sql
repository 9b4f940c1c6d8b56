-- From when until when each cover of a contract holds, as its paper says; null for contracts signed before.
alter table contract add column cover_periods jsonb;

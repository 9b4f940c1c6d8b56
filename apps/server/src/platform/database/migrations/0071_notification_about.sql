-- The name of the contract that a notification is about, by which its holder knows it; empty where there is none.
alter table notification add column about text not null default '';

-- Whether a new claim is given to somebody when it is declared, and the natures that each of the team takes.
create table claim_routing (
  only_one boolean primary key default true check (only_one),
  is_on boolean not null,
  changed_by uuid not null references account (id),
  changed_at timestamptz not null
);
create index claim_routing_changed_by on claim_routing (changed_by);
create table claim_skill (
  account_id uuid not null references account (id),
  nature_id text not null,
  primary key (account_id, nature_id)
);

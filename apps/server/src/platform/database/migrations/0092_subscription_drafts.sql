-- A subscription under way, kept with the account so that it goes on on another device: one per product.
create table subscription_draft (
  account_id uuid not null references account (id),
  product text not null,
  content jsonb not null check (octet_length(content::text) <= 131072),
  -- One more at each writing: a device that goes on from an older one is told.
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  primary key (account_id, product)
);
create index subscription_draft_age on subscription_draft (updated_at);

-- The accident statement that two drivers write and sign, one a claim. Signed by both it never changes.
create table claim_statement (
  claim_id uuid primary key references claim (id),
  -- counted at each change: who signs, signs what they saw
  version integer not null default 1,
  shared jsonb not null,
  side_a jsonb not null,
  side_b jsonb not null,
  sketch bytea,
  -- the other driver has no account: what they hold is kept as its digest alone
  guest_token_sha256 bytea,
  guest_until timestamptz,
  signed_a_by text,
  signature_a bytea,
  signed_a_at timestamptz,
  signed_b_by text,
  signature_b bytea,
  signed_b_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((signed_a_at is null) = (signature_a is null) and (signed_a_at is null) = (signed_a_by is null)),
  check ((signed_b_at is null) = (signature_b is null) and (signed_b_at is null) = (signed_b_by is null))
);
create unique index claim_statement_guest on claim_statement (guest_token_sha256);

create function keep_signed_statement() returns trigger language plpgsql as $$
begin
  if old.signed_a_at is not null and old.signed_b_at is not null and
    (new.version, new.shared, new.side_a, new.side_b, new.sketch, new.signature_a, new.signature_b, new.signed_a_by,
      new.signed_b_by, new.signed_a_at, new.signed_b_at) is distinct from
    (old.version, old.shared, old.side_a, old.side_b, old.sketch, old.signature_a, old.signature_b, old.signed_a_by,
      old.signed_b_by, old.signed_a_at, old.signed_b_at) then
    raise exception 'a statement signed by both is never changed' using errcode = 'check_violation', constraint = 'claim_statement_signed';
  end if;
  return new;
end $$;
create trigger claim_statement_signed before update on claim_statement
  for each row execute function keep_signed_statement();

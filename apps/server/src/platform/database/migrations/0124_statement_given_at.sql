-- When a signature was given on a device without a network, by the clock of that device: signed_x_at stays when we took it.
alter table claim_statement
  add column signed_a_given_at timestamptz check (signed_a_given_at is null or signed_a_at is not null),
  add column signed_b_given_at timestamptz check (signed_b_given_at is null or signed_b_at is not null);

create or replace function keep_signed_statement() returns trigger language plpgsql as $$
begin
  if old.signed_a_at is not null and old.signed_b_at is not null and
    (new.version, new.shared, new.side_a, new.side_b, new.sketch, new.signature_a, new.signature_b, new.signed_a_by,
      new.signed_b_by, new.signed_a_at, new.signed_b_at, new.signed_a_given_at, new.signed_b_given_at) is distinct from
    (old.version, old.shared, old.side_a, old.side_b, old.sketch, old.signature_a, old.signature_b, old.signed_a_by,
      old.signed_b_by, old.signed_a_at, old.signed_b_at, old.signed_a_given_at, old.signed_b_given_at) then
    raise exception 'a statement signed by both is never changed' using errcode = 'check_violation', constraint = 'claim_statement_signed';
  end if;
  return new;
end $$;

-- outside a transaction
set lock_timeout = '2s';

-- The list of dues of some days, whether they are asked for yet or not.
create index concurrently if not exists due_by_day on due (due_on, id) where voided_at is null;

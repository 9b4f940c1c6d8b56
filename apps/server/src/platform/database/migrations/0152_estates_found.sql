-- outside a transaction
-- Every statement can be repeated: the indexes of the columns that 0151 added are built while the tables are written to.
drop index concurrently if exists ending_notice_recorded_by;
create index concurrently ending_notice_recorded_by on ending_notice (recorded_by);
drop index concurrently if exists payout_payee_named_by;
create index concurrently payout_payee_named_by on payout (payee_named_by);

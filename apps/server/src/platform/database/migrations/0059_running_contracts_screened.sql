-- With which edition of the register the contracts that run were compared; null before the first time.
alter table freeze_register add column running_sha256 bytea;

alter table freeze_match drop constraint freeze_match_occasion_check;
alter table freeze_match add constraint freeze_match_occasion_check
  check (occasion in ('signature', 'payment', 'running'));

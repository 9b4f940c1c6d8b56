-- A contract may be left on a day to come without any ground of the law, and be kept after all until then.
alter table ending_notice alter column ground drop not null;
alter table contract add column leaving_by_choice boolean not null default false;

-- An amendment of the plate goes out by mail as every signature does.
alter table paper_post drop constraint paper_post_occasion_check;
alter table paper_post add constraint paper_post_occasion_check check (
  occasion in ('signature', 'extension', 'renewal', 'plate_change', 'cancellation', 'withdrawal', 'expiry'));

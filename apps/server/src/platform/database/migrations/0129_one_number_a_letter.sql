-- The number of a registered letter is the evidence of one notice. Where two were noted under one number before, both stay as they
-- are, and only the service refuses a third: they can't be told apart here.
do $$ begin
  lock table formal_notice in share row exclusive mode; if exists (
    select from formal_notice where postal_number is not null group by postal_number having count(*) > 1)
  then create index if not exists formal_notice_postal_number
    on formal_notice (postal_number) where postal_number is not null; else
  create unique index if not exists formal_notice_postal_number
    on formal_notice (postal_number) where postal_number is not null; end if; end $$;
create index if not exists formal_notice_termination_number
  on formal_notice (termination_number) where termination_number is not null;

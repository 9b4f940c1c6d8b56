-- The version of the general conditions that a contract was signed on; null for those signed before it was kept, and
-- for those that an older server signs beside this one: they rest on the first version.
alter table contract add column terms_version text;

-- What was given is named as the contract names it: by the version of its texts, beside the tariff.
alter table delivered_document add column if not exists terms_version text;

-- outside a transaction
set lock_timeout = '2s';

-- All contracts, the latest in front, page by page.
create index concurrently if not exists contract_created on contract (created_at desc, id);

reset lock_timeout;

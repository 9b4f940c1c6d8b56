-- outside a transaction
set lock_timeout = '2s';

-- What has had its time, and the contracts of a product by state, are read by an index alone; so are those that contribute.
create index concurrently if not exists contract_end on contract (end_date, product, status);
create index concurrently if not exists contract_contributing on contract (id) where contribution is not null;
create index concurrently if not exists session_over on session (coalesce(ended_at, expires_at));
create index concurrently if not exists questionnaire_day on questionnaire (created_at);
create index concurrently if not exists notification_day on notification (created_at);

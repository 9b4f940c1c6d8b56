-- Birth and telephone of whoever holds an account, asked before the first signature and offered again at the next.
alter table account add column person jsonb;

-- The contribution bought with a contract: kg CO2e, option, cost and the factors it was reckoned with.
alter table contract add column contribution jsonb;
alter table contract add check ((contribution is null) = (compensation_cents = 0));

-- The days between the day on which the price was made and the first day covered. Null in what an older server wrote:
-- the days between the signature and the first day.
alter table contract add column lead_days integer;
alter table quote add column lead_days integer;

-- Why a contract was left, where the law gives a ground; and what came back, line by line. Null in what an older server wrote.
alter table contract_ending add column ground text;
alter table contract_ending add column refund_rows jsonb;

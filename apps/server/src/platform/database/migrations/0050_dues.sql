-- A questionnaire that nobody signed is erased after its time, and the plan with it.
alter table payment_plan drop constraint payment_plan_questionnaire_id_fkey;
alter table payment_plan add constraint payment_plan_questionnaire_id_fkey
  foreign key (questionnaire_id) references questionnaire (id) on delete cascade;

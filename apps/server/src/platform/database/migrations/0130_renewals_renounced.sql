-- A contract whose only renewals were renounced stayed renewed: it goes on as before, active until its last day and expired after.
with restored as (
  update contract set
    status = case when end_date < (now() at time zone 'Europe/Paris')::date then 'expired' else 'active' end,
    renewal_contract_id = null, covered_until = null, leaving_on = null, leaving_by_choice = false
  where status = 'renewed'
    and exists (
      select from contract renewal join contract_ending ending on ending.contract_id = renewal.id
      where renewal.parent_contract_id = contract.id and renewal.origin = 'renewal' and ending.kind = 'withdrawal')
    and not exists (
      select from contract renewal
      where renewal.parent_contract_id = contract.id and renewal.origin = 'renewal' and renewal.status <> 'cancelled')
    and not exists (
      select from contract other
      where coalesce(other.origin_contract_id, other.id) = coalesce(contract.origin_contract_id, contract.id)
        and other.status = 'active')
  returning id, status)
insert into contract_event (contract_id, action, status) select id, 'restore', status from restored;

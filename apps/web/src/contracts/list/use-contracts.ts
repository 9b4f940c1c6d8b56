import { parseDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { contractsApi } from '../contracts-api.ts'

/** The answer carries nothing at all. */
export class MissingContracts extends Error {}

/** The answer carries something, but not a list of contracts. */
export class InvalidContracts extends Error {}

/** The contracts of the account. */
const contractsQuery = queryOptions({
  queryKey: ['contracts', 'mine'],
  queryFn: async ({ signal }) => readContracts((await contractsApi.mine({ signal }))?.data),
})

/** The contracts of the account, read again each time that a page using them opens. */
export function useContracts() {
  return useQuery({ ...contractsQuery, refetchOnMount: 'always' })
}

function readContracts(data: unknown): readonly Contract[] {
  if (!data) throw new MissingContracts()
  if (!isContractList(data)) throw new InvalidContracts()
  return data
}

/** The client trusts the shape of an answer; what would break the whole page is checked here. */
function isContractList(data: unknown): data is readonly Contract[] {
  return Array.isArray(data) && data.every(hasReadablePeriod)
}

function hasReadablePeriod(item: Partial<Contract> | null): boolean {
  return isDay(item?.start_date) && isDay(item?.end_date)
}

function isDay(text: string | undefined): boolean {
  return typeof text === 'string' && parseDay(text)?.toString() === text
}

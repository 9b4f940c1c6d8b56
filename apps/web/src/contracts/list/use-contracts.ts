import { parseDay } from '@sillage/domain/values/day.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { contractsApi } from '../contracts-api.ts'

/** The reply is empty. */
export class MissingContracts extends Error {}

/** The reply isn't a list of contracts. */
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

/** The API client doesn't validate replies; this checks what would break the whole page. */
function isContractList(data: unknown): data is readonly Contract[] {
  return Array.isArray(data) && data.every(hasReadablePeriod)
}

function hasReadablePeriod(item: Partial<Contract> | null): boolean {
  return isDay(item?.start_date) && isDay(item?.end_date)
}

function isDay(text: string | undefined): boolean {
  return typeof text === 'string' && parseDay(text)?.toString() === text
}

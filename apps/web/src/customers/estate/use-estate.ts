import { PAPER_FILES } from '@sillage/wire/contracts/contracts.ts'
import { type EstatePaper, estates } from '@sillage/wire/contracts/estates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../shell/api/api.ts'
import { savePdf } from '../../shell/api/save-file.ts'
import { keyOf } from '../use-customer.ts'

export const estatesApi = clientOf(estates)

/** Whom to write to for a customer who has died, their contracts, and what is to be paid. */
export function useEstate(customerId: string) {
  return useQuery({
    queryKey: [...keyOf(customerId), 'estate'],
    refetchOnMount: 'always',
    queryFn: async ({ signal }) =>
      (await estatesApi.read({ params: { id: customerId }, signal })).data,
  })
}

/** An act of the team, which reloads the customer’s page. */
export function useEstateAct<Variables, Answer>(
  customerId: string,
  act: (variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(customerId) }),
  })
}

/** What ending a contract for the heirs would change, for a request received on a day. */
export function useEstateEnding(id: string, askedOn: Temporal.PlainDate | null) {
  return useQuery({
    queryKey: ['customers', 'estate-ending', id, askedOn?.toString()],
    enabled: askedOn !== null,
    queryFn: async ({ signal }) =>
      (
        await estatesApi.ending({
          params: { id },
          query: { asked_on: askedOn?.toString() ?? '' },
          signal,
        })
      ).data,
  })
}

/** Downloads a paper of a contract, to be printed for the heirs. */
export function useEstatePaper(id: string) {
  return useMutation({
    mutationFn: async (kind: EstatePaper) =>
      savePdf(
        await estatesApi.paper({ params: { id, kind } }),
        `${PAPER_FILES[kind]}_${id.slice(0, 8)}.pdf`,
      ),
  })
}

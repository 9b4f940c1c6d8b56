import type { Customer } from '@sillage/wire/customers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { customersApi } from './customers-api.ts'

export const keyOf = (id: string) => ['customers', 'one', id]

/** The page of a customer. */
export function useCustomer(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    refetchOnMount: 'always',
    queryFn: async ({ signal }): Promise<Customer> =>
      (await customersApi.one({ params: { id }, signal })).data,
  })
}

/** A mutation on a customer's page, which reloads it. */
export function useCustomerNote<Variables, Answer>(
  id: string,
  note: (variables: Variables) => Promise<Answer>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: note,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

import type { customers } from '@sillage/wire/customers.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { find, openCustomer } from './customers.service.ts'
import { noteExchange, noteKept } from './exchanges.service.ts'

export const customersHandlers = (takesCards: boolean): Handlers<typeof customers> => ({
  find: async ({ query, context }) => ({ data: await find(context, query.q) }),
  one: async ({ params, context }) => ({
    data: await openCustomer(context, params.id, takesCards),
  }),
  note: async ({ params, body, context }) => ({
    data: await noteExchange(context, params.id, body),
  }),
  keep: async ({ params, context }) => ({ data: await noteKept(context, params.id) }),
})

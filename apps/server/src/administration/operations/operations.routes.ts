import type { operations } from '@sillage/wire/administration/operations.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { type Examined, examine } from '../../platform/http/health.routes.ts'
import { askAgain, presentOperations } from './operations.service.ts'

export const operationsHandlers = (examined: Examined): Handlers<typeof operations> => ({
  read: async ({ context }) => ({
    data: await presentOperations(context, await examine(examined)),
  }),
  rerun: async ({ body, context }) => {
    await askAgain(context, body.step)
    return undefined
  },
})

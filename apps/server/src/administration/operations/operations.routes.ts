import type { operations } from '@sillage/wire/administration/operations.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { type Examined, examine } from '../../platform/http/health.routes.ts'
import { askAgain, type DocumentQueues, presentOperations } from './operations.service.ts'

interface Needed extends Examined {
  /** How many documents and signatures wait in this process. */
  readonly documentsWaiting: () => DocumentQueues
}

export const operationsHandlers = ({
  documentsWaiting,
  ...examined
}: Needed): Handlers<typeof operations> => ({
  read: async ({ context }) => ({
    data: await presentOperations(context, {
      health: await examine(examined),
      documents: documentsWaiting(),
    }),
  }),
  rerun: async ({ body, context }) => {
    await askAgain(context, body.step)
    return undefined
  },
})

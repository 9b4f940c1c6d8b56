import * as z from 'zod/mini'
import { offsetOption, travels } from './contracts.ts'
import { contractType, day, euros } from './fields.ts'
import { room } from './route.ts'
import { savedAnswer } from './subscription.ts'

export const documents = room({
  quote: {
    method: 'POST',
    path: '/pdf/generateQuote',
    access: 'signedIn',
    summary: 'Un devis en PDF',
    body: z.object({
      start_date: day,
      end_date: day,
      contract_type: contractType,
      price: euros,
      questions: z.array(savedAnswer).check(z.minLength(1), z.maxLength(60, 'Trop de réponses')),
      travels: z._default(travels, []),
      compensate: z._default(z.boolean(), false),
      compensationCost: z._default(euros, 0),
      offsetOption: z._default(offsetOption, 'renewable_energy'),
      emissionsData: z.optional(z.unknown()),
    }),
    reply: 'application/pdf',
  },
})

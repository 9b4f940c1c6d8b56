import { buffer } from 'node:stream/consumers'
import { CARD_SIGNATURE, type cards } from '@sillage/wire/payments/cards.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { AfterPayments } from '../statements/after-payments.ts'
import { startCardPayment, takeCardNews } from './card-payments.service.ts'
import type { CardProvider } from './card-provider.ts'

/** Without a provider every route answers 404. */
export function cardsHandlers(
  known: CardProvider | null,
  afterPayments: AfterPayments,
): Handlers<typeof cards> {
  const providerOrNothing = () => {
    if (!known) throw notFound()
    return known
  }
  const admit = async () => void providerOrNothing()
  return {
    start: {
      admit,
      run: async ({ body, context }) => ({
        data: { page: await startCardPayment(context, providerOrNothing(), body.due_id) },
      }),
    },
    back: {
      admit,
      run: async ({ body, context }) => ({
        data: await takeCardNews(
          context,
          { provider: providerOrNothing(), afterPayments },
          { raw: Buffer.from(body.message, 'base64url'), signature: body.signature },
        ),
      }),
    },
    news: {
      admit,
      run: async ({ body, context }) => {
        const raw = await buffer(body)
        const signature = context.header(CARD_SIGNATURE) ?? ''
        await takeCardNews(
          context,
          { provider: providerOrNothing(), afterPayments },
          { raw, signature },
        )
        return undefined
      },
    },
  }
}

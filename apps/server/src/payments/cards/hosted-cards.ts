import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { CardPlace } from '../../platform/configuration/config-cards.ts'
import { fetchOutside } from '../../platform/fetch-outside.ts'
import { type CardNews, type CardProvider, CardProviderFault } from './card-provider.ts'

const cents = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))
const name = z.string().check(z.minLength(1), z.maxLength(100))

const started = z.object({ id: name, page: z.url() })
const refunded = z.object({ state: z.enum(['refunded', 'refused']) })
const settled = z.object({
  settlements: z.array(
    z.object({
      reference: name,
      net: cents,
      fee: cents.check(z.minimum(0)),
      payments: z.array(z.object({ reference: name, id: name, cents })),
    }),
  ),
})
const news = z.object({
  reference: name,
  id: name,
  cents,
  currency: z.string().check(z.maxLength(3)),
  state: z.enum(['paid', 'refused']),
})

/** A provider that follows the protocol of decision 143: JSON over HTTP, messages signed by HMAC-SHA256. */
export function hostedCards(place: () => CardPlace): CardProvider {
  const ask = async <T>(
    schema: z.ZodMiniType<T>,
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<T> => {
    const { url, id, secret } = place()
    const text = await fetchOutside(new URL(`${url.replace(/\/+$/, '')}/${path}`), {
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      ...(body && { body }),
    })
    const answer = schema.safeParse(parsed(text))
    if (!answer.success) throw new CardProviderFault(`The card provider did not answer ${path}`)
    return answer.data
  }
  return {
    async start({ reference, cents: asked, label, returnUrl, newsUrl }) {
      const { id, page } = await ask(started, 'orders', {
        reference,
        cents: asked,
        currency: 'EUR',
        label,
        return_url: returnUrl,
        news_url: newsUrl,
      })
      if (!isPage(page)) throw new CardProviderFault('The page of the card provider is no web page')
      return { providerId: id, page }
    },
    verify(raw, signature) {
      const own = createHmac('sha256', place().secret).update(raw).digest()
      const given = Buffer.from(signature, 'hex')
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null
      const message = news.safeParse(parsed(Buffer.from(raw).toString('utf8')))
      if (!message.success) return null
      const { id, ...rest } = message.data
      return { ...rest, providerId: id } satisfies CardNews
    },
    async refund({ providerId, reference, cents: back }) {
      const path = `orders/${encodeURIComponent(providerId)}/refunds`
      return (await ask(refunded, path, { reference, cents: back })).state
    },
    async settlements(since) {
      const { settlements } = await ask(settled, `settlements?since=${since.toString()}`)
      return settlements.map(({ reference, net, fee, payments }) => ({
        reference,
        netCents: net,
        feeCents: fee,
        payments: payments.map(({ reference: ours, id, cents: paid }) => ({
          reference: ours,
          providerId: id,
          cents: paid,
        })),
      }))
    },
  }
}

/** The browser is redirected there: excludes `javascript:` and other schemes. */
const isPage = (page: string) => ['https:', 'http:'].includes(new URL(page).protocol)

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

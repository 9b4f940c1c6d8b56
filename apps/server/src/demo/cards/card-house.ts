import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { CARD_SIGNATURE } from '@sillage/wire/payments/cards.ts'
import type { FastifyInstance } from 'fastify'
import type { CardPlace } from '../../platform/configuration/config-cards.ts'
import { CARD_PAGE_HEADERS, cardPage, noSuchPayment } from './card-page.ts'

interface HousePayment {
  readonly id: string
  readonly reference: string
  readonly cents: number
  readonly label: string
  readonly returnUrl: string
  readonly newsUrl: string
  state: 'open' | 'paid' | 'refused'
  settledIn: string | null
}

interface HouseRefund {
  readonly reference: string
  readonly payment: string
  readonly cents: number
  settledIn: string | null
}

export interface HouseSettlement {
  readonly reference: string
  readonly net: number
  readonly fee: number
  readonly on: string
}

interface Books {
  readonly payments: HousePayment[]
  readonly refunds: HouseRefund[]
  readonly settlements: HouseSettlement[]
}

interface HouseSettings {
  readonly place: () => CardPlace
  /** Where the books are kept; in memory without one. */
  readonly file?: string
  /** Whether it reports payments itself; otherwise only the browser brings the result, if it comes back. */
  readonly tellsNews?: boolean
}

export type CardHouse = ReturnType<typeof createCardHouse>

/** The fee, in thousandths of the amount paid. */
const FEE_PER_MILLE = 9
const NEWS_MS = 5000

/** A fake card payment provider: its page asks for no card, and lets the user choose the result. */
export function createCardHouse({ place, file, tellsNews = true }: HouseSettings) {
  const books: Books =
    file !== undefined && existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { payments: [], refunds: [], settlements: [] }
  const keep = () => {
    if (file !== undefined) writeFileSync(file, JSON.stringify(books))
  }

  /** The result of a payment, with its signature. */
  const signed = ({ id, reference, cents, state }: HousePayment) => {
    const message = Buffer.from(JSON.stringify({ reference, id, cents, currency: 'EUR', state }))
    const signature = createHmac('sha256', place().secret).update(message).digest('hex')
    return { message, signature }
  }

  const tell = async (payment: HousePayment) => {
    const { message, signature } = signed(payment)
    await fetch(payment.newsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CARD_SIGNATURE]: signature },
      body: message,
      signal: AbortSignal.timeout(NEWS_MS),
    }).catch(() => undefined)
  }

  /** Ends a payment. Returns where the browser goes next. */
  const end = async (payment: HousePayment, state: 'paid' | 'refused') => {
    if (payment.state !== 'paid') payment.state = state
    keep()
    if (tellsNews) await tell(payment)
    const { message, signature } = signed(payment)
    const back = new URL(payment.returnUrl)
    back.searchParams.set('carte', message.toString('base64url'))
    back.searchParams.set('signature', signature)
    return back.href
  }

  /** What was paid and refunded since the last settlement, minus the fee. */
  const open = () => {
    const payments = books.payments.filter((one) => one.state === 'paid' && one.settledIn === null)
    const refunds = books.refunds.filter(({ settledIn }) => settledIn === null)
    const gross = sum(payments)
    const fee = Math.round((gross * FEE_PER_MILLE) / 1000)
    return { payments, refunds, fee, net: gross - sum(refunds) - fee }
  }

  /** Pays the open amount into the merchant's account; null when there is none. */
  const settle = (on: string): HouseSettlement | null => {
    const { payments, refunds, fee, net } = open()
    if (payments.length + refunds.length === 0) return null
    const reference = `CB${randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`
    for (const one of [...payments, ...refunds]) one.settledIn = reference
    const settlement = { reference, net, fee, on }
    books.settlements.push(settlement)
    keep()
    return settlement
  }

  const isMerchant = (header: string | undefined) => {
    const { id, secret } = place()
    const own = Buffer.from(`Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`)
    const given = Buffer.from(header ?? '')
    return given.length === own.length && timingSafeEqual(given, own)
  }

  const byId = (id: string) => books.payments.find((one) => one.id === id)

  const serve = async (scope: FastifyInstance) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    await scope.register(async (calls) => {
      calls.addHook('onRequest', async ({ headers }, reply) => {
        if (!isMerchant(headers.authorization)) return reply.code(401).send()
        return undefined
      })
      calls.post<{ Body: Asked }>('/orders', async ({ body }) => {
        const payment = books.payments.find(({ reference }) => reference === body.reference) ?? {
          id: `pay_${randomUUID().slice(0, 18)}`,
          reference: body.reference,
          cents: body.cents,
          label: body.label,
          returnUrl: body.return_url,
          newsUrl: body.news_url,
          state: 'open' as const,
          settledIn: null,
        }
        if (!books.payments.includes(payment)) books.payments.push(payment)
        keep()
        return { id: payment.id, page: `${place().url}/page/${payment.id}` }
      })
      calls.post<{ Params: { id: string }; Body: { reference: string; cents: number } }>(
        '/orders/:id/refunds',
        async ({ params, body }) => {
          const payment = byId(params.id)
          const own = books.refunds.filter((one) => one.payment === params.id)
          if (own.some(({ reference }) => reference === body.reference))
            return { state: 'refunded' }
          const left = payment?.state === 'paid' ? payment.cents - sum(own) : 0
          if (body.cents > left) return { state: 'refused' }
          const { reference, cents } = body
          books.refunds.push({ reference, cents, payment: params.id, settledIn: null })
          keep()
          return { state: 'refunded' }
        },
      )
      calls.get<{ Querystring: { since: string } }>('/settlements', async ({ query }) => ({
        settlements: books.settlements
          .filter(({ on }) => on >= query.since)
          .map(({ reference, net, fee }) => ({
            reference,
            net,
            fee,
            payments: books.payments
              .filter(({ settledIn }) => settledIn === reference)
              .map(({ id, reference: theirs, cents }) => ({ id, reference: theirs, cents })),
          })),
      }))
    })

    scope.get<{ Params: { id: string } }>('/page/:id', async ({ params }, reply) => {
      const payment = byId(params.id)
      reply.headers(CARD_PAGE_HEADERS)
      return payment ? cardPage(payment) : reply.code(404).send(noSuchPayment())
    })
    scope.post<{ Params: { id: string }; Body: unknown }>(
      '/page/:id',
      async ({ params, body, headers }, reply) => {
        const payment = byId(params.id)
        const from = headers['sec-fetch-site']
        const isOurs = from === undefined || from === 'same-origin'
        if (!payment || !isOurs || !(body instanceof URLSearchParams))
          return reply.code(404).headers(CARD_PAGE_HEADERS).send(noSuchPayment())
        const act = body.get('act')
        const next =
          act === 'pay' || act === 'refuse'
            ? await end(payment, act === 'pay' ? 'paid' : 'refused')
            : payment.returnUrl
        return reply.redirect(next, 303)
      },
    )
  }
  return { serve, open, settle, books: books as Readonly<Books>, end, tell }
}

interface Asked {
  readonly reference: string
  readonly cents: number
  readonly label: string
  readonly return_url: string
  readonly news_url: string
}

function sum(all: readonly { readonly cents: number }[]): number {
  return all.reduce((total, { cents }) => total + cents, 0)
}

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CardProvider } from './card-provider.ts'

/** A provider under test, and the person on its payment page. */
export interface ProviderOnTrial {
  readonly provider: CardProvider
  /** Pays on the opened page, or has the bank refuse. Returns the message that the provider signed. */
  readonly act: (
    page: string,
    act: 'pay' | 'refuse',
  ) => Promise<{ readonly raw: Uint8Array; readonly signature: string }>
  /** Makes it transfer to us the card payments received. */
  readonly settle: () => Promise<void> | void
}

/** The tests that any provider behind the port must pass. */
export function keepsTheCardContract(onTrial: () => ProviderOnTrial) {
  const start = (cents = 8376, reference = randomUUID()) =>
    onTrial().provider.start({
      reference,
      cents,
      label: 'Cotisation',
      returnUrl: 'http://sillage.test/payments',
      newsUrl: 'http://127.0.0.1:9/news',
    })

  async function paid(cents = 8376) {
    const reference = randomUUID()
    const { page, providerId } = await start(cents, reference)
    return { reference, providerId, page, news: await onTrial().act(page, 'pay') }
  }

  test('starting twice with the same reference gives the same payment', async () => {
    const reference = randomUUID()
    const first = await start(8376, reference)
    expect(await start(8376, reference)).toEqual(first)
    expect((await start()).providerId).not.toBe(first.providerId)
  })

  test('a payment is reported signed, with our reference, the provider’s id and the amount', async () => {
    const { reference, providerId, news } = await paid()
    expect(onTrial().provider.verify(news.raw, news.signature)).toEqual({
      reference,
      providerId,
      cents: 8376,
      currency: 'EUR',
      state: 'paid',
    })
  })

  test('a refusal is reported signed, and the page can be paid afterwards', async () => {
    const { page } = await start()
    const refused = await onTrial().act(page, 'refuse')
    expect(onTrial().provider.verify(refused.raw, refused.signature)).toMatchObject({
      state: 'refused',
    })
    const { raw, signature } = await onTrial().act(page, 'pay')
    expect(onTrial().provider.verify(raw, signature)).toMatchObject({ state: 'paid' })
  })

  test('an altered report, or one with a wrong signature, is not accepted', async () => {
    const { news } = await paid()
    const { provider } = onTrial()
    const dearer = Buffer.from(Buffer.from(news.raw).toString().replace('8376', '8377'))
    expect(provider.verify(dearer, news.signature)).toBeNull()
    expect(
      provider.verify(
        news.raw,
        news.signature.replace(/./, (one) => (one === '0' ? '1' : '0')),
      ),
    ).toBeNull()
    expect(provider.verify(news.raw, '')).toBeNull()
    expect(provider.verify(Buffer.alloc(0), news.signature)).toBeNull()
  })

  test('a refund is sent once per reference, and never exceeds what was paid', async () => {
    const { providerId } = await paid()
    const { provider } = onTrial()
    const half = { providerId, reference: randomUUID(), cents: 5000 }
    expect(await provider.refund(half)).toBe('refunded')
    expect(await provider.refund(half)).toBe('refunded')
    expect(await provider.refund({ ...half, reference: randomUUID() })).toBe('refused')
    expect(await provider.refund({ ...half, reference: randomUUID(), cents: 3376 })).toBe(
      'refunded',
    )
  })

  test('an unpaid payment can’t be refunded', async () => {
    const { providerId } = await start()
    expect(await onTrial().provider.refund({ providerId, reference: randomUUID(), cents: 1 })).toBe(
      'refused',
    )
  })

  test('a settlement adds up: payments, less refunds, less the fee', async () => {
    await onTrial().settle()
    const { reference, providerId } = await paid()
    await onTrial().provider.refund({ providerId, reference: randomUUID(), cents: 376 })
    await onTrial().settle()
    const today = Temporal.Now.plainDateISO('Europe/Paris')
    const settlements = await onTrial().provider.settlements(today)
    const own = settlements.filter(({ payments }) =>
      payments.some((one) => one.reference === reference),
    )
    expect(own).toHaveLength(1)
    expect(own[0]?.payments).toEqual([{ reference, providerId, cents: 8376 }])
    expect((own[0]?.netCents ?? 0) + (own[0]?.feeCents ?? 0)).toBe(8000)
    expect(await onTrial().provider.settlements(today.add({ days: 1 }))).toEqual([])
  })
}

import { createHmac, randomUUID } from 'node:crypto'
import { CARD_SIGNATURE } from '@sillage/wire/payments/cards.ts'
import Fastify from 'fastify'
import { createCardHouse } from '../../demo/cards/card-house.ts'

const ID = 'sillage'
const SECRET = 'un secret des essais'

/** What the browser brings back from the page after a refusal, which changes nothing. */
export function sampleCardReturn() {
  const payload = {
    reference: randomUUID(),
    id: 'pay_1',
    cents: 8376,
    currency: 'EUR',
    state: 'refused',
  }
  const message = Buffer.from(JSON.stringify(payload))
  const signature = createHmac('sha256', SECRET).update(message).digest('hex')
  return { message: message.toString('base64url'), signature }
}

/** Presses a button of the page, as a browser does. Returns the parameters of the redirection. */
async function press(page: string, act: 'pay' | 'refuse') {
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ act }).toString(),
  })
  const back = new URL(answer.headers.get('location') ?? '')
  return {
    message: back.searchParams.get('carte') ?? '',
    signature: back.searchParams.get('signature') ?? '',
  }
}

/** The demonstration's card page on its own server, which outlives ours. */
export async function openCardHouse({ tellsNews = false }: { tellsNews?: boolean } = {}) {
  const app = Fastify()
  const place = () => ({ url: app.listeningOrigin, id: ID, secret: SECRET })
  const house = createCardHouse({ place, tellsNews })
  await app.register(house.serve)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const setting = new URL(app.listeningOrigin)
  setting.username = ID
  setting.password = encodeURIComponent(SECRET)

  return {
    house,
    place,
    press,
    setting: setting.href,
    close: () => app.close(),
    SIGNED: CARD_SIGNATURE,
  }
}

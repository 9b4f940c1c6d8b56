import { join } from 'node:path'
import { paths } from '@sillage/wire/addresses.ts'
import type { FastifyInstance } from 'fastify'
import type { CardProvider } from '../../payments/cards/card-provider.ts'
import { hostedCards } from '../../payments/cards/hosted-cards.ts'
import type { Config } from '../../platform/configuration/config.ts'
import type { CardPlace } from '../../platform/configuration/config-cards.ts'
import { keyFor } from '../../platform/keys.ts'
import { type CardHouse, createCardHouse } from './card-house.ts'

/** The operator's card payment provider, the demo's, or null. */
export function cardsOf(
  { cards, jwtSecret }: Pick<Config, 'cards' | 'jwtSecret'>,
  origin: () => string,
): CardProvider | null {
  if (cards === null) return null
  if (cards !== 'demo') return hostedCards(() => cards)
  return hostedCards(() => demoPlace(jwtSecret, origin()))
}

function demoPlace(jwtSecret: string, origin: string): CardPlace {
  return {
    url: `${origin.replace(/\/\/(?:0\.0\.0\.0|\[::\])/, '//127.0.0.1')}${paths.devCard}`,
    id: 'sillage-demo',
    secret: keyFor('cards', jwtSecret),
  }
}

/** The demo's card page, in the same process; its payments survive a restart. */
export async function serveCardHouse(
  app: FastifyInstance,
  { jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>,
): Promise<CardHouse> {
  const house = createCardHouse({
    place: () => demoPlace(jwtSecret, app.listeningOrigin),
    file: join(dataDir, 'card-page.json'),
  })
  await app.register(house.serve, { prefix: paths.devCard })
  return house
}

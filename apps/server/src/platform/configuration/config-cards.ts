import { ConfigError, type Environment, readUrl } from './config-values.ts'

/** Where the card payment provider is, and our account there. */
export interface CardPlace {
  readonly url: string
  readonly id: string
  /** Authenticates calls to its API and checks the signatures of its notifications. */
  readonly secret: string
}

/** The card payment provider: `demo` is the demonstration's own, which takes no card; null when there is none. */
export function readCards(env: Environment, demo: boolean): CardPlace | 'demo' | null {
  if (env['CARD_PROVIDER'] === 'demo') {
    if (demo) return 'demo'
    throw new ConfigError('CARD_PROVIDER=demo est réservé à la démonstration.')
  }
  const text = readUrl(env, 'CARD_PROVIDER', ['https:', 'http:'])
  if (text === null) return null
  const { origin, pathname, username, password } = new URL(text)
  if (!username || !password)
    throw new ConfigError(
      'CARD_PROVIDER doit contenir un identifiant et son secret : https://IDENTIFIANT:SECRET@hôte/chemin.',
    )
  return {
    url: `${origin}${pathname.replace(/\/+$/, '')}`,
    id: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}

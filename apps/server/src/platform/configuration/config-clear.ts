import { ConfigError, type Environment, isLoopback } from './config-values.ts'

/** The settings that hold the address of another machine. */
interface Addresses {
  readonly demo: boolean
  readonly publicUrl: string | null
  readonly databaseUrl: string | null
  readonly databaseOwnerUrl: string | null
  readonly databasePoolerUrl: string | null
  readonly s3: { readonly bucketUrl: string } | null
  readonly geocoderUrl: string | null
  readonly routerUrl: string | null
  readonly clamdUrl: string | null
  readonly tracesUrl: string | null
  readonly cards: { readonly url: string } | 'demo' | null
}

/** Keyed by setting name. TSA_URL is left out: a time-stamp request reveals nothing and its answer is signed. */
const addressesOf = (config: Addresses) => ({
  PUBLIC_URL: config.publicUrl,
  DATABASE_URL: config.databaseUrl,
  DATABASE_OWNER_URL: config.databaseOwnerUrl,
  DATABASE_POOLER_URL: config.databasePoolerUrl,
  S3_URL: config.s3?.bucketUrl ?? null,
  GEOCODER_URL: config.geocoderUrl,
  ROUTER_URL: config.routerUrl,
  CLAMD_URL: config.clamdUrl,
  OTEL_EXPORTER_OTLP_ENDPOINT: config.tracesUrl,
  CARD_PROVIDER: config.cards === null || config.cards === 'demo' ? null : config.cards.url,
})

/** The names of the settings whose address sends data to another machine unencrypted. */
export function settingsInClear(config: Addresses): readonly string[] {
  return Object.entries(addressesOf(config)).flatMap(([name, address]) =>
    address !== null && isInClear(new URL(address)) ? name : [],
  )
}

/**
 * In production, refuses an unencrypted connection to another machine unless CLEAR_CONNECTIONS names it (decision 110).
 */
export function mustBeEncrypted(config: Addresses, env: Environment) {
  const allowed = (env['CLEAR_CONNECTIONS'] ?? '').split(',').map((name) => name.trim())
  const known = Object.keys(addressesOf(config))
  const strange = allowed.find((name) => name !== '' && !known.includes(name))
  if (strange !== undefined)
    throw new ConfigError(
      `CLEAR_CONNECTIONS nomme des réglages parmi ${known.join(', ')} (reçu : ${strange}).`,
    )
  if (config.demo) return
  const refused = settingsInClear(config).filter((name) => !allowed.includes(name))
  if (refused.length > 0)
    throw new ConfigError(
      `En clair vers une autre machine : ${refused.join(', ')}. Ce qui s’y dit peut être lu et changé en chemin : passez par https (par sslmode=verify-full pour la base de données). Si ce chemin n’est qu’à vous, indiquez CLEAR_CONNECTIONS=${refused.join(',')}.`,
    )
}

function isInClear({ protocol, hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  // a PostgreSQL reached by its unix socket is on this machine
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false
  if (!protocol.startsWith('postgres')) return protocol !== 'https:'
  const asked = searchParams.get('sslmode') ?? searchParams.get('ssl')
  return asked === null || ['disable', '0', 'false'].includes(asked)
}

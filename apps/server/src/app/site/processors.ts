import { isIP } from 'node:net'
import type { Config } from '../../platform/configuration/config.ts'

/** Who sees data for the operator: what for, and the host that is called. */
export interface Processor {
  readonly task: 'cards' | 'mails' | 'files' | 'scan' | 'places' | 'roads' | 'identity'
  readonly host: string
}

type Places = Pick<
  Config,
  'cards' | 'smtpUrl' | 's3' | 'clamdUrl' | 'geocoderUrl' | 'routerUrl' | 'oidc'
>

/** The services of others that an installation calls, by its settings; what is on its own network is nobody else’s. */
export function processorsOf(config: Places): readonly Processor[] {
  const { cards, smtpUrl, s3, clamdUrl, geocoderUrl, routerUrl, oidc } = config
  const called: readonly (readonly [Processor['task'], string | null])[] = [
    ['cards', cards === null || cards === 'demo' ? null : cards.url],
    ['mails', smtpUrl],
    ['files', s3?.bucketUrl ?? null],
    ['scan', clamdUrl],
    ['places', geocoderUrl],
    ['roads', routerUrl],
    ['identity', oidc?.issuer ?? null],
  ]
  return called.flatMap(([task, url]) => {
    const host = url === null ? null : publicHost(url)
    return host === null ? [] : [{ task, host }]
  })
}

/** Null for an address, or a name that only its own network knows. */
function publicHost(url: string): string | null {
  const { hostname } = new URL(url)
  const isOwn =
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    !hostname.includes('.') ||
    /\.(?:local|internal|lan|svc|test|home\.arpa)$/.test(hostname)
  return isOwn ? null : hostname
}

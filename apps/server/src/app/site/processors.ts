import { isIP } from 'node:net'
import type { Config } from '../../platform/configuration/config.ts'

/** A third party that processes data for the operator: its task, and the host called. */
export interface Processor {
  readonly task: 'cards' | 'mails' | 'files' | 'scan' | 'places' | 'roads' | 'identity'
  readonly host: string
}

type Places = Pick<
  Config,
  'cards' | 'smtpUrl' | 's3' | 'clamdUrl' | 'geocoderUrl' | 'routerUrl' | 'oidc'
>

/** The third-party services that an installation calls, from its settings; leaves out those on its own network. */
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

/** Null for an IP address, or for a name known only to its own network. */
function publicHost(url: string): string | null {
  const { hostname } = new URL(url)
  const isOwn =
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    !hostname.includes('.') ||
    /\.(?:local|internal|lan|svc|test|home\.arpa)$/.test(hostname)
  return isOwn ? null : hostname
}

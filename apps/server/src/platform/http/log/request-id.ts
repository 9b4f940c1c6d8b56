import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Unlikely to hold personal data, or anything a log reader would interpret. */
const FIT = /^[\w.-]{8,64}$/

/**
 * Returns the function that names a request: by a trusted proxy's id, so that one search finds it in both logs, or by
 * our own.
 */
export function createRequestIds(trustedProxies: readonly string[]) {
  const proxies = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return ({ headers, socket: { remoteAddress = '' } }: IncomingMessage): string => {
    const given = headers['x-request-id']
    if (typeof given !== 'string' || !FIT.test(given) || isIP(remoteAddress) === 0)
      return randomUUID()
    const isTrusted = proxies.check(remoteAddress, isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4')
    return isTrusted ? given : randomUUID()
  }
}

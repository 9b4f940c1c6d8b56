import { isIP } from 'node:net'
import { ConfigError, type Environment, isLoopback } from './config-values.ts'

/** A wider network would let almost anybody forge the address they call from. */
const FEWEST_BITS = 8

/** Addresses and networks separated by commas. Throws ConfigError for anything else, or a network under 8 bits. */
export function readProxies(text: string): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  for (const proxy of proxies) {
    const [address = '', bits, ...more] = proxy.split('/')
    const [fewest, most] = isIP(address) === 6 ? boundsOf(address) : [FEWEST_BITS, 32]
    const isNumber = bits === undefined || /^\d{1,3}$/.test(bits)
    if (isIP(address) === 0 || !isNumber || Number(bits ?? most) > most || more.length > 0)
      throw new ConfigError(
        `TRUSTED_PROXIES doit être une liste d’adresses ou de réseaux (reçu\u00a0: ${proxy}).`,
      )
    if (Number(bits ?? most) < fewest)
      throw new ConfigError(
        `TRUSTED_PROXIES contient un réseau trop large (${proxy})\u00a0: presque n’importe qui pourrait y choisir l’adresse d’où il dit venir. Indiquez les adresses de vos relais seulement.`,
      )
  }
  return proxies
}

/** An IPv4 address written as IPv6 (`::ffff:10.0.0.0`) has its own bits after the 96th. */
function boundsOf(ipv6: string): [fewest: number, most: number] {
  const isMapped = URL.parse(`http://[${ipv6}]`)?.hostname.startsWith('[::ffff:') ?? false
  return [isMapped ? 96 + FEWEST_BITS : FEWEST_BITS, 128]
}

/**
 * The base address of calls of the web app: a path of this site, or an address in https; in http for a demonstration,
 * or on this machine.
 */
export function readBase(env: Environment, name: string, demo: boolean): string {
  const text = env[name] ?? '/backend'
  const here = 'https://here.invalid'
  // `//elsewhere` begins with a slash too
  if (text.startsWith('/') && URL.parse(text, here)?.origin === here) return text
  const url = URL.parse(text)
  const isPlain = url?.protocol === 'http:' && (demo || isLoopback(url.hostname))
  if (url?.protocol === 'https:' || isPlain) return text
  throw new ConfigError(
    `${name} doit être un chemin qui commence par /, ou une adresse en https:// (reçu\u00a0: ${text}).`,
  )
}

import { BlockList, isIP } from 'node:net'
import { isLogLevel, type LogLevel } from '../log.ts'

/** An unusable setting, which stops the start; its message is shown unchanged. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads `1` or `0` and refuses anything else, so that `no` can't be taken for yes. Null when not set. */
export function readSwitch(env: Environment, name: string): boolean | null {
  const text = env[name]
  if (text === undefined) return null
  if (text !== '1' && text !== '0')
    throw new ConfigError(`${name} doit être 1 ou 0 (reçu : ${text}).`)
  return text === '1'
}

export function readPort(text: string | undefined, name = 'PORT'): number {
  const port = Number(text ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} doit être un nombre de 0 à 65535 (reçu : ${text}).`)
  return port
}

/** The address at which metrics are served (this machine only by default); null when METRICS_PORT is not set. */
export function readMetrics(env: Environment, demo: boolean) {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' } = env
  if (port === undefined) return null
  if (demo && !isLoopback(host))
    throw new ConfigError(
      `La démonstration n’écoute que sur cette machine : METRICS_HOST doit être 127.0.0.1, ::1 ou localhost (reçu : ${host}).`,
    )
  return { host, port: readPort(port, 'METRICS_PORT') }
}

/** The demonstration logs warnings and errors only: its addresses and accounts are printed on the same screen. */
export function readLogLevel(env: Environment, demo: boolean): LogLevel {
  const level = env['LOG_LEVEL'] ?? (demo ? 'warn' : 'info')
  if (!isLogLevel(level))
    throw new ConfigError(`LOG_LEVEL doit être error, warn, info ou debug (reçu : ${level}).`)
  return level
}

export function readHours(env: Environment, name: string, usual: number): number {
  const hours = Number(env[name] ?? usual)
  if (!(hours > 0 && hours <= 24 * 30))
    throw new ConfigError(`${name} doit être un nombre d’heures entre 0 et 720.`)
  return hours
}

export function readBudget(env: Environment, name: string, usual: number): number {
  const perSecond = Number(env[name] ?? usual)
  if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > 1_000_000)
    throw new ConfigError(`${name} doit être un nombre entier de 1 à 1000000 (par seconde).`)
  return perSecond
}

export function readUrl(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | null {
  const text = env[name]
  if (text === undefined) return null
  if (!protocols.includes(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError(`${name} doit être une adresse qui commence par ${protocols[0]}//.`)
  return text
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether a host is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) === 0) return address === 'localhost'
  return LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isEmail } from '@sillage/domain/accounts/email.ts'
import { passwordError } from '@sillage/domain/accounts/password.ts'
import type { S3Place } from './platform/files/s3-store.ts'
import type { CallBudgets } from './platform/http/call-budgets.ts'

/** A setting that stops the start; its message is shown as it is. */
export class ConfigError extends Error {}

export interface Config {
  readonly demo: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Where the head of the audit log is written every day; elsewhere than the database, if it can be. */
  readonly auditHeadsDir: string
  /** An outside PostgreSQL; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null
  /** The same as the owner of its tables, for migrations; null: the role of the server owns them. */
  readonly databaseOwnerUrl: string | null
  /** Whether the start changes the schema, or only refuses one that is behind. */
  readonly migrates: boolean
  /** At least 256 bits. */
  readonly jwtSecret: string
  readonly publicUrl: string | null
  /** PEM files of the key that seals documents and of its certificates; demo mode makes its own. */
  readonly sealKeyFile: string | null
  readonly sealCertificateFile: string | null
  /** The RFC 3161 authority that time-stamps seals, and the certificates that vouch for it; null for none. */
  readonly tsa: { readonly url: string; readonly certificateFile: string } | null
  /** Where mails leave; null keeps them in the outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
  readonly root: { readonly email: string; readonly password: string } | null
  /** A Nominatim or Photon of the operator's, asked before the embedded atlas. */
  readonly geocoderUrl: string | null
  /** Where files are kept; null keeps them in `dataDir`. */
  readonly s3: S3Place | null
  /** A virus scanner that every file passes; null lets them pass unseen. */
  readonly clamdUrl: string | null
  /** The identity provider of external sign-in. */
  readonly oidc: {
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
  } | null
  /** Domains of the insurer's addresses: a role is asked for from these alone. Without any, from everywhere. */
  readonly staffEmailDomains: readonly string[]
  /** Whether advisors, admins and roots must sign in with a passkey. */
  readonly staffSecondFactor: boolean
  readonly monitoringUrl: string | null
  readonly testimonialsFile: string | null
  /** Base addresses that the web app calls. */
  readonly bases: {
    readonly host: string
    readonly questionnaire: string
    readonly emissions: string
  }
  readonly trustedProxies: string[]
  readonly sessionHours: number
  readonly idleHours: number
  readonly callBudgets: CallBudgets
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings; without any, demo mode. Throws ConfigError with a clear sentence a fault. */
export function readConfig(given: Environment, defaultDataDir: string): Config {
  const env = filledIn(given)
  const demo = env['DEMO'] === undefined ? env['NODE_ENV'] !== 'production' : env['DEMO'] !== '0'
  const dataDir = resolve(env['DATA_DIR'] ?? defaultDataDir)
  if (!demo) checkRequired(env)
  return {
    demo,
    host: env['HOST'] ?? '127.0.0.1',
    port: readPort(env['PORT']),
    dataDir,
    auditHeadsDir: headsDirOf(env, dataDir),
    ...readDatabase(env),
    migrates: (env['MIGRATE'] ?? '1') !== '0',
    jwtSecret: readSecret(env['JWT_SECRET'], dataDir),
    publicUrl: readPublicUrl(env),
    ...readSealFiles(env),
    tsa: readTimeStamping(env),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] ?? null,
    root: readRoot(env),
    geocoderUrl: readUrl(env, 'GEOCODER_URL', ['http:', 'https:']),
    s3: readS3(env),
    clamdUrl: readUrl(env, 'CLAMD_URL', ['tcp:']),
    oidc: readProvider(env),
    staffEmailDomains: readDomains(env['STAFF_EMAIL_DOMAINS'] ?? ''),
    staffSecondFactor: (env['STAFF_SECOND_FACTOR'] ?? '0') !== '0',
    monitoringUrl: env['MONITORING_URL'] ?? null,
    testimonialsFile: env['TESTIMONIALS_FILE'] ?? null,
    bases: {
      host: env['WEB_HOST_BASE'] ?? '/backend',
      questionnaire: env['WEB_QUESTIONNAIRE_BASE'] ?? '/backend',
      emissions: env['WEB_EMISSIONS_BASE'] ?? '/backend',
    },
    trustedProxies: readProxies(env['TRUSTED_PROXIES'] ?? ''),
    sessionHours: readHours(env, 'SESSION_HOURS', 12),
    idleHours: readHours(env, 'SESSION_IDLE_HOURS', 2),
    callBudgets: {
      perAccount: readBudget(env, 'ACCOUNT_BUDGET', 100),
      perAddress: readBudget(env, 'ADDRESS_BUDGET', 200),
    },
  }
}

/** An empty setting is none: that is how many tools write one that is not set. */
function filledIn(given: Environment): Environment {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
}

/** What no server with real people can do without; the address stands on documents for years. */
const REQUIRED: readonly [name: string, sentence: string][] = [
  ['JWT_SECRET', 'JWT_SECRET est obligatoire en production (au moins 32 octets aléatoires).'],
  ['PUBLIC_URL', 'PUBLIC_URL est obligatoire en production : les documents y renvoient.'],
  [
    'SEAL_KEY_FILE',
    'SEAL_KEY_FILE est obligatoire en production : cette clé scelle les documents.',
  ],
  [
    'SEAL_CERTIFICATE_FILE',
    'SEAL_CERTIFICATE_FILE est obligatoire en production : c’est le certificat de la clé.',
  ],
]

/** Says all that is missing at once, a sentence each. */
function checkRequired(env: Environment) {
  const missing = REQUIRED.filter(([name]) => env[name] === undefined)
  if (missing.length > 0) throw new ConfigError(missing.map(([, sentence]) => sentence).join('\n'))
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT doit être un nombre de 0 à 65535 (reçu : ${text}).`)
  return port
}

function readHours(env: Environment, name: string, usual: number): number {
  const hours = Number(env[name] ?? usual)
  if (!(hours > 0 && hours <= 24 * 30))
    throw new ConfigError(`${name} doit être un nombre d’heures entre 0 et 720.`)
  return hours
}

function readBudget(env: Environment, name: string, usual: number): number {
  const perSecond = Number(env[name] ?? usual)
  if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > 1_000_000)
    throw new ConfigError(`${name} doit être un nombre entier de 1 à 1000000 (par seconde).`)
  return perSecond
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name]
  if (text === undefined) return null
  if (!protocols.includes(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError(`${name} doit être une adresse qui commence par ${protocols[0]}//.`)
  return text
}

/** Where the database is: all that a command needs that only migrates. */
export function readPlaces(given: Environment, defaultDataDir: string): Places {
  const env = filledIn(given)
  const dataDir = resolve(env['DATA_DIR'] ?? defaultDataDir)
  return { dataDir, auditHeadsDir: headsDirOf(env, dataDir), ...readDatabase(env) }
}

export type Places = Pick<Config, 'dataDir' | 'auditHeadsDir' | 'databaseUrl' | 'databaseOwnerUrl'>

function headsDirOf(env: Environment, dataDir: string): string {
  return resolve(env['AUDIT_HEADS_DIR'] ?? join(dataDir, 'heads'))
}

function readDatabase(env: Environment): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'> {
  const protocols = ['postgres:', 'postgresql:']
  const databaseUrl = readUrl(env, 'DATABASE_URL', protocols)
  const databaseOwnerUrl = readUrl(env, 'DATABASE_OWNER_URL', protocols)
  if (databaseOwnerUrl !== null && databaseUrl === null)
    throw new ConfigError('DATABASE_OWNER_URL ne va pas sans DATABASE_URL : il manque.')
  return { databaseUrl, databaseOwnerUrl }
}

/** Without its last slash: paths are put behind it. */
function readPublicUrl(env: Environment): string | null {
  return readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null
}

function readSealFiles(env: Environment): Pick<Config, 'sealKeyFile' | 'sealCertificateFile'> {
  const sealKeyFile = env['SEAL_KEY_FILE'] ?? null
  const sealCertificateFile = env['SEAL_CERTIFICATE_FILE'] ?? null
  if ((sealKeyFile === null) !== (sealCertificateFile === null))
    throw new ConfigError('SEAL_KEY_FILE et SEAL_CERTIFICATE_FILE vont ensemble : il en manque un.')
  return { sealKeyFile, sealCertificateFile }
}

function readTimeStamping(env: Environment): Config['tsa'] {
  const url = readUrl(env, 'TSA_URL', ['https:', 'http:'])
  const certificateFile = env['TSA_CERTIFICATE_FILE'] ?? null
  if ((url === null) !== (certificateFile === null))
    throw new ConfigError('TSA_URL et TSA_CERTIFICATE_FILE vont ensemble : il en manque un.')
  return url === null || certificateFile === null ? null : { url, certificateFile }
}

function readS3(env: Environment): S3Place | null {
  const text = readUrl(env, 'S3_URL', ['https:', 'http:'])
  if (text === null) return null
  const url = new URL(text)
  const bucket = url.pathname.replace(/\/+$/, '')
  if (!url.username || !url.password || bucket === '')
    throw new ConfigError(
      'S3_URL doit contenir une clé, son secret et un compartiment : https://CLÉ:SECRET@hôte/compartiment?region=RÉGION.',
    )
  return {
    bucketUrl: url.origin + bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

function readProvider(env: Environment): Config['oidc'] {
  const issuer = readUrl(env, 'OIDC_ISSUER', ['https:', 'http:'])
  const clientId = env['OIDC_CLIENT_ID']
  const clientSecret = env['OIDC_CLIENT_SECRET']
  if (issuer === null && clientId === undefined && clientSecret === undefined) return null
  if (issuer === null || clientId === undefined || clientSecret === undefined)
    throw new ConfigError(
      'OIDC_ISSUER, OIDC_CLIENT_ID et OIDC_CLIENT_SECRET vont ensemble : il en manque.',
    )
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw new ConfigError('OIDC_ISSUER doit être en https:// (sauf sur cette machine).')
  if (env['PUBLIC_URL'] === undefined)
    throw new ConfigError(
      'PUBLIC_URL est obligatoire avec OIDC_ISSUER : le fournisseur d’identité y renvoie le navigateur.',
    )
  return { issuer, clientId, clientSecret }
}

function readDomains(text: string): string[] {
  const domains = text.split(',').flatMap((part) => part.trim().toLowerCase() || [])
  for (const domain of domains)
    if (!isEmail(`a@${domain}`))
      throw new ConfigError(
        `STAFF_EMAIL_DOMAINS doit être une liste de domaines, comme assureur.fr (reçu : ${domain}).`,
      )
  return domains
}

function readProxies(text: string): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || [])
  for (const proxy of proxies) {
    const [address = '', bits, ...more] = proxy.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (isIP(address) === 0 || !fits || more.length > 0)
      throw new ConfigError(
        `TRUSTED_PROXIES doit être une liste d’adresses ou de réseaux (reçu : ${proxy}).`,
      )
  }
  return proxies
}

function readRoot(env: Environment): Config['root'] {
  const email = env['ROOT_EMAIL']
  const password = env['ROOT_PASSWORD']
  if (email === undefined && password === undefined) return null
  if (!email || !password)
    throw new ConfigError('ROOT_EMAIL et ROOT_PASSWORD vont ensemble : il en manque un.')
  if (!isEmail(email.trim())) throw new ConfigError('ROOT_EMAIL n’est pas une adresse e-mail.')
  const weakness = passwordError(password)
  if (weakness) throw new ConfigError(`ROOT_PASSWORD est refusé : ${weakness}.`)
  return { email, password }
}

function readSecret(text: string | undefined, dataDir: string): string {
  if (text !== undefined) {
    if (Buffer.byteLength(text) < 32)
      throw new ConfigError('JWT_SECRET est trop court : il faut au moins 32 octets (256 bits).')
    return text
  }
  // demo mode: drawn once and kept, so that a restart does not end the sessions
  const file = join(dataDir, 'jwt-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}

import { join, resolve } from 'node:path'
import { isEmail } from '@sillage/domain/accounts/email.ts'
import type { S3Place } from '../files/s3-store.ts'
import type { CallBudgets } from '../http/call-budgets.ts'
import type { LogLevel } from '../log.ts'
import { type CardPlace, readCards } from './config-cards.ts'
import { mustBeEncrypted } from './config-clear.ts'
import { type CreditorPlace, readCreditor } from './config-creditor.ts'
import { type GivenFiles, readGivenFiles } from './config-files.ts'
import { readMode } from './config-mode.ts'
import { readBase, readProxies } from './config-network.ts'
import { keptSecret, readRoot, readSealFiles, readSecret } from './config-secrets.ts'
import {
  ConfigError,
  type Environment,
  isLoopback,
  readBudget,
  readHours,
  readLogLevel,
  readMetrics,
  readPort,
  readSwitch,
  readUrl,
} from './config-values.ts'

export interface Config extends GivenFiles {
  readonly demo: boolean
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Folder where the head of the audit log is written every day; best kept outside the database. */
  readonly auditHeadsDir: string
  /** An external PostgreSQL; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null
  /** The same database with the role that owns the tables, for migrations; null when the server's role owns them. */
  readonly databaseOwnerUrl: string | null
  /** A pooler in transaction mode in front of the external PostgreSQL, for the server's statements; null for none. */
  readonly databasePoolerUrl: string | null
  /** Whether starting migrates the schema; otherwise a schema that is behind is refused. */
  readonly migrates: boolean
  /** Signs session tokens; the previous secret still verifies them, so that a change signs nobody out. */
  readonly jwtSecret: string
  readonly previousJwtSecret: string | null
  /** Encrypts the IBANs. */
  readonly ibanKey: string
  /** The previous key, which still decrypts but no longer encrypts. */
  readonly previousIbanKey: string | null
  /** The account that collects and pays. */
  readonly creditor: CreditorPlace
  readonly publicUrl: string | null
  /** PEM files of the key that seals documents and of its certificates; demo mode generates its own. */
  readonly sealKeyFile: string | null
  readonly sealCertificateFile: string | null
  /** The RFC 3161 authority that time-stamps seals, and the certificates that vouch for it; null for none. */
  readonly tsa: { readonly url: string; readonly certificateFile: string } | null
  /** The mail server; null keeps mails in the outbox. */
  readonly smtpUrl: string | null
  /** Whether mails must be sent encrypted. */
  readonly smtpTls: boolean
  readonly mailFrom: string | null
  readonly root: { readonly email: string; readonly password: string } | null
  /** A Nominatim or Photon run by the operator, asked before the embedded atlas. */
  readonly geocoderUrl: string | null
  readonly routerUrl: string | null
  /** The S3 bucket for files; null keeps them in `dataDir`. */
  readonly s3: S3Place | null
  /** A virus scanner for uploaded files; null accepts them unscanned. */
  readonly clamdUrl: string | null
  /** The card payment provider; `demo` is the demonstration's own. */
  readonly cards: CardPlace | 'demo' | null
  /** The identity provider of external sign-in. */
  readonly oidc: {
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
  } | null
  /** The insurer's mail domains: only these addresses may ask for a staff role. Empty means any address may. */
  readonly staffEmailDomains: readonly string[]
  /** Whether advisors, admins and roots must sign in with a passkey. */
  readonly staffSecondFactor: boolean
  readonly monitoringUrl: string | null
  /** Base addresses called by the web app. */
  readonly bases: {
    readonly host: string
    readonly questionnaire: string
    readonly emissions: string
  }
  /** The day (`YYYY-MM-DD`) that the operator confirms when the clock is in doubt. */
  readonly clockConfirmed: string | null
  /** The least severe level that is logged. */
  readonly logLevel: LogLevel
  /** Where Prometheus reads the metrics; null measures nothing. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The collector to which traces are sent; null traces nothing. */
  readonly tracesUrl: string | null
  readonly trustedProxies: string[]
  readonly sessionHours: number
  readonly idleHours: number
  readonly callBudgets: CallBudgets
}

/** Reads the settings; demo mode when there are none. Throws ConfigError with a sentence for each fault. */
export function readConfig(given: Environment, defaultDataDir: string): Config {
  const env = filledIn(given)
  const demo = readMode(env)
  const dataDir = resolve(env['DATA_DIR'] ?? defaultDataDir)
  const config: Config = {
    demo,
    host: env['HOST'] ?? '127.0.0.1',
    port: readPort(env['PORT']),
    dataDir,
    auditHeadsDir: headsDirOf(env, dataDir),
    ...readDatabase(env),
    migrates: readSwitch(env, 'MIGRATE') ?? true,
    jwtSecret: readSecret(env, 'JWT_SECRET') ?? keptSecret(dataDir, 'jwt-secret'),
    ibanKey: readSecret(env, 'IBAN_KEY') ?? keptSecret(dataDir, 'iban-key'),
    previousIbanKey: readPreviousSecret(env, 'IBAN_KEY'),
    previousJwtSecret: readPreviousSecret(env, 'JWT_SECRET'),
    creditor: readCreditor(env),
    publicUrl: readPublicUrl(env),
    ...readSealFiles(env),
    tsa: readTimeStamping(env),
    ...readSmtp(env),
    mailFrom: readSender(env),
    root: readRoot(env),
    geocoderUrl: readUrl(env, 'GEOCODER_URL', ['http:', 'https:']),
    routerUrl: readUrl(env, 'ROUTER_URL', ['http:', 'https:']),
    s3: readS3(env),
    clamdUrl: readUrl(env, 'CLAMD_URL', ['tcp:']),
    cards: readCards(env, demo),
    oidc: readProvider(env),
    staffEmailDomains: readDomains(env['STAFF_EMAIL_DOMAINS'] ?? ''),
    staffSecondFactor: readSwitch(env, 'STAFF_SECOND_FACTOR') ?? !demo,
    monitoringUrl: readUrl(env, 'MONITORING_URL', ['https:', 'http:']),
    ...readGivenFiles(env),
    bases: {
      host: readBase(env, 'WEB_HOST_BASE', demo),
      questionnaire: readBase(env, 'WEB_QUESTIONNAIRE_BASE', demo),
      emissions: readBase(env, 'WEB_EMISSIONS_BASE', demo),
    },
    clockConfirmed: env['CLOCK_CONFIRMED'] ?? null,
    logLevel: readLogLevel(env, demo),
    metrics: readMetrics(env, demo),
    tracesUrl: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:']),
    trustedProxies: readProxies(env['TRUSTED_PROXIES'] ?? ''),
    sessionHours: readHours(env, 'SESSION_HOURS', 12),
    idleHours: readHours(env, 'SESSION_IDLE_HOURS', 2),
    callBudgets: {
      perAccount: readBudget(env, 'ACCOUNT_BUDGET', 100),
      perAddress: readBudget(env, 'ADDRESS_BUDGET', 200),
    },
  }
  if (config.jwtSecret === config.ibanKey)
    throw new ConfigError(
      'IBAN_KEY est le même que JWT_SECRET\u00a0: tirez un secret pour chacun (openssl rand -base64 48).',
    )
  mustBeEncrypted(config, env)
  return config
}

/** Drops empty settings: many tools write a setting that is not set as an empty one. */
function filledIn(given: Environment): Environment {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
}

/** Where the database is: all that a migration-only command needs. */
export function readPlaces(given: Environment, defaultDataDir: string): Places {
  const env = filledIn(given)
  const dataDir = resolve(env['DATA_DIR'] ?? defaultDataDir)
  return { dataDir, auditHeadsDir: headsDirOf(env, dataDir), ...readDatabase(env) }
}

export type Places = Pick<Config, 'dataDir' | 'auditHeadsDir' | DatabaseSetting>
type DatabaseSetting = 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolerUrl'

function headsDirOf(env: Environment, dataDir: string): string {
  return resolve(env['AUDIT_HEADS_DIR'] ?? join(dataDir, 'heads'))
}

function readDatabase(env: Environment): Pick<Config, DatabaseSetting> {
  const protocols = ['postgres:', 'postgresql:']
  const databaseUrl = readUrl(env, 'DATABASE_URL', protocols)
  const databaseOwnerUrl = readUrl(env, 'DATABASE_OWNER_URL', protocols)
  const databasePoolerUrl = readUrl(env, 'DATABASE_POOLER_URL', protocols)
  for (const [name, url] of Object.entries({
    DATABASE_OWNER_URL: databaseOwnerUrl,
    DATABASE_POOLER_URL: databasePoolerUrl,
  }))
    if (url !== null && databaseUrl === null)
      throw new ConfigError(`${name} ne va pas sans DATABASE_URL : il manque.`)
  return { databaseUrl, databaseOwnerUrl, databasePoolerUrl }
}

/**
 * The public address without its last slash; refuses credentials, a query or a fragment, since paths are appended to
 * it.
 */
function readPublicUrl(env: Environment): string | null {
  const text = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (text === null) return null
  const { username, password, search, hash } = new URL(text)
  if (`${username}${password}${search}${hash}` !== '')
    throw new ConfigError(
      'PUBLIC_URL doit être l’adresse seule, sans identifiant, sans ? ni # : https://assurance.fr.',
    )
  return text.replace(/\/+$/, '')
}

/** Refuses a previous secret equal to the current one: nothing would have changed. */
function readPreviousSecret(env: Environment, name: 'JWT_SECRET' | 'IBAN_KEY'): string | null {
  const previous = readSecret(env, `${name}_PREVIOUS`)
  if (previous !== null && previous === env[name])
    throw new ConfigError(`${name}_PREVIOUS est le même que ${name} : le secret n’a pas changé.`)
  return previous
}

function readTimeStamping(env: Environment): Config['tsa'] {
  const url = readUrl(env, 'TSA_URL', ['https:', 'http:'])
  const certificateFile = env['TSA_CERTIFICATE_FILE'] ?? null
  if ((url === null) !== (certificateFile === null))
    throw new ConfigError('TSA_URL et TSA_CERTIFICATE_FILE vont ensemble : il en manque un.')
  return url === null || certificateFile === null ? null : { url, certificateFile }
}

/** By default, encryption is required unless the mail server is on this machine. */
function readSmtp(env: Environment): Pick<Config, 'smtpUrl' | 'smtpTls'> {
  const smtpUrl = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  const isHere = smtpUrl !== null && isLoopback(new URL(smtpUrl).hostname)
  return { smtpUrl, smtpTls: readSwitch(env, 'SMTP_TLS') ?? !isHere }
}

/** `Nom <adresse>` or the address alone. A bad sender is refused here, since mail servers would refuse every mail. */
function readSender(env: Environment): string | null {
  const text = env['MAIL_FROM']
  if (text === undefined) return null
  const [, named, bare] = /^(?:[^<>,\r\n]*<([^<>]+)>|([^<>,\s]+))$/.exec(text.trim()) ?? []
  if (!isEmail(named ?? bare ?? ''))
    throw new ConfigError(
      'MAIL_FROM doit être une adresse, ou un nom et une adresse : Sillage <contact@assureur.fr>.',
    )
  return text.trim()
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
  if (protocol === 'http:' && !isLoopback(hostname))
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
        `STAFF_EMAIL_DOMAINS doit être une liste de domaines, comme assureur.fr (reçu\u00a0: ${domain}).`,
      )
  return domains
}

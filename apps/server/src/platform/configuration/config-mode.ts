import { ConfigError, type Environment, isLoopback, readSwitch } from './config-values.ts'
import REQUIRED from './required-settings.json' with { type: 'json' }

/** Whether this is the demonstration. Fails closed: an unreadable or contradictory setting stops the start. */
export function readMode(env: Environment): boolean {
  const nodeEnv = env['NODE_ENV']
  if (nodeEnv !== undefined && !['production', 'development', 'test'].includes(nodeEnv))
    throw new ConfigError(`NODE_ENV doit être production, development ou test (reçu : ${nodeEnv}).`)
  const demoSwitch = readSwitch(env, 'DEMO')
  if (demoSwitch && nodeEnv === 'production')
    throw new ConfigError(
      'DEMO=1 et NODE_ENV=production se contredisent : les mots de passe de la démonstration sont publics.',
    )
  const demo = demoSwitch ?? nodeEnv !== 'production'
  if (demo) checkDemo(env)
  else checkRequired(env)
  return demo
}

/** The demonstration refuses these settings: NODE_ENV=production was probably forgotten (decision 064). */
const PRODUCTION_ONLY = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'IBAN_KEY',
  'IBAN_KEY_PREVIOUS',
  'CREDITOR_IBAN',
  'CREDITOR_ICS',
  'CREDITOR_NAME',
  'INSTANT_TRANSFERS',
  'PUBLIC_URL',
  'ROOT_EMAIL',
  'ROOT_PASSWORD',
  'SEAL_KEY_FILE',
  'SEAL_CERTIFICATE_FILE',
  'TSA_URL',
  'TSA_CERTIFICATE_FILE',
  'STAFF_EMAIL_DOMAINS',
  'SMTP_URL',
  'SMTP_TLS',
  'MAIL_FROM',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'S3_URL',
]

/** Keeps the demonstration on this machine, since its passwords are published, and without production settings. */
function checkDemo(env: Environment) {
  const { HOST: host } = env
  if (host !== undefined && !isLoopback(host))
    throw new ConfigError(
      `La démonstration n’écoute que sur cette machine : HOST doit être 127.0.0.1, ::1 ou localhost (reçu : ${host}).`,
    )
  const given = PRODUCTION_ONLY.filter((name) => env[name] !== undefined)
  if (given.length > 0)
    throw new ConfigError(
      `${given.join(', ')} : réservé à la production. Indiquez NODE_ENV=production, ou retirez ce réglage pour ouvrir la démonstration, dont les mots de passe sont publics.`,
    )
}

/**
 * Throws ConfigError with one sentence for each required setting that is missing. tools/run.mjs reads the same list.
 */
function checkRequired(env: Environment) {
  const missing = Object.entries(REQUIRED).filter(([name]) => env[name] === undefined)
  if (missing.length > 0) throw new ConfigError(missing.map(([, sentence]) => sentence).join('\n'))
}

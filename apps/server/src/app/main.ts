import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { roleLabel } from '@sillage/domain/accounts/roles.ts'
import { ensureRoot } from '../accounts/accounts.service.ts'
import { prepareSearch } from '../carbon/places/gazetteer.service.ts'
import { cardsOf } from '../demo/cards/demo-cards.ts'
import { createIssuer, type Issuer } from '../documents/issuer.ts'
import { closePdfWorkers } from '../documents/pdf-workers.ts'
import { openSealIdentity, openTimeStamper } from '../documents/seal/seal-identity.ts'
import { useCreditor } from '../payments/creditor.service.ts'
import { type Config, readConfig } from '../platform/configuration/config.ts'
import { settingsInClear } from '../platform/configuration/config-clear.ts'
import { ConfigError } from '../platform/configuration/config-values.ts'
import { DEMO_ACCOUNTS } from '../platform/configuration/demo-accounts.ts'
import { awaitDatabase } from '../platform/database/await-database.ts'
import { doubtClock } from '../platform/database/clock.ts'
import { type Database, forReports, openDatabase } from '../platform/database/database.ts'
import { SERVER_LIMITS } from '../platform/database/limits.ts'
import { checkSchema } from '../platform/database/migrate.ts'
import { prepareDatabase } from '../platform/database/prepare-database.ts'
import { LOCKS, oneAtATime } from '../platform/database/session-lock.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { createIbanVault } from '../platform/ibans/iban-vault.ts'
import { ROOT, WEB_ROOT } from '../platform/installation.ts'
import { log, setLogLevel } from '../platform/log.ts'
import { logFailure } from '../platform/loggable-error.ts'
import { startMailSender } from '../platform/mail/mail-sender.ts'
import { openMetrics } from '../platform/metrics/metrics.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { openTraces } from '../platform/tracing/open-traces.ts'
import { startAdvisedAgainst } from './advised-against.ts'
import { createApp } from './app.ts'
import { startCardWork } from './card-work.ts'
import { openDoors } from './doors.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { startFreezeRegister } from './freeze-register.ts'
import { startPaperPosting } from './paper-posting.ts'
import { connectExclusively, type OnEnd } from './reach.ts'
import { refuseOtherDatabase } from './refuse-other-database.ts'
import { printRootEnrolment } from './root-enrolment.ts'
import { startDailyWork } from './work/daily-schedule.ts'
import { startHealthVaultWork } from './work/health-vault-work.ts'

const ROOT_WITHOUT_EFFECT =
  'ROOT_EMAIL et ROOT_PASSWORD sont sans effet : un compte root existe déjà. Vous pouvez les retirer.'

const MIGHTY =
  'Le rôle de DATABASE_URL possède les tables, ou est superutilisateur : par lui, une faille pourrait tout changer, le journal compris. Confiez les migrations à DATABASE_OWNER_URL, et donnez à DATABASE_URL un rôle sans ces droits.'

const inClear = (names: readonly string[]) =>
  `En clair vers une autre machine : ${names.join(', ')}. CLEAR_CONNECTIONS l’admet ; ce qui s’y dit peut être lu et changé en chemin.`

/** How long a proxy may take to see that the server is no longer ready. */
const NOTICE_MS = 1000
/** How long requests under way may take before they are cut. */
const LONGEST_STOP_MS = 25_000
/** A single request to stop may arrive twice: from the terminal or the service manager, and from the parent process. */
const SAME_SIGNAL_MS = 500
/** What was opened, in order; stopping closes it in reverse. */
const opened: (() => Promise<unknown>)[] = []
/** Finishes the requests under way and accepts no new ones. */
let finish = () => Promise.resolve()
let stopping: Promise<void> | undefined
let stoppedAt = 0

// Left to itself, V8 collects again when its old memory has grown by a fifth: a tenth of a signature's processor time.
setFlagsFromString('--heap-growing-percent=100')

const DATA_DIR = join(ROOT, '.data')
const COMMAND = process.argv[2] ?? 'start'
const isServing = COMMAND === 'start'
/**
 * Exit codes: 0 for a server that was stopped; for another command, which is interrupted, 128 plus the signal as in
 * shells.
 */
const CUT = 128
const noticeOf = (signal: string) => (isServing && signal === 'SIGTERM' ? NOTICE_MS : 0)
const onEnd: OnEnd = (close) => opened.push(close)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // a second request means not to wait
    if (stopping && performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1)
    stoppedAt ||= performance.now()
    stopping ??= stop(isServing ? 0 : CUT + constants.signals[signal], noticeOf(signal))
  })
try {
  await run(COMMAND, process.argv.slice(3))
} catch (error) {
  console.error(explainStartFailure(error))
  stopping ??= stop(1)
}

async function run(name: string, words: readonly string[]) {
  if (name === 'start') return start()
  const { COMMANDS, refuseCommand } = await import('./operator/commands.ts')
  const command = COMMANDS[name] ?? refuseCommand
  const code = await command({ words, env: process.env, defaultDataDir: DATA_DIR, onEnd })
  stopping ??= stop(code)
}

async function start() {
  const config = readConfig(process.env, DATA_DIR)
  setLogLevel(config.logLevel)
  useCreditor(config.creditor)
  const issuer = await openIssuer(config)
  const { server, owner } = await connectExclusively(config, onEnd)
  // files written from here on are private to this user; the embedded PostgreSQL may run under another
  process.umask(0o077)
  const database = openDatabase({ ...SERVER_LIMITS, ...server }, config.databasePoolerUrl)
  opened.push(() => database.destroy())
  if (config.databaseUrl !== null) await awaitDatabase(database)
  await refuseOtherDatabase(owner ?? server, config)
  if (config.migrates) {
    const { isServerMighty } = await prepareDatabase(database, owner)
    if (isServerMighty) warn(MIGHTY)
  } else await checkSchema(database)
  // a demonstration may sleep for weeks on a laptop, and has nothing to lose
  const { demo, clockConfirmed: confirmedDay } = config
  const doubt = async () =>
    demo ? null : doubtClock(database, { now: Temporal.Now.instant(), confirmedDay })
  const doubtful = await doubt()
  if (doubtful !== null) throw new ConfigError(doubtful)
  opened.push(closePdfWorkers)
  const files = openFiles(config)
  // when several servers first start together, one creates the first accounts
  await oneAtATime(forReports(database), LOCKS.firstAccounts, async () => {
    if (config.root && !(await ensureRoot(database, config.root))) warn(ROOT_WITHOUT_EFFECT)
    if (config.demo)
      await (await import('../demo/demo.ts')).seedDemo(database, {
        issuer,
        files,
        ibans: createIbanVault(config.ibanKey),
      })
  })
  const metrics = config.metrics && (await openMetrics(config.metrics))
  if (metrics) opened.push(() => metrics.close())
  if (config.tracesUrl !== null) {
    const traces = await openTraces(config.tracesUrl)
    opened.push(() => traces.close())
  }
  const app = await createApp({
    config,
    database,
    files,
    issuer,
    clock: () => Temporal.Now.instant(),
    logSecurityEvent,
    webRoot: WEB_ROOT,
    metrics,
    isLeaving: () => stopping !== undefined,
  })
  finish = () => app.close()
  await keepRegister(database, config)
  await keepAdvisedAgainst(config)
  await openDoors(app, config)
  startMails({ database, config, files, address: app.listeningOrigin })
  void prepareSearch()
  const reports = forReports(database)
  const repeated = [
    startPaperPosting({ database: reports, files, issuer }),
    startHealthVaultWork({ database: reports, files }),
    startCardWork(
      reports,
      cardsOf(config, () => app.listeningOrigin),
    ),
    startDailyWork({ database: reports, files, headsFolder: config.auditHeadsDir }, doubt),
  ]
  for (const work of repeated) opened.push(() => work.stop())
  if (!config.demo && !config.staffSecondFactor) logSecurityEvent({ event: 'second_factor.off' })
  const plain = settingsInClear(config)
  if (plain.length > 0) warn(inClear(plain))
  if (config.staffSecondFactor && config.smtpUrl === null && !demo)
    await printRootEnrolment(database, config.publicUrl ?? app.listeningOrigin)
  announce(app.listeningOrigin, config.demo)
}

/** Reads the register of asset freezes before anybody can sign, then whenever its file changes. */
async function keepRegister(database: Database, { assetFreezeFile: file }: Config) {
  if (file === null) return
  const register = await startFreezeRegister({ database, file }).catch((error: unknown) => {
    throw error instanceof Error ? new ConfigError(error.message) : error
  })
  opened.push(() => register.stop())
}

/** Reads the operator's list of countries before anybody can sign, then regularly. */
async function keepAdvisedAgainst({ advisedAgainstFile: file }: Config) {
  if (file === null) return
  const list = await startAdvisedAgainst(file).catch((error: unknown) => {
    throw error instanceof Error ? new ConfigError(error.message) : error
  })
  opened.push(() => list.stop())
}

async function openIssuer(config: Config): Promise<Issuer> {
  const identity = await openSealIdentity(config)
  return createIssuer({
    identity,
    publicUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
    timeStamper: openTimeStamper(config),
  })
}

/** Starts the mail sender, or warns why no mail will be sent. */
function startMails({
  database,
  config,
  files,
  address,
}: {
  database: Database
  config: Config
  files: FileKeeper
  address: string
}) {
  const publicUrl = config.publicUrl ?? address
  const { smtpUrl, smtpTls } = config
  if (smtpUrl !== null) {
    const from = config.mailFrom ?? `Sillage <ne-pas-repondre@${new URL(publicUrl).hostname}>`
    const sender = startMailSender(database, {
      smtpUrl,
      smtpTls,
      from,
      publicUrl,
      readPaper: (key) => files.readPaper(key),
    })
    opened.push(() => sender.close())
  } else if (!config.demo)
    warn('SMTP_URL manque : les e-mails attendent dans la base, aucun ne part.')
}

/** Readiness fails at once; requests under way are answered, then everything is closed, within half a minute. */
async function stop(code: number, noticeMs = 0) {
  const cut = sleep(LONGEST_STOP_MS)
  await sleep(noticeMs)
  opened.push(() => finish())
  for (let close = opened.pop(); close; close = opened.pop())
    await Promise.race([cut, close()]).catch(logFailure)
  process.exit(code)
}

/** Logs a weakness of the settings at the start. */
function warn(message: string) {
  log('warn', 'settings', { message })
}

function announce(address: string, demo: boolean) {
  console.log(`Sillage : ${address}`)
  if (!demo) return
  console.log('Les comptes de la démonstration :')
  for (const { role, email, password } of DEMO_ACCOUNTS)
    console.log(`  ${roleLabel(role)} : ${email}, mot de passe ${password}`)
}

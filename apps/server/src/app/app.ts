import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { createDepartureCookies } from '../accounts/external/departure-cookie.ts'
import { createIdentityProvider } from '../accounts/external/identity-provider.ts'
import { createSessions } from '../accounts/session/sessions.ts'
import { serveDemoBank } from '../demo/bank/demo-bank.ts'
import { cardsOf, serveCardHouse } from '../demo/cards/demo-cards.ts'
import { serveDemoProvider } from '../demo/demo-provider.ts'
import type { Issuer } from '../documents/issuer.ts'
import { publishKey } from '../documents/verification/verification-keys.service.ts'
import type { Config } from '../platform/configuration/config.ts'
import type { Database } from '../platform/database/database.ts'
import { openProbe } from '../platform/database/probe.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { MountOptions } from '../platform/http/admission.ts'
import { packAnswers } from '../platform/http/answers.ts'
import { countCalls } from '../platform/http/call-budgets.ts'
import { serveApiDocs } from '../platform/http/documentation/api-docs.ts'
import { notFound } from '../platform/http/domain-error.ts'
import { endConnections, guardFrontDoor } from '../platform/http/front-door.ts'
import { readJsonBodies } from '../platform/http/json-body.ts'
import { createRequestIds } from '../platform/http/log/request-id.ts'
import { createHttpLogger, logRequests, logUnroutable } from '../platform/http/log/request-log.ts'
import { sendProblem } from '../platform/http/problems.ts'
import { addSecurityHeaders } from '../platform/http/security-headers.ts'
import { refuseUnreadable } from '../platform/http/unreadable-request.ts'
import { watchRefusals } from '../platform/http/watch-refusals.ts'
import { createIbanVault } from '../platform/ibans/iban-vault.ts'
import { keyFor } from '../platform/keys.ts'
import { createLiveHub } from '../platform/live/live-hub.ts'
import { serveOutbox } from '../platform/mail/mails-page.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type LogSecurityEvent } from '../platform/security-log.ts'
import { followTariffs } from '../platform/tariffs/follow-tariffs.ts'
import { traceRequests } from '../platform/tracing/spans.ts'
import { mountRooms } from './rooms.ts'
import { serveWebApp } from './site/web-app.ts'
import { observeHouse } from './work/house-metrics.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly files: FileKeeper
  readonly issuer: Issuer
  readonly clock: () => Temporal.Instant
  readonly logSecurityEvent: LogSecurityEvent
  /** Folder of the built web app; null serves the API alone. */
  readonly webRoot: string | null
  /** Metrics, for an operator who measures. */
  readonly metrics?: Metrics | null
  /** Whether the process was asked to stop. Without it, closing cuts requests under way. */
  readonly isLeaving?: () => boolean
}

/** Assembles the server: the API under /backend, the web app beside it. */
export async function createApp({
  config,
  database,
  files,
  issuer,
  clock,
  logSecurityEvent,
  webRoot,
  metrics = null,
  isLeaving,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: createRequestIds(config.trustedProxies),
    loggerInstance: createHttpLogger(),
    // long enough for a photo of 10 MiB from a phone with a poor connection
    requestTimeout: 120_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
    // idle time, longer than any answer takes: otherwise a busy server would cut waiting clients
    connectionTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: isLeaving ? 'idle' : true,
    // when closing, a kept connection still gets one last answer
    return503OnClosing: false,
    // a path that can't be decoded reaches neither a route nor the error handler
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply)
      logUnroutable(request, reply)
    },
    clientErrorHandler: refuseUnreadable,
  })
  app.decorateRequest('session', null)
  logRequests(app, keyFor('log', config.jwtSecret))
  metrics?.countRequests(app)
  traceRequests(app)
  addSecurityHeaders(app, { isHttps: config.publicUrl?.startsWith('https:') ?? false })
  guardFrontDoor(app, clock)
  packAnswers(app)
  if (isLeaving) endConnections(app, isLeaving)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  readJsonBodies(app)

  const sessions = createSessions({
    secret: config.jwtSecret,
    previousSecret: config.previousJwtSecret,
    sessionHours: config.sessionHours,
    idleHours: config.idleHours,
    staffSecondFactor: config.staffSecondFactor,
  })
  const accountOf = ({ headers }: FastifyRequest) => sessions.accountOf(headers.authorization)
  watchRefusals(app, { tell: logSecurityEvent, key: keyFor('log', config.jwtSecret), accountOf })
  countCalls(app, { budgets: config.callBudgets, accountOf })
  const options: MountOptions = {
    database,
    clock,
    secret: keyFor('idempotency', config.jwtSecret),
    publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
    sessionOf: (request) => sessions.read(database, request.headers.authorization, clock()),
    idleSeconds: config.idleHours * 3600,
    livePosition: () => hub.position(),
  }
  const external = {
    provider: await providerOf(app, config),
    cookies: createDepartureCookies(config.jwtSecret),
  }
  const cardProvider = cardsOf(config, () => app.listeningOrigin)
  const ibans = createIbanVault(config.ibanKey, config.previousIbanKey)
  const keys = await publishKey(database, issuer.summaryKey, clock())
  const hub = createLiveHub({
    database,
    aliveAmong: (ids) => sessions.aliveAmong(database, ids, clock()),
  })
  app.addHook('preClose', () => hub.close())
  const following = await followTariffs(database)
  app.addHook('preClose', () => following.close())
  const probe = openProbe(database)
  app.addHook('onClose', () => probe.close())
  if (metrics) observeHouse(metrics.meter, { database, probe, files })

  await app.register(
    async (api) => {
      mountRooms(api, options, {
        config,
        files,
        issuer,
        sessions,
        external,
        cardProvider,
        ibans,
        keys,
        hub,
        probe,
        isLeaving,
      })
      serveApiDocs(api)
    },
    { prefix: '/backend' },
  )
  // a demonstration has no mail server and no bank: it shows what it would have sent, and plays the bank itself
  if (config.demo) {
    serveOutbox(app, database)
    const cardHouse = config.cards === 'demo' ? await serveCardHouse(app, config) : null
    await serveDemoBank(app, { database, ibans, clock, cardHouse, cardProvider })
  }
  if (webRoot) await serveWebApp(app, { config, webRoot, keys })
  return app
}

/** The operator's identity provider, the demonstration's, or none. */
async function providerOf(app: FastifyInstance, config: Config) {
  const { oidc, demo } = config
  if (oidc) return createIdentityProvider(() => oidc)
  return demo ? serveDemoProvider(app, config) : null
}

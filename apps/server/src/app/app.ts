import { accounts } from '@sillage/wire/accounts/accounts.ts'
import { externalSignIn } from '@sillage/wire/accounts/external-sign-in.ts'
import { passkeys } from '@sillage/wire/accounts/passkeys.ts'
import { presence } from '@sillage/wire/accounts/presence.ts'
import { profileRoom } from '@sillage/wire/accounts/profile.ts'
import { recovery } from '@sillage/wire/accounts/recovery.ts'
import { operations } from '@sillage/wire/administration/operations.ts'
import { carbon } from '@sillage/wire/carbon.ts'
import { claimDecision } from '@sillage/wire/claims/claim-decision.ts'
import { claimDesk } from '@sillage/wire/claims/claim-desk.ts'
import { claims } from '@sillage/wire/claims/claims.ts'
import { claimLinks } from '@sillage/wire/claims/links/claim-links.ts'
import { messages } from '@sillage/wire/claims/messages.ts'
import { statements } from '@sillage/wire/claims/statement.ts'
import { complaints } from '@sillage/wire/complaints.ts'
import { contractDesk } from '@sillage/wire/contracts/contract-desk.ts'
import { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import { contracts } from '@sillage/wire/contracts/contracts.ts'
import { contradictions } from '@sillage/wire/contracts/contradictions.ts'
import { contributionDesk } from '@sillage/wire/contracts/contribution-desk.ts'
import { estates } from '@sillage/wire/contracts/estates.ts'
import { insuredVehicles } from '@sillage/wire/contracts/insured-vehicles.ts'
import { quotes } from '@sillage/wire/contracts/quotes.ts'
import { subscriptionDrafts } from '@sillage/wire/contracts/subscription-drafts.ts'
import { conversations } from '@sillage/wire/conversations.ts'
import { customers } from '@sillage/wire/customers.ts'
import { documents } from '@sillage/wire/documents.ts'
import { health } from '@sillage/wire/http/health.ts'
import { live } from '@sillage/wire/live.ts'
import { notifications } from '@sillage/wire/notifications.ts'
import { arrears } from '@sillage/wire/payments/arrears.ts'
import { bank } from '@sillage/wire/payments/bank.ts'
import { cards } from '@sillage/wire/payments/cards.ts'
import { dueList } from '@sillage/wire/payments/due-list.ts'
import { ledger } from '@sillage/wire/payments/ledger.ts'
import { payments } from '@sillage/wire/payments/payments.ts'
import { personalData } from '@sillage/wire/personal-data.ts'
import { subscription } from '@sillage/wire/subscription.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { accountsHandlers } from '../accounts/accounts.routes.ts'
import { createDepartureCookies } from '../accounts/external/departure-cookie.ts'
import { externalSignInHandlers } from '../accounts/external/external-sign-in.routes.ts'
import { createIdentityProvider } from '../accounts/external/identity-provider.ts'
import { passkeysHandlers } from '../accounts/passkeys/passkeys.routes.ts'
import { presenceHandlers } from '../accounts/presence/presence.routes.ts'
import { profileHandlers, recoveryHandlers } from '../accounts/profile/profile.routes.ts'
import { createSessions } from '../accounts/session/sessions.ts'
import { operationsHandlers } from '../administration/operations/operations.routes.ts'
import { carbonHandlers } from '../carbon/carbon.routes.ts'
import { createGeocoder } from '../carbon/places/geocoder.service.ts'
import { createRoads } from '../carbon/places/roads.service.ts'
import { claimDeskHandlers, claimsHandlers } from '../claims/claims.routes.ts'
import { claimDecisionHandlers } from '../claims/decision/decision.routes.ts'
import { messagesHandlers } from '../claims/discussion/messages.routes.ts'
import { claimLinksHandlers } from '../claims/links/links.routes.ts'
import { statementsHandlers } from '../claims/statement/statement.routes.ts'
import { complaintsHandlers } from '../complaints/complaints.routes.ts'
import { contractLifeHandlers } from '../contracts/chain/contract-life.routes.ts'
import { contractsHandlers } from '../contracts/contracts.routes.ts'
import { contradictionsHandlers } from '../contracts/contradictions.routes.ts'
import { contributionDeskHandlers } from '../contracts/contributions/contribution-desk.routes.ts'
import { contractDeskHandlers } from '../contracts/desk/contract-desk.routes.ts'
import { foreseenEnds } from '../contracts/endings/foreseen-ends.service.ts'
import { estatesHandlers } from '../contracts/estates/estates.routes.ts'
import { insuredVehiclesHandlers } from '../contracts/insured-vehicles/insured-vehicles.routes.ts'
import { documentsHandlers } from '../contracts/papers/documents.routes.ts'
import { quotesHandlers } from '../contracts/quotes/quotes.routes.ts'
import { arrearsHandlers } from '../contracts/suspensions/arrears.routes.ts'
import { resumePaidCovers } from '../contracts/suspensions/suspensions.service.ts'
import { conversationsHandlers } from '../conversations/conversations.routes.ts'
import { customersHandlers } from '../customers/customers.routes.ts'
import { serveDemoBank } from '../demo/bank/demo-bank.ts'
import { cardsOf, serveCardHouse } from '../demo/cards/demo-cards.ts'
import { serveDemoProvider } from '../demo/demo-provider.ts'
import type { Issuer } from '../documents/issuer.ts'
import { documentsWaiting } from '../documents/pdf-workers.ts'
import { publishKey } from '../documents/verification/verification-keys.service.ts'
import { notificationsHandlers } from '../notifications/notifications.routes.ts'
import { bankHandlers } from '../payments/bank.routes.ts'
import { cardsHandlers } from '../payments/cards/cards.routes.ts'
import { dueListHandlers } from '../payments/due-list/due-list.routes.ts'
import { ledgerHandlers } from '../payments/ledger.routes.ts'
import { paymentsHandlers } from '../payments/payments.routes.ts'
import { personalDataHandlers } from '../personal-data/personal-data.routes.ts'
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
import { healthHandlers } from '../platform/http/health.routes.ts'
import { readJsonBodies } from '../platform/http/json-body.ts'
import { createRequestIds } from '../platform/http/log/request-id.ts'
import { createHttpLogger, logRequests, logUnroutable } from '../platform/http/log/request-log.ts'
import { mount } from '../platform/http/mount.ts'
import { sendProblem } from '../platform/http/problems.ts'
import { addSecurityHeaders } from '../platform/http/security-headers.ts'
import { refuseUnreadable } from '../platform/http/unreadable-request.ts'
import { watchRefusals } from '../platform/http/watch-refusals.ts'
import { createIbanVault } from '../platform/ibans/iban-vault.ts'
import { keyFor } from '../platform/keys.ts'
import { liveHandlers } from '../platform/live/live.routes.ts'
import { createLiveHub } from '../platform/live/live-hub.ts'
import { serveOutbox } from '../platform/mail/mails-page.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { type LogSecurityEvent } from '../platform/security-log.ts'
import { followTariffs } from '../platform/tariffs/follow-tariffs.ts'
import { traceRequests } from '../platform/tracing/spans.ts'
import { subscriptionDraftsHandlers } from '../subscription/drafts/subscription-drafts.routes.ts'
import { subscriptionHandlers } from '../subscription/subscription.routes.ts'
import { mountAdministration } from './administration-rooms.ts'
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
  const roads = createRoads({ url: config.routerUrl })
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
      mount(api, { room: accounts, handlers: accountsHandlers(sessions), options })
      mount(api, {
        room: profileRoom,
        handlers: profileHandlers(sessions, config.staffEmailDomains),
        options,
      })
      mount(api, { room: recovery, handlers: recoveryHandlers, options })
      const takesCards = cardProvider !== null
      mount(api, { room: subscription, handlers: subscriptionHandlers, options })
      mount(api, { room: subscriptionDrafts, handlers: subscriptionDraftsHandlers, options })
      mount(api, {
        room: contracts,
        handlers: contractsHandlers({ issuer, files, ibans, roads, takesCards }),
        options,
      })
      const signing = { issuer, files, ibans }
      mount(api, { room: contractLife, handlers: contractLifeHandlers(signing), options })
      mount(api, { room: contradictions, handlers: contradictionsHandlers, options })
      mount(api, { room: contractDesk, handlers: contractDeskHandlers, options })
      mount(api, { room: estates, handlers: estatesHandlers(signing), options })
      mount(api, { room: documents, handlers: documentsHandlers(keys, roads), options })
      mount(api, { room: quotes, handlers: quotesHandlers(roads), options })
      mount(api, {
        room: carbon,
        handlers: carbonHandlers(createGeocoder({ url: config.geocoderUrl }), roads),
        options,
      })
      mount(api, { room: claims, handlers: claimsHandlers({ issuer, files }), options })
      mount(api, { room: claimDesk, handlers: claimDeskHandlers, options })
      mount(api, { room: claimDecision, handlers: claimDecisionHandlers(files), options })
      mount(api, { room: claimLinks, handlers: claimLinksHandlers, options })
      mount(api, { room: statements, handlers: statementsHandlers, options })
      mount(api, { room: complaints, handlers: complaintsHandlers, options })
      mount(api, { room: conversations, handlers: conversationsHandlers, options })
      mount(api, { room: customers, handlers: customersHandlers(takesCards), options })
      mount(api, { room: personalData, handlers: personalDataHandlers(files), options })
      mount(api, { room: notifications, handlers: notificationsHandlers, options })
      mount(api, { room: passkeys, handlers: passkeysHandlers(sessions), options })
      mount(api, { room: presence, handlers: presenceHandlers, options })
      const signIn = externalSignInHandlers(external, sessions)
      mount(api, { room: externalSignIn, handlers: signIn, options })
      mountAdministration(api, options, config)
      mount(api, {
        room: operations,
        handlers: operationsHandlers({ probe, files, documentsWaiting }),
        options,
      })
      mount(api, { room: contributionDesk, handlers: contributionDeskHandlers, options })
      mount(api, { room: ledger, handlers: ledgerHandlers, options })
      const paying = paymentsHandlers(ibans, { takesCards, foreseenEnds })
      mount(api, { room: payments, handlers: paying, options })
      mount(api, { room: cards, handlers: cardsHandlers(cardProvider, resumePaidCovers), options })
      mount(api, { room: bank, handlers: bankHandlers(ibans, resumePaidCovers), options })
      mount(api, { room: dueList, handlers: dueListHandlers, options })
      mount(api, { room: arrears, handlers: arrearsHandlers(files), options })
      mount(api, { room: insuredVehicles, handlers: insuredVehiclesHandlers, options })
      mount(api, { room: messages, handlers: messagesHandlers(files), options })
      mount(api, { room: live, handlers: liveHandlers(hub), options })
      mount(api, { room: health, handlers: healthHandlers({ probe, files, isLeaving }), options })
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

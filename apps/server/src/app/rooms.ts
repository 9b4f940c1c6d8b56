import { accounts } from '@sillage/wire/accounts/accounts.ts'
import { externalSignIn } from '@sillage/wire/accounts/external-sign-in.ts'
import { passkeys } from '@sillage/wire/accounts/passkeys.ts'
import { presence } from '@sillage/wire/accounts/presence.ts'
import { profileRoom } from '@sillage/wire/accounts/profile.ts'
import { recovery } from '@sillage/wire/accounts/recovery.ts'
import { assetFreezes } from '@sillage/wire/administration/asset-freezes.ts'
import { audit } from '@sillage/wire/administration/audit.ts'
import { mails } from '@sillage/wire/administration/mails.ts'
import { operations } from '@sillage/wire/administration/operations.ts'
import { stats } from '@sillage/wire/administration/stats.ts'
import { tariffs } from '@sillage/wire/administration/tariffs.ts'
import { users } from '@sillage/wire/administration/users.ts'
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
import type { Room } from '@sillage/wire/http/route.ts'
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
import type { FastifyInstance } from 'fastify'
import { accountsHandlers } from '../accounts/accounts.routes.ts'
import type { ExternalSignIn } from '../accounts/external/external-departure.service.ts'
import { externalSignInHandlers } from '../accounts/external/external-sign-in.routes.ts'
import { passkeysHandlers } from '../accounts/passkeys/passkeys.routes.ts'
import { presenceHandlers } from '../accounts/presence/presence.routes.ts'
import { profileHandlers, recoveryHandlers } from '../accounts/profile/profile.routes.ts'
import type { Sessions } from '../accounts/session/sessions.ts'
import { mailsHandlers } from '../administration/mails.routes.ts'
import { operationsHandlers } from '../administration/operations/operations.routes.ts'
import { statsHandlers } from '../administration/stats.routes.ts'
import { tariffsHandlers } from '../administration/tariffs/tariffs.routes.ts'
import { usersHandlers } from '../administration/users.routes.ts'
import { assetFreezesHandlers } from '../asset-freezes/asset-freezes.routes.ts'
import { auditHandlers } from '../audit/audit.routes.ts'
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
import type { Issuer } from '../documents/issuer.ts'
import { documentsWaiting } from '../documents/pdf-workers.ts'
import type { VerificationKey } from '../documents/verification/verification-keys.service.ts'
import { notificationsHandlers } from '../notifications/notifications.routes.ts'
import { bankHandlers } from '../payments/bank.routes.ts'
import type { CardProvider } from '../payments/cards/card-provider.ts'
import { cardsHandlers } from '../payments/cards/cards.routes.ts'
import { dueListHandlers } from '../payments/due-list/due-list.routes.ts'
import { ledgerHandlers } from '../payments/ledger.routes.ts'
import { paymentsHandlers } from '../payments/payments.routes.ts'
import { personalDataHandlers } from '../personal-data/personal-data.routes.ts'
import type { Config } from '../platform/configuration/config.ts'
import type { Probe } from '../platform/database/probe.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import type { MountOptions } from '../platform/http/admission.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { healthHandlers } from '../platform/http/health.routes.ts'
import { mount } from '../platform/http/mount.ts'
import type { IbanVault } from '../platform/ibans/iban-vault.ts'
import { liveHandlers } from '../platform/live/live.routes.ts'
import type { LiveHub } from '../platform/live/live-hub.ts'
import { subscriptionDraftsHandlers } from '../subscription/drafts/subscription-drafts.routes.ts'
import { subscriptionHandlers } from '../subscription/subscription.routes.ts'

/** What the rooms are made of, apart from the database. */
interface RoomParts {
  readonly config: Config
  readonly files: FileKeeper
  readonly issuer: Issuer
  readonly sessions: Sessions
  readonly external: ExternalSignIn
  readonly cardProvider: CardProvider | null
  readonly ibans: IbanVault
  readonly keys: readonly VerificationKey[]
  readonly hub: LiveHub
  readonly probe: Probe
  readonly isLeaving: (() => boolean) | undefined
}

/** Serves every room of the API. */
export function mountRooms(api: FastifyInstance, options: MountOptions, parts: RoomParts) {
  const { config, files, issuer, sessions, external, cardProvider, ibans, keys, hub, probe } = parts
  const serve = <R extends Room>(room: R, handlers: Handlers<R>) =>
    mount(api, { room, handlers, options })
  const signing = { issuer, files, ibans }
  const roads = createRoads({ url: config.routerUrl })
  const takesCards = cardProvider !== null
  serve(accounts, accountsHandlers(sessions))
  serve(profileRoom, profileHandlers(sessions, config.staffEmailDomains))
  serve(recovery, recoveryHandlers)
  serve(passkeys, passkeysHandlers(sessions))
  serve(presence, presenceHandlers)
  serve(externalSignIn, externalSignInHandlers(external, sessions))
  serve(subscription, subscriptionHandlers)
  serve(subscriptionDrafts, subscriptionDraftsHandlers)
  serve(contracts, contractsHandlers({ ...signing, roads, takesCards }))
  serve(contractLife, contractLifeHandlers(signing))
  serve(contradictions, contradictionsHandlers)
  serve(contractDesk, contractDeskHandlers)
  serve(estates, estatesHandlers(signing))
  serve(insuredVehicles, insuredVehiclesHandlers)
  serve(documents, documentsHandlers(keys, roads))
  serve(quotes, quotesHandlers(roads))
  serve(carbon, carbonHandlers(createGeocoder({ url: config.geocoderUrl }), roads))
  serve(contributionDesk, contributionDeskHandlers)
  serve(claims, claimsHandlers({ issuer, files }))
  serve(claimDesk, claimDeskHandlers)
  serve(claimDecision, claimDecisionHandlers(files))
  serve(claimLinks, claimLinksHandlers)
  serve(statements, statementsHandlers)
  serve(messages, messagesHandlers(files))
  serve(complaints, complaintsHandlers)
  serve(conversations, conversationsHandlers)
  serve(customers, customersHandlers(takesCards))
  serve(personalData, personalDataHandlers(files))
  serve(notifications, notificationsHandlers)
  serve(payments, paymentsHandlers(ibans, { takesCards, foreseenEnds }))
  serve(cards, cardsHandlers(cardProvider, resumePaidCovers))
  serve(bank, bankHandlers(ibans, resumePaidCovers))
  serve(dueList, dueListHandlers)
  serve(arrears, arrearsHandlers(files))
  serve(ledger, ledgerHandlers)
  serve(users, usersHandlers(config.staffEmailDomains))
  serve(stats, statsHandlers)
  serve(mails, mailsHandlers)
  serve(tariffs, tariffsHandlers)
  serve(assetFreezes, assetFreezesHandlers)
  serve(audit, auditHandlers)
  serve(operations, operationsHandlers({ probe, files, documentsWaiting }))
  serve(live, liveHandlers(hub))
  serve(health, healthHandlers({ probe, files, isLeaving: parts.isLeaving }))
}

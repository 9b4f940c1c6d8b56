import { randomUUID } from 'node:crypto'
import type { Route } from '@sillage/wire/http/route.ts'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { sampleIdentityParams } from '../accounts/external/sample-identity.factory.ts'
import { sampleTariffParams } from '../administration/tariffs/tariffs.factory.ts'
import { freezeMatchParams } from '../asset-freezes/asset-freezes.factory.ts'
import { buildDiscussion } from '../claims/discussion/messages.factory.ts'
import { sampleClaimParams } from '../claims/sample-claims.factory.ts'
import { buildComplaint } from '../complaints/complaints.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildEstate, estateSubjects } from '../contracts/estates/estates.factory.ts'
import { buildVehicleEvent } from '../contracts/insured-vehicles/insured-vehicles.factory.ts'
import { buildLetter, buildTerminable } from '../contracts/suspensions/suspensions.factory.ts'
import { sampleConversationParams } from '../conversations/conversations.factory.ts'
import { buildExchange } from '../customers/customers.factory.ts'
import { moneySubjects } from '../payments/bank.factory.ts'
import { buildMandate, buildPayout } from '../payments/payments.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { PRODUCTION } from '../testing/test-app.ts'
import type { TestSession } from '../testing/test-session.ts'

type Params = Readonly<Record<string, string>>

/** For each route with a body and a path parameter, what the session may refer to. */
function sampleParams(
  session: TestSession,
  database: Database,
): Readonly<Record<string, () => Promise<Params> | Params>> {
  const { account } = session
  const money = moneySubjects(database, { accountId: account.id, ibanKey: PRODUCTION.IBAN_KEY })
  const ownContract = () => buildContract(database, { accountId: account.id })
  const complaint = async () => buildComplaint(database, (await buildAccount(database)).id)
  return {
    ...sampleClaimParams(session, database),
    ...sampleIdentityParams(session, database),
    'contractLife.calculateExtension': ownContract,
    'contractLife.calculateRenewal': ownContract,
    'contractLife.extend': ownContract,
    'contractLife.renew': ownContract,
    'contractLife.changePlate': ownContract,
    'contractLife.cancel': ownContract,
    'estates.record': async () => ({ id: (await buildAccount(database)).id }),
    'estates.end': async () => ({ id: (await buildEstate(database)).id }),
    'estates.namePayee': async () => (await estateSubjects(database)['estates.namePayee']()).params,
    'arrears.post': async () => ({ id: (await buildLetter(database)).id }),
    'arrears.terminate': async () => ({ id: (await buildTerminable(database)).id }),
    'subscriptionDrafts.keep': () => ({ product: 'travel' }),
    'payments.changeIban': async () => ({ id: (await buildMandate(database, account.id)).id }),
    'payments.payoutIban': async () => ({ id: await buildPayout(database, account.id) }),
    'bank.letGo': () => money['bank.letGo']().then(({ params }) => params),
    'bank.received': () => money['bank.received']().then(({ params }) => params),
    'bank.match': () => money['bank.match']().then(({ params }) => params),
    'bank.propose': () => money['bank.propose']().then(({ params }) => params),
    'insuredVehicles.correct': () =>
      buildVehicleEvent(database, { accountId: account.id }).then(({ id }) => ({ id })),
    'users.setCapabilities': () =>
      buildAccount(database, { role: 'advisor' }).then(({ id }) => ({ id })),
    'messages.read': async () => ({
      id: await buildDiscussion(database, { ownerId: account.id }),
    }),
    'messages.presence': async () => ({
      id: await buildDiscussion(database, { ownerId: (await buildAccount(database)).id }),
    }),
    // staff may not record a call with themselves
    'customers.note': async () => ({ id: (await buildAccount(database)).id }),
    'customers.keep': async () => ({
      id: await buildExchange(database, {
        accountId: (await buildAccount(database)).id,
        by: account.id,
        promisedOn: Temporal.Now.plainDateISO('Europe/Paris').toString(),
      }),
    }),
    // staff may not decide or answer their own cases
    'assetFreezes.decide': async () =>
      (await freezeMatchParams(database, (await buildAccount(database)).id)).params,
    'complaints.answer': complaint,
    'complaints.handle': complaint,
    'complaints.note': complaint,
    ...sampleConversationParams(database, account.id),
    ...sampleTariffParams(database),
  }
}

interface Asked {
  readonly name: string
  readonly route: Route
  readonly session: TestSession
  readonly database: Database
}

/** The path of a route with parameters that the session may use; random ids where any will do. */
export async function samplePath({ name, route, session, database }: Asked): Promise<string> {
  if (!route.path.includes(':')) return route.path
  const params = (await sampleParams(session, database)[name]?.()) ?? {}
  return route.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? randomUUID())
}

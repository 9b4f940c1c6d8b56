import { randomUUID } from 'node:crypto'
import {
  consentSentence,
  derivationConsent,
  plateConsent,
  SUBSCRIPTION_CONSENT,
} from '@sillage/domain/contracts/consent.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import { choicesAmong } from '@sillage/domain/subscription/questionnaire.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { buildAccount, SAMPLE_ADDRESS, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { sampleIdentityBodies } from '../accounts/external/sample-identity.factory.ts'
import { createLink } from '../accounts/recovery/links.ts'
import { buildAddressChange } from '../administration/account-proposals.factory.ts'
import { sampleTariffBodies } from '../administration/tariffs/tariffs.factory.ts'
import { buildDiscussion } from '../claims/discussion/messages.factory.ts'
import { sampleClaimBodies } from '../claims/sample-claims.factory.ts'
import { sampleComplaint, sampleRegisterBodies } from '../complaints/complaints.factory.ts'
import { inDays } from '../contracts/chain/contract-life.factory.ts'
import {
  buildCollectedContribution,
  buildContribution,
} from '../contracts/contributions/contributions.factory.ts'
import { buildSignedRequest, SIGNATURE } from '../contracts/signing/signed-request.factory.ts'
import { nextPostalNumber, postingOfToday } from '../contracts/suspensions/suspensions.factory.ts'
import { sampleConversationBodies } from '../conversations/conversations.factory.ts'
import { buildDebit, SAMPLE_DESK_BODIES } from '../payments/bank.factory.ts'
import { sampleCardReturn } from '../payments/cards/card-house.factory.ts'
import { buildClosableMonth } from '../payments/ledger.factory.ts'
import { buildDue, buildQuestionnaire, DEBITED, OTHER_IBAN } from '../payments/payments.factory.ts'
import type { Database } from '../platform/database/database.ts'
import { buildAnswers } from '../subscription/subscription.factory.ts'
import { sampleDraft } from '../subscription/subscription-subjects.factory.ts'
import { ibans } from '../testing/test-app.ts'
import type { TestSession } from '../testing/test-session.ts'

type Body = Record<string, unknown>

/** What only some renewals ask is left out: it depends on past claims, or on a move. */
const renewed = () => ({
  start_date: inDays(31),
  end_date: inDays(61),
  coefficient: undefined,
  home: undefined,
})

/** For each route with a body, a valid one with every field of its schema. */
export function sampleBodies(
  session: TestSession,
  database: Database,
): Readonly<Record<string, () => Promise<Body> | Body>> {
  const { account, client } = session
  const linkFor = async (purpose: 'password' | 'email') => {
    const now = Temporal.Now.instant()
    const { id: accountId, email } = account
    const path = await createLink(database, { accountId, purpose, email, now })
    return path.slice(path.indexOf('=') + 1)
  }
  const debit = async () => {
    const { id: accountId } = await buildAccount(database)
    return buildDebit(database, { accountId, ibans })
  }
  /** Price in cents of the contract named in the path; all of them cost the same. */
  const latestContract = () =>
    database
      .selectFrom('contract')
      .select(['contract_price_cents', 'answers'])
      .where('account_id', '=', account.id)
      .where('product', '=', 'car')
      .where('origin', '=', 'original')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
  const contractPrice = async () => (await latestContract())?.contract_price_cents ?? 0
  /** From today until `inDays(40)`. */
  const extendedPrice = async () => {
    const choices = choicesAmong((await latestContract())?.answers ?? [])
    const tariff = tariffInForce('car', dayInParis(Temporal.Now.instant()))
    return price({ tariff, choices, days: 41, leadDays: 0 }).cents
  }
  const addressChange = async () => {
    const [target, proposer] = [await buildAccount(database), await buildAccount(database)]
    return buildAddressChange(database, { target, proposer })
  }
  const quoteBody = async () => {
    const signed = await buildSignedRequest(client, { product: 'travel' })
    return {
      start_date: signed.start_date,
      end_date: signed.end_date,
      contract_type: 'Voyage',
      price: signed.price,
      questions: buildAnswers({ product: 'travel' }),
      travels: signed.travels,
      compensate: false,
      offsetOption: 'tree_planting',
      compensationCost: 0,
      emissionsData: { kg: 1 },
    }
  }
  return {
    ...sampleClaimBodies(session, database),
    ...sampleIdentityBodies(session, database),
    'accounts.register': () => ({
      username: 'zoe.martin',
      email: `zoe-${randomUUID()}@exemple.fr`,
      password: 'Trajet-42!',
      role: 'user',
      accountKind: 'particulier',
      firstName: 'Zoé',
      lastName: 'Martin',
    }),
    // an account without a passkey, since another sample gives one to this account
    'accounts.login': async () => ({
      email: (await buildAccount(database)).email,
      password: TEST_PASSWORD,
      enrolmentToken: randomUUID(),
    }),
    'profile.update': () => ({
      username: 'zoe.martin',
      email: `zoe-${randomUUID()}@exemple.fr`,
      firstName: 'Zoé',
      lastName: 'Martin',
      accountKind: 'professionnel',
      companyName: 'Martin SARL',
      siren: '732 829 320',
      signer: { name: 'Zoé Martin', capacity: 'Gérante' },
      address: { ...SAMPLE_ADDRESS, line2: 'Bâtiment B' },
      person: { birthDate: '1990-04-12', birthPlace: 'Orléans', phone: '06 12 34 56 78' },
      mailsOff: ['reminders'],
      currentPassword: TEST_PASSWORD,
    }),
    'users.setCapabilities': () => ({ capabilities: ['prepare', 'medical'] }),
    'users.readAddressChange': async () => ({ token: await addressChange() }),
    'users.answerAddressChange': async () => ({ token: await addressChange() }),
    'recovery.forgotPassword': () => ({ email: account.email }),
    'recovery.resetPassword': async () => ({
      token: await linkFor('password'),
      password: TEST_PASSWORD,
    }),
    'recovery.confirmEmail': async () => ({
      token: await linkFor('email'),
      password: TEST_PASSWORD,
    }),
    'complaints.create': () => sampleComplaint(database, account.id),
    'customers.note': () => ({ kind: 'call', text: 'Rappelle demain.', promised_on: inDays(1) }),
    'assetFreezes.decide': () => ({ decision: 'released', reason: 'Un homonyme.' }),
    ...sampleRegisterBodies(database),
    'complaints.answer': () => ({ answer: 'Le remboursement est parti.' }),
    ...sampleConversationBodies(database, account.id),
    ...sampleTariffBodies(),
    'personalData.close': () => ({ password: TEST_PASSWORD }),
    'insuredVehicles.acknowledge': () => ({ file: `${randomUUID()};accepté` }),
    'insuredVehicles.correct': () => ({ plate: 'AB-456-CD', country: 'FR' }),
    'mails.resend': () => ({ id: randomUUID() }),
    'operations.rerun': () => ({ step: 'quotes.forget' }),
    'contributionDesk.collect': async () => ({
      contract_ids: [(await buildContribution(database, account.id)).id],
    }),
    'contributionDesk.handOver': async () => ({
      contract_ids: [(await buildCollectedContribution(database, account.id)).id],
      partner: 'Forêts de Bretagne',
      certificate: 'C-1',
    }),
    'payments.plan': async () => ({
      ...DEBITED,
      contractQuestionnaryId: await buildQuestionnaire(database, account.id),
    }),
    'cards.start': async () => ({ due_id: await buildDue(database, account.id) }),
    'cards.back': sampleCardReturn,
    ...SAMPLE_DESK_BODIES,
    'bank.prepare': () => debit().then(() => ({ kind: 'collections' })),
    'arrears.post': () => postingOfToday(),
    'arrears.terminate': () => ({ postalNumber: nextPostalNumber() }),
    'bank.propose': async () => ({ due_id: (await debit()).id }),
    'payments.changeIban': () => ({ holder: 'Camille Roussel', iban: OTHER_IBAN }),
    'payments.payoutIban': () => ({ holder: 'Camille Roussel', iban: OTHER_IBAN }),
    'ledger.close': async () => ({ month: await buildClosableMonth(database) }),
    'notifications.read': () => ({ id: '1' }),
    'subscription.price': pricedFromNextMonth,
    'subscription.offers': pricedFromNextMonth,
    'subscription.saveQuestionnaire': () => {
      return { contract_type: 'Voyage', questions: buildAnswers({ product: 'travel' }) }
    },
    'subscriptionDrafts.keep': sampleDraft,
    'carbon.journey': () => ({
      journey_name: 'Compensation CO2',
      total_passengers: 1,
      trips: [
        {
          origin: 'Paris',
          destination: 'Marseille',
          transport_mode: 'train',
          origin_place_id: 'FR-75056',
          destination_place_id: 'FR-13055',
        },
      ],
    }),
    'carbon.annualVehicle': () => ({
      annual_kilometers: 12_000,
      days: 31,
      vehicle_details: { type: 'car', fuel_type: 'petrol', size: 'medium', year: 2005 },
    }),
    'contradictions.check': () => ({
      contract_type: 'travel',
      start_date: inDays(1),
      end_date: inDays(10),
      questions: buildAnswers({ product: 'travel' }),
      travels: [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' }],
    }),
    'contracts.create': async () => ({
      ...(await buildSignedRequest(client, { product: 'travel' })),
      offsetOption: 'tree_planting',
      signatureKind: 'typed',
      documentsOpened: [{ document: 'ipid', openedAt: new Date().toISOString() }],
      consent: { sentence: consentSentence(SUBSCRIPTION_CONSENT), accepted: true },
      declarations: [{ kind: 'double_insurance', sentence: 'Ce voyage n’en demande pas.' }],
    }),
    'messages.post': async () => {
      const claimId = await buildDiscussion(database, { ownerId: account.id })
      const { data: file } = await client.messages.upload({
        params: { id: claimId },
        query: { name: 'note.txt' },
        body: new Blob([randomUUID()]),
      })
      return {
        claimId,
        content: 'Bonjour',
        documents: [{ file_name: 'a.txt', file_content: 'Ym9uam91cg==' }],
        files: [file.file_id],
        health_consent: true,
        isNote: false,
        mentions: [],
        keepsTurn: false,
      }
    },
    'messages.read': () => ({ up_to: '1' }),
    'messages.presence': () => ({ doing: 'reading' }),
    'documents.generate': () => ({
      template: 'information',
      contract_type: 'Voiture',
      level: 'car.level.all_risks',
    }),
    'contractLife.calculateExtension': () => ({ new_end_date: inDays(40) }),
    'contractLife.extend': async () => {
      const cents = await extendedPrice()
      const added = cents - (await contractPrice())
      return {
        new_end_date: inDays(40),
        signatureData: SIGNATURE,
        signatureKind: 'typed',
        documentsOpened: [{ document: 'ipid', openedAt: new Date().toISOString() }],
        price: cents / 100,
        contribute: false,
        consent: {
          sentence: consentSentence(derivationConsent('extension', formatEuros(added))),
          accepted: true,
        },
      }
    },
    'contractLife.changePlate': () => ({
      plate: 'ZZ-987-YX',
      signatureData: SIGNATURE,
      signatureKind: 'typed',
      consent: { sentence: consentSentence(plateConsent('ZZ-987-YX')), accepted: true },
    }),
    'contractLife.calculateRenewal': renewed,
    'contractLife.renew': async () => ({
      ...renewed(),
      price: (await contractPrice()) / 100,
      signatureData: SIGNATURE,
      signatureKind: 'drawn',
      documentsOpened: [{ document: 'conditions', openedAt: new Date().toISOString() }],
      consent: {
        sentence: consentSentence(derivationConsent('renewal', formatEuros(await contractPrice()))),
        accepted: true,
      },
    }),
    'contractLife.cancel': () => ({
      reason: 'Voiture vendue',
      ground: 'sold',
      event_date: inDays(0),
    }),
    'documents.verify': () => ({ sha256: 'a'.repeat(64), code: '7K2M9-QXB4D-0HTZR-5WNEA' }),
    'documents.quote': quoteBody,
    'quotes.save': quoteBody,
  }
}

function pricedFromNextMonth() {
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  return {
    contract_type: 'car',
    answers: ['car.body.suv', { choosable_answer_id: 'car.energy.petrol' }],
    start_date: today.add({ days: 21 }).toString(),
    end_date: today.add({ days: 52 }).toString(),
  }
}

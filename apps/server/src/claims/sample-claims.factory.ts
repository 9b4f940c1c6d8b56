import { randomUUID } from 'node:crypto'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { recoverySubjects } from '../payments/claims/recoveries.factory.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { TestSession } from '../testing/test-session.ts'
import {
  actingAs,
  buildClaim,
  buildWaitingDecision,
  buildWaitingReopening,
} from './claims.factory.ts'
import { buildHealthFile } from './discussion/health-files.factory.ts'
import { requestDocument } from './documents/document-requests.service.ts'
import { buildThird } from './documents/documents.factory.ts'
import { NATURE, newDelays, newIntake } from './house/house.factory.ts'
import { sampleLink } from './links/links.factory.ts'
import { newestWriting } from './replies/replies.factory.ts'
import { sampleStatementBodies, sampleStatementParams } from './statement/statement.factory.ts'

type Samples<T> = Readonly<Record<string, () => Promise<T> | T>>
interface Place {
  readonly owner: AccountRow
  readonly contractId: string
  /** The claim to which the session uploads its files. */
  readonly claimId: string
}

const places = new Map<string, Promise<Place>>()

/**
 * Where a session declares: on its own contract, or for staff on a customer's, because staff may not decide their own
 * claims.
 */
function placeOf({ account }: TestSession, database: Database): Promise<Place> {
  const place =
    places.get(account.id) ??
    (async () => {
      const owner = account.role === 'user' ? account : await buildAccount(database)
      const contract = { accountId: owner.id, startingIn: -30, endingIn: 60 }
      const { id: contractId } = await buildContract(database, contract)
      const { claim_id: claimId } = await buildClaim(database, { owner, contractId })
      return { owner, contractId, claimId }
    })()
  places.set(account.id, place)
  return place
}

const PROPOSED_AT = '2026-11-01T09:00:00.000Z'

/** For each claim route with a body, one valid body with every field of its schema. */
export function sampleClaimBodies(
  session: TestSession,
  database: Database,
): Samples<Record<string, unknown>> {
  const place = () => placeOf(session, database)
  const file = async () => {
    const { claimId } = await place()
    const { data } = await session.client.messages.upload({
      params: { id: claimId },
      query: { name: 'facture.txt' },
      body: new Blob([`Facture ${randomUUID()}`]),
    })
    return data.file_id
  }
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  const declaration = {
    nature: 'Bris de glace',
    dateIncident: today,
    // of today, and over at whatever hour it is
    incidentTime: '00:00',
    place: 'Orléans',
    description: 'Un gravillon.',
    injured: false,
    abroad: false,
    answers: [{ question_id: 'glass', answer: 'Pare-brise' }],
  }
  const view = { text: 'pare', status: 'En cours', nature: 'Vol', year: 2026 }
  return {
    'claims.declare': async () => ({
      ...declaration,
      contract_id: (await place()).contractId,
      intake_version: 0,
      draft_id: randomUUID(),
    }),
    'claims.addParticipants': async () => ({
      participants: [(await buildAccount(database)).id],
      areConcerned: true,
      relation: 'garage',
    }),
    'claims.findParticipant': () => ({ email: session.account.email }),
    'claims.removeParticipant': async () => ({ userId: session.account.id }),
    'claims.setStatus': () => ({ status: 'En cours', seen: 'En attente', reason: '' }),
    'claims.requestDocument': () => ({
      document_key: 'photos',
      label: 'Photos',
      reason: 'unreadable',
      note: 'De plus près',
    }),
    'claims.fulfilRequest': async () => ({ files: [await file()], health_consent: false }),
    'claims.provideDocument': async () => ({
      document_key: 'photos',
      files: [await file()],
      health_consent: true,
    }),
    'messages.shareDocument': () => ({ is_shared: true }),
    'messages.fileDocument': () => ({ name: 'Le pare-brise.txt', document_key: 'photos' }),
    'messages.reviewDocument': () => ({
      verdict: 'refused',
      reason: 'unreadable',
      words: 'De plus près, à la lumière.',
    }),
    'messages.openHealthFile': () => ({ reason: 'assess' }),
    'messages.markHealthFile': () => ({ is_health: true }),
    'claims.decide': () => ({
      decision: 'partly',
      amount: 480.5,
      excess: 75,
      reasons: 'La vitre est couverte, la jante ne l’est pas.',
      assessment: {
        cover: 'glass',
        loss: 555.5,
        loss_source: 'Facture du garage',
        rights: [
          { right: 'person', holds: true, fact: '', clause: '' },
          { right: 'exclusion', holds: true, fact: '', clause: '' },
        ],
        amounts: [
          { step: 'depreciation', amount: 75, reason: 'La jante' },
          { step: 'excess', amount: 75, reason: 'Celle du contrat d’alors' },
        ],
      },
    }),
    'claimDecision.setReserve': () => ({ amount: 1200.5, reason: 'Devis du garage' }),
    ...sampleStatementBodies(database),
    'claimDecision.setFault': () => ({ fault: 'half', reason: 'Priorité non établie' }),
    'claimDecision.recover': () => ({
      debtor: 'Assureur du tiers',
      amount: 0.5,
      reason: 'Constat du 3 mars',
    }),
    'claimDecision.giveRecoveryUp': () => ({ reason: 'Tiers introuvable' }),
    'claimDecision.sign': () => ({ seen: PROPOSED_AT }),
    'claimDecision.giveBack': () => ({ reason: 'Il manque la facture.' }),
    'claimDecision.acceptReopening': () => ({ seen: PROPOSED_AT }),
    'claimDecision.refuseReopening': () => ({ reason: 'La facture est déjà au dossier.' }),
    'claims.reopen': () => ({ reason: 'La vitre fuit.' }),
    'claimLinks.link': () => sampleLink(database),
    'claims.assign': () => ({ assignee: session.account.id, seen: null }),
    'claims.noteFact': () => ({ fact: 'victim_request', day: today }),
    'claims.judgeSignal': () => ({ kind: 'third', file_id: null, verdict: 'dismissed', word: '' }),
    'claims.setWaiting': () => ({ waiting: 'customer' }),
    'claimDesk.recordAbsence': async () => ({
      first_day: today,
      last_day: today,
      deputy: (await buildAccount(database, { role: 'advisor' })).id,
    }),
    'claimDesk.writeReply': async () => ({
      title: 'Reçu',
      text: 'Bonjour, merci.',
      seen: await newestWriting(database, 'thanks'),
    }),
    'claimDesk.writeIntake': () => newIntake(database),
    'claimDesk.writeHouseDelays': () => newDelays(database),
    'claimDesk.setRoleLimit': () => ({ role: 'advisor', limit: 1500 }),
    'claimDesk.setPersonLimit': () => ({ limit: 2000 }),
    'claimDesk.switchRouting': () => ({ is_on: true }),
    'claimDesk.setSkills': () => ({ natures: ['car.theft'] }),
    'claimDesk.saveFilter': () => ({
      name: 'Ma vue',
      filter: { ...view, assignee: 'me', waiting: 'insurer', sort: 'urgency' },
    }),
    'claimDesk.saveDraft': () => ({ step: 3, form: declaration, draft_id: randomUUID() }),
  }
}

/** For each claim route with a path parameter, values that the session may use. */
export function sampleClaimParams(
  session: TestSession,
  database: Database,
): Samples<Readonly<Record<string, string>>> {
  const place = () => placeOf(session, database)
  const fresh = async () => {
    const { owner, contractId } = await place()
    return { id: (await buildClaim(database, { owner, contractId })).claim_id }
  }
  const recoveries = recoverySubjects(database, async () => (await fresh()).id)
  const joined = async () => {
    const claim = await fresh()
    const participant = { claim_id: claim.id, account_id: session.account.id }
    await database.insertInto('claim_participant').values(participant).execute()
    return claim
  }
  const closed = async () => {
    const { id } = await fresh()
    await database.updateTable('claim').set({ status: 'closed' }).where('id', '=', id).execute()
    return { id }
  }
  const asked = async () => {
    const { claimId: id } = await place()
    const advisor = await buildAccount(database, { role: 'advisor' })
    const request = { id, label: 'La facture', reason: 'missing' } as const
    const { request_id } = await requestDocument(actingAs(database, advisor), request)
    return { id, requestId: request_id }
  }
  const waiting = async () => {
    const claim = await fresh()
    await buildWaitingDecision(database, claim.id)
    return claim
  }
  const provided = async () => {
    const { claimId } = await place()
    const { data } = await session.client.messages.upload({
      params: { id: claimId },
      query: { name: 'phare.txt' },
      body: new Blob([`Phare ${randomUUID()}`]),
    })
    const body = { document_key: 'photos', files: [data.file_id] }
    await session.client.claims.provideDocument({ params: { id: claimId }, body })
    return { id: claimId, fileId: data.file_id }
  }
  const health = async () => {
    const { owner, claimId } = await place()
    const { data } = await session.client.messages.upload({
      params: { id: claimId },
      query: { name: 'certificat.txt' },
      body: new Blob([`Certificat ${randomUUID()}`]),
    })
    const fileId = data.file_id
    await session.client.messages.post({ body: { claimId, files: [fileId] } })
    await buildHealthFile(database, { claimId, owner: owner.id, fileId })
    return { id: claimId, fileId }
  }
  return {
    'claims.addParticipants': fresh,
    'claims.findParticipant': fresh,
    'claims.removeParticipant': joined,
    'claims.setStatus': fresh,
    'claims.requestDocument': fresh,
    'claims.fulfilRequest': asked,
    'claims.provideDocument': async () => ({ id: (await place()).claimId }),
    'claims.decide': fresh,
    'claimDecision.setReserve': fresh,
    ...sampleStatementParams(database, session),
    'claimDecision.setFault': fresh,
    'claimDecision.recover': recoveries.noted,
    'claimDecision.giveRecoveryUp': recoveries.givenUp,
    'claimDecision.sign': async () => {
      const { id } = await waiting()
      const change = { proposed_at: new Date(PROPOSED_AT) }
      await database.updateTable('claim_proposal').set(change).where('claim_id', '=', id).execute()
      return { id }
    },
    'claimDecision.giveBack': waiting,
    'claimDecision.acceptReopening': async () => {
      const { id } = await closed()
      await buildWaitingReopening(database, id, new Date(PROPOSED_AT))
      return { id }
    },
    'claimDecision.refuseReopening': async () => {
      const { id } = await closed()
      await buildWaitingReopening(database, id)
      return { id }
    },
    'claims.reopen': closed,
    'claimLinks.link': fresh,
    'claims.assign': fresh,
    'claims.setWaiting': fresh,
    'claims.noteFact': fresh,
    'claims.judgeSignal': () => fresh().then(fresh).then(fresh),
    'claimDesk.recordAbsence': () => ({ id: session.account.id }),
    'claimDesk.saveDraft': async () => ({ contractId: (await place()).contractId }),
    'claimDesk.writeReply': () => ({ replyId: 'thanks' }),
    'claimDesk.writeIntake': () => ({ natureId: NATURE }),
    'claimDesk.setPersonLimit': async () => ({
      id: (await buildAccount(database, { role: 'advisor' })).id,
    }),
    'claimDesk.setSkills': async () => ({
      id: (await buildAccount(database, { role: 'advisor' })).id,
    }),
    'messages.fileDocument': provided,
    'messages.shareDocument': async () => {
      const file = await provided()
      return { ...file, accountId: (await buildThird(database, file.id)).id }
    },
    'messages.reviewDocument': provided,
    'messages.openHealthFile': health,
    'messages.markHealthFile': health,
  }
}

import { randomBytes, randomUUID } from 'node:crypto'
import { buildAccount, TEST_PASSWORD } from '../accounts/accounts.factory.ts'
import { sampleIdentityParams } from '../accounts/external/sample-identity.factory.ts'
import { buildProposal } from '../administration/account-proposals.factory.ts'
import { tariffSubjects } from '../administration/tariffs/tariffs.factory.ts'
import { freezeMatchParams } from '../asset-freezes/asset-freezes.factory.ts'
import { absenceSubjects } from '../claims/absences/absences.factory.ts'
import { actingAs, buildClaim, secondPersonSubjects } from '../claims/claims.factory.ts'
import { healthFileSubjects } from '../claims/discussion/health-files.factory.ts'
import { requestDocument } from '../claims/documents/document-requests.service.ts'
import { documentSubjects } from '../claims/documents/documents.factory.ts'
import { linkSubjects } from '../claims/links/links.factory.ts'
import { insertOutcome } from '../claims/outcome/outcome.repository.ts'
import { statementSubjects } from '../claims/statement/statement.factory.ts'
import { complaintSubjects } from '../complaints/complaints.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { buildLeaving } from '../contracts/endings/leaving.factory.ts'
import { insuredVehicleSubjects } from '../contracts/insured-vehicles/insured-vehicles.factory.ts'
import { SIGNATURE } from '../contracts/signing/signed-request.factory.ts'
import { conversationSubjects } from '../conversations/conversations.factory.ts'
import { customerSubjects } from '../customers/customers.factory.ts'
import { notify } from '../notifications/notifications.service.ts'
import { moneySubjects } from '../payments/bank.factory.ts'
import { recoverySubjects } from '../payments/claims/recoveries.factory.ts'
import { buildPosting, postNow } from '../payments/ledger.factory.ts'
import { subscriptionSubjects } from '../subscription/subscription-subjects.factory.ts'
import { PRODUCTION, type Reached } from '../testing/test-app.ts'
import { signInAs, type TestSession } from '../testing/test-session.ts'
import type { RouteName } from './permission-matrix.ts'
import type { People } from './permission-people.factory.ts'
import { sampleBodies } from './sample-bodies.factory.ts'

/** The parameters and body of a request about something of the owner's. */
export interface Subject {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const today = Temporal.Now.plainDateISO('Europe/Paris')
const SECRET = 'La clé est sous le basilic.'

/** The owner's objects, created again for every call unless nothing can change them. */
export async function buildSubjects(server: Reached, people: People) {
  const { database } = server
  const { owner, participant, deactivated, advisor } = people
  const period = { accountId: owner.account.id, startingIn: -30, endingIn: 60 }
  const { id: contractId } = await buildContract(database, period)
  const contract = { params: { id: contractId } }
  const freshContract = async () => ({
    params: await buildContract(database, { accountId: owner.account.id }),
  })
  const claim = async (status: 'pending' | 'closed' = 'pending') => {
    const { claim_id: id } = await buildClaim(database, { owner: owner.account, contractId })
    await database
      .insertInto('claim_participant')
      .values(
        [participant, deactivated].map(({ account }) => ({ claim_id: id, account_id: account.id })),
      )
      .execute()
    if (status === 'closed')
      await database.updateTable('claim').set({ status }).where('id', '=', id).execute()
    return id
  }
  const shared = await claim()
  const onClaim = { params: { id: shared } }
  const freshClaim = async () => ({ params: { id: await claim() } })
  const freshWith = async (body: object) => ({ ...(await freshClaim()), body })
  const decided = await claim('closed')
  await insertOutcome(database, {
    claim_id: decided,
    decision: 'refused',
    amount_cents: 0,
    excess_cents: 0,
    reasons: 'Le contrat ne couvre pas ce dommage.',
    decided_by: advisor.account.id,
    approved_by: people.admin.account.id,
  })
  const recoveries = recoverySubjects(database, claim)
  const file = async (id: string, { client }: TestSession = owner) => {
    const { data } = await client.messages.upload({
      params: { id },
      query: { name: 'photo.png' },
      body: new Blob([Buffer.from(SIGNATURE.slice(SIGNATURE.indexOf(',') + 1), 'base64')]),
    })
    return data.file_id
  }
  const onFile = { params: { id: shared, fileId: await file(shared) } }
  await owner.client.messages.post({
    body: { claimId: shared, content: SECRET, files: [onFile.params.fileId] },
  })
  const request = async () => {
    const id = await claim()
    const wanted = { id, label: 'La facture', reason: 'missing' } as const
    const { request_id } = await requestDocument(actingAs(database, advisor.account), wanted)
    return { id, requestId: request_id }
  }
  const quote = async () => {
    await fetch(`${server.address}/backend/quotes/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(await sampleBodies(owner, database)['quotes.save']?.()),
    })
    const { data } = await owner.client.quotes.mine({ query: {} })
    return { params: { id: data[0]?.quote_id ?? '' } }
  }
  const account = async (requested: 'advisor' | null = null, role: 'user' | 'advisor' = 'user') => {
    const { id } = await buildAccount(database, { role })
    const asked = { requested_role: requested }
    await database.updateTable('account').set(asked).where('id', '=', id).execute()
    return { params: { id } }
  }
  const invitation = async () => {
    const { id } = await database
      .insertInto('staff_invitation')
      .values({
        token_sha256: randomBytes(32),
        // one word, longer than any password that could contain it
        email: `${randomUUID().replaceAll('-', '')}@exemple.fr`,
        role: 'advisor',
        invited_by: people.admin.account.id,
        expires_at: new Date(Date.now() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  }
  const proposal = async () => {
    const target = await buildAccount(database, { role: 'advisor' })
    const proposer = await buildAccount(database, { role: 'root' })
    const { id } = await buildProposal(database, { target, proposer })
    return { params: { id } }
  }
  const passkey = async () => ({
    params: (await sampleIdentityParams(owner, database)['passkeys.rename']?.()) ?? {},
  })
  const draft = async () => {
    const body = { step: 1, form: {} }
    await owner.client.claimDesk.saveDraft({ params: { contractId }, body })
    return { params: { contractId } }
  }
  const filter = async () => {
    const body = { name: randomUUID().slice(0, 8), filter: { status: 'En cours' } } as const
    const { data } = await advisor.client.claimDesk.saveFilter({ body })
    return { params: { id: data.at(-1)?.filter_id ?? '' } }
  }
  const ownSession = async () => {
    const { id } = await database
      .insertInto('session')
      .values({ account_id: owner.account.id, expires_at: new Date(Date.now() + 60_000) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  }
  const notice = async () => {
    const accountId = owner.account.id
    await notify(database, { accountId, key: randomUUID(), title: 'Du nouveau', path: '/' })
    const { data } = await owner.client.notifications.list()
    return { body: { id: data[0]?.id } }
  }
  const withPasskey = async () => {
    const session = { ...owner, account: await buildAccount(database) }
    await sampleIdentityParams(session, database)['passkeys.rename']?.()
    return { params: { id: session.account.id } }
  }
  const travel = async () => {
    const options = { accountId: owner.account.id, product: 'travel', endingIn: 45 } as const
    return { params: { id: (await buildContract(database, options)).id } }
  }
  const code = async () => {
    const { code: printed } = await database
      .selectFrom('issued_document')
      .select('code')
      .where('contract_id', '=', contractId)
      .executeTakeFirstOrThrow()
    return { params: { code: printed } }
  }

  const named: Partial<Record<RouteName, (caller: TestSession) => Subject | Promise<Subject>>> = {
    'accounts.login': ({ account: { email } }) => ({ body: { email, password: TEST_PASSWORD } }),
    'passkeys.rename': passkey,
    'passkeys.remove': passkey,
    'users.one': () => account(),
    'users.change': () => account(),
    'users.toggleStatus': () => account(),
    'users.removeSecondFactor': withPasskey,
    'users.setCapabilities': () => account(null, 'advisor'),
    'users.raiseQuotas': () => account(),
    'users.acceptProposal': () => proposal(),
    'users.stopProposal': () => proposal(),
    'users.acceptRole': () => account('advisor'),
    'users.refuseRole': () => account('advisor'),
    'users.revokeInvitation': invitation,
    ...subscriptionSubjects(database, owner.account.id),
    'contractDesk.ofPerson': () => ({ params: { id: owner.account.id } }),
    ...insuredVehicleSubjects(database, owner.account.id),
    ...healthFileSubjects(database, { claimId: shared, owner }, file),
    ...documentSubjects(database, { claimId: shared, owner }, file),
    'contracts.pdf': () => contract,
    'contracts.papers': () => contract,
    'contracts.claimsHistory': () => contract,
    'contracts.posts': () => contract,
    'contracts.paper': () => ({ params: { id: contractId, kind: 'attestation' } }),
    ...Object.fromEntries(
      ['calculateExtension', 'extend', 'changePlate', 'calculateRenewal', 'renew', 'cancel'].map(
        (act) => [`contractLife.${act}`, freshContract],
      ),
    ),
    'contractLife.cancellation': () => contract,
    'contractLife.withdrawal': () => contract,
    'contractLife.keep': async () => ({ params: await buildLeaving(database, owner.account.id) }),
    'contractLife.withdraw': travel,
    'contractLife.history': () => contract,
    'documents.issued': code,
    'quotes.duplicate': quote,
    'quotes.remove': quote,
    ...moneySubjects(database, { accountId: owner.account.id, ibanKey: PRODUCTION.IBAN_KEY }),
    'ledger.csv': async () => {
      await postNow(database, buildPosting(today))
      return { query: { month: today.toPlainYearMonth().toString() } }
    },
    // only one of two people may close the same month, so both try one that can't be closed
    'ledger.close': () => ({ body: { month: '2019-01' } }),
    'ledger.fec': () => ({ query: { month: today.toPlainYearMonth().toString() } }),
    'carbon.searchCity': () => ({ query: { city: 'Paris' } }),
    'claims.participants': () => onClaim,
    'claims.addParticipants': freshClaim,
    'claims.removeParticipant': () => freshWith({ userId: participant.account.id }),
    'claims.setStatus': freshClaim,
    'claims.detail': () => onClaim,
    'claims.requestDocument': freshClaim,
    'claims.withdrawRequest': async () => ({ params: await request() }),
    'claims.fulfilRequest': async (caller) => {
      const params = await request()
      return { params, body: { files: [await file(params.id, caller)] } }
    },
    'claims.provideDocument': async (caller) => {
      const id = await claim()
      const files = [await file(id, caller)]
      return { params: { id }, body: { document_key: 'photos', files } }
    },
    'claims.decide': freshClaim,
    'claims.reopen': async () => ({ params: { id: await claim('closed') } }),
    'claims.assign': () => freshWith({ assignee: advisor.account.id, seen: null }),
    'claims.setWaiting': freshClaim,
    'claims.noteFact': freshClaim,
    'claims.judgeSignal': async () => {
      for (let n = 0; n < 2; n++) await claim()
      return freshClaim()
    },
    'claimDecision.ground': () => onClaim,
    'claimDecision.contract': () => onClaim,
    'claimDecision.setReserve': freshClaim,
    'claimDecision.setFault': freshClaim,
    ...statementSubjects(database, claim),
    'claimDecision.recover': async () => ({ params: await recoveries.noted() }),
    'claimDecision.giveRecoveryUp': async () => ({ params: await recoveries.givenUp() }),
    ...secondPersonSubjects(database, claim),
    ...linkSubjects(database, claim),
    'claims.acknowledgement': () => onClaim,
    'claims.decisionLetter': () => ({ params: { id: decided } }),
    'claims.summary': () => onClaim,
    ...absenceSubjects(database),
    'claimDesk.removeFilter': filter,
    'claimDesk.ground': draft,
    'claimDesk.draft': draft,
    'claimDesk.saveDraft': draft,
    'claimDesk.discardDraft': draft,
    'assetFreezes.decide': () => freezeMatchParams(database, owner.account.id),
    ...tariffSubjects(database),
    ...conversationSubjects(database, owner.account.id),
    ...complaintSubjects(database, owner.account.id),
    ...customerSubjects(database, { customer: owner.account, by: advisor.account.id }),
    'notifications.read': notice,
    'profile.endSession': ownSession,
    'messages.list': () => ({ params: { claimId: shared } }),
    'messages.post': () => ({ body: { claimId: shared, content: 'Bonjour' } }),
    'messages.read': () => onClaim,
    'messages.presence': () => onClaim,
    'messages.documents': () => onClaim,
    'messages.files': () => onClaim,
    'messages.upload': () => ({ ...onClaim, query: { name: 'a.txt' }, body: randomUUID() }),
    'messages.download': () => onFile,
    'messages.thumbnail': () => onFile,
  }
  return {
    /** Values that a stranger must never read. */
    secrets: [SECRET, owner.account.id, owner.account.email, contractId, shared],
    /** The subject of a call; objects that must be the caller's own belong to `caller`. */
    async of(name: RouteName, caller: TestSession = owner): Promise<Subject> {
      // a mailed link ends the sessions of its recipient
      const sender = name.startsWith('recovery.') ? await signInAs(server) : owner
      const subject = (await named[name]?.(caller)) ?? {}
      return { body: await sampleBodies(sender, database)[name]?.(), ...subject }
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Capability } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { buildAccount } from '../accounts/accounts.factory.ts'
import { buildContract } from '../contracts/contracts.factory.ts'
import { SAMPLE_ESTATE_BODIES } from '../contracts/estates/estates.factory.ts'
import { arrearsSubjects } from '../contracts/suspensions/suspensions.factory.ts'
import { resumePaidCovers } from '../contracts/suspensions/suspensions.service.ts'
import type { Database } from '../platform/database/database.ts'
import { buildContext } from '../platform/http/request-context.factory.ts'
import { createIbanVault, type IbanVault } from '../platform/ibans/iban-vault.ts'
import { type FakeMovement, statementFile } from './bank/fake-statement.factory.ts'
import { prepareBatch } from './batches/preparation.service.ts'
import { buildFlagged } from './batches/reviews.factory.ts'
import { CREDITOR } from './creditor.service.ts'
import { buildPromised } from './dues/promised.factory.ts'
import { buildIban, DEBITED, paymentSubjects, SAMPLE_IBAN } from './payments.factory.ts'
import { findLastStatement } from './statements/statements.repository.ts'
import { importFile } from './statements/statements.service.ts'

const ALL: readonly Capability[] = ['prepare', 'approve']

/** The context of an advisor at the payments desk. */
export async function buildTeller(database: Database) {
  const account = await buildAccount(database, { role: 'advisor' })
  return buildContext({
    database,
    now: Temporal.Now.instant(),
    session: {
      id: randomUUID(),
      presentAt: new Date(),
      account: { ...account, capabilities: ALL },
    },
  })
}

/** A contract paid by direct debit, with its first instalment called. */
export async function buildDebit(
  database: Database,
  { accountId, ibans, iban = SAMPLE_IBAN }: { accountId: string; ibans: IbanVault; iban?: string },
) {
  const { id: contractId } = await buildContract(database, {
    accountId,
    startingIn: 10,
    endingIn: 200,
    plan: { ...DEBITED, iban },
    ibans,
  })
  const due = await database
    .selectFrom('due')
    .select(['id', 'cents', 'mandate_id', 'reference', 'policy_id'])
    .where('contract_id', '=', contractId)
    .where('rank', '=', 1)
    .executeTakeFirstOrThrow()
  return { ...due, contractId, mandateId: due.mandate_id ?? '' }
}

/** A batch of what can be collected, prepared by a new member of staff. */
export async function buildBatch(
  database: Database,
  { accountId, ibans }: { accountId: string; ibans: IbanVault },
): Promise<string> {
  await buildDebit(database, { accountId, ibans })
  return prepareBatch(await buildTeller(database), 'collections')
}

/** The next statement of our account, with movements of today. */
export async function nextStatement(
  database: Database,
  movements: readonly Omit<FakeMovement, 'on' | 'reference'>[],
  { on = dayInParis(Temporal.Now.instant()) }: { on?: Temporal.PlainDate } = {},
): Promise<Buffer> {
  const last = await findLastStatement(database, CREDITOR.iban)
  return statementFile({
    id: `R${randomUUID().slice(0, 8)}`,
    iban: CREDITOR.iban,
    opening: last?.closing ?? 0,
    on,
    // a fake bank gives future booking days, but a statement only holds what was booked until its date
    movements: movements.map((movement) => ({
      reference: randomUUID().slice(0, 30),
      ...movement,
      on,
    })),
  })
}

/** A transfer without a reference, from a known IBAN and for the exact amount of a due, so that it is proposed. */
export async function buildProposal(
  database: Database,
  { accountId, ibans }: { accountId: string; ibans: IbanVault },
) {
  const text = randomUUID()
  const iban = buildIban()
  const due = await buildDebit(database, { accountId, ibans, iban })
  const file = await nextStatement(database, [
    { cents: due.cents, party: 'VIR LECOMTE', partyIban: iban, text },
  ])
  const afterPayments = resumePaidCovers
  await importFile(await buildTeller(database), { ibans, afterPayments }, file)
  const { id, proposed_due_id: proposed } = await database
    .selectFrom('bank_movement')
    .select(['id', 'proposed_due_id'])
    .where('label', '=', text)
    .executeTakeFirstOrThrow()
  return { id, proposed, due }
}

/** Bodies of calls of the desk that need no row of their own; the match is that of `buildClosing`. */
export const SAMPLE_DESK_BODIES = {
  ...SAMPLE_ESTATE_BODIES,
  'bank.letGo': () => ({ reason: 'Vu avec la personne assurée' }),
  'bank.received': () => ({ received: 0, note: 'Aucun encaissement à ce nom' }),
  'bank.match': () => ({ seen: 'kept: Versé par erreur' }),
}

/** A movement that somebody proposes to close. */
async function buildClosing(
  database: Database,
  of: Parameters<typeof buildProposal>[1],
): Promise<{ id: string }> {
  const { id } = await buildProposal(database, of)
  const [closing, closing_reason] = ['kept', 'Versé par erreur'] as const
  await database
    .updateTable('bank_movement')
    .set({ proposed_due_id: null, proposed_by: of.accountId, closing, closing_reason })
    .where('id', '=', id)
    .execute()
  return { id }
}

/**
 * The subjects of every call about money: those of the account, and those of the desk, whose IBANs are encrypted with
 * `ibanKey`.
 */
export function moneySubjects(
  database: Database,
  { accountId, ibanKey }: { accountId: string; ibanKey: string },
) {
  const ibans = createIbanVault(ibanKey)
  const of = async () => ({ accountId: (await buildAccount(database)).id, ibans })
  const batch = async () => ({ params: { id: await buildBatch(database, await of()) } })
  return {
    ...paymentSubjects(database, accountId),
    ...arrearsSubjects(database),
    'bank.batch': batch,
    'bank.approve': batch,
    'bank.withdraw': batch,
    'bank.file': batch,
    'bank.letGo': async () => ({ params: { id: await buildFlagged(database, ibans) } }),
    'bank.received': async () => ({ params: { id: (await buildPromised(database)).id } }),
    'bank.prepare': async () => {
      await buildDebit(database, await of())
      return { body: { kind: 'collections' } }
    },
    'bank.match': async () => ({
      params: await buildClosing(database, await of()),
      body: SAMPLE_DESK_BODIES['bank.match'](),
    }),
    'bank.owed': async () => ({ query: { q: 'camille' } }),
    'bank.propose': async () => {
      const { id, due } = await buildProposal(database, await of())
      return { params: { id }, body: { due_id: due.id } }
    },
    'bank.reveal': async () => {
      const batchId = await buildBatch(database, await of())
      const { id } = await database
        .selectFrom('payment_order')
        .select('id')
        .where('batch_id', '=', batchId)
        .limit(1)
        .executeTakeFirstOrThrow()
      return { params: { id } }
    },
  }
}

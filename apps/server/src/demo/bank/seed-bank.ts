import { randomUUID } from 'node:crypto'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { SAMPLE_ADDRESS } from '../../accounts/accounts.factory.ts'
import { createAccount } from '../../accounts/accounts.service.ts'
import { noteRecovery } from '../../claims/decision/recovery.service.ts'
import { buildCancellation } from '../../contracts/chain/policy-chain.factory.ts'
import { buildContract } from '../../contracts/contracts.factory.ts'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import type { Issuer } from '../../documents/issuer.ts'
import { answerOrders, type Fate } from '../../payments/bank/fake-bank.factory.ts'
import type { FakeMovement } from '../../payments/bank/fake-statement.factory.ts'
import { prepareBatch } from '../../payments/batches/preparation.service.ts'
import { issueDues } from '../../payments/dues/dues.service.ts'
import { importFile } from '../../payments/statements/statements.service.ts'
import { DEMO_PASSWORD } from '../../platform/configuration/demo-accounts.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { type Correspondents, contextAt, sendFile, statementOf } from './correspondence.ts'
import { findPaidAccidents } from './demo-bank.repository.ts'
import { fullName } from './demo-bank-state.ts'

interface BankSeed extends Correspondents {
  readonly issuer: Issuer
  readonly files: FileKeeper
}

/** When the first file went to the bank, in days before today; it includes what was signed before. */
const FIRST_FILE = 15

/** They give the bank desk something to do. Their IBANs are examples that no bank uses. */
const DEBITED = [
  {
    username: 'jules.marchand',
    iban: 'FR7630006000011234567890189',
    cadence: 'monthly',
    startingIn: -20,
    endingIn: 160,
    fate: 'paid',
  },
  {
    username: 'sarah.haddad',
    iban: 'DE89370400440532013000',
    cadence: 'once',
    startingIn: -19,
    endingIn: 41,
    fate: 'AC01',
  },
  {
    username: 'antoine.vasseur',
    // not his own name: repayments to this account are reviewed first
    holder: 'Claire Delmas',
    iban: 'BE68539007547034',
    cadence: 'once',
    startingIn: -21,
    endingIn: 69,
    fate: 'paid',
  },
] as const satisfies readonly (Debited & { fate: Fate })[]

/** Signed later: the bank has not replied yet. */
const LAST = {
  username: 'lea.morin',
  iban: 'NL91ABNA0417164300',
  cadence: 'once',
  startingIn: -2,
  endingIn: 88,
} as const satisfies Debited

interface Debited {
  readonly username: string
  /** The account holder; by default the person. */
  readonly holder?: string
  readonly iban: string
  readonly cadence: 'monthly' | 'once'
  readonly startingIn: number
  readonly endingIn: number
}

interface Signed extends Debited {
  readonly fate: Fate
  readonly id: string
  readonly accountId: string
}

/** Contracts paid by direct debit through the bank: one paid, one refused, one soon to be returned, one under way. */
export async function seedBank(seed: BankSeed) {
  const { database, advisor } = seed
  const signed: Signed[] = []
  for (const person of DEBITED) signed.push({ ...person, ...(await signAs(seed, person)) })
  const first = await sendFile(seed, { kind: 'collections', daysAgo: FIRST_FILE })
  const { status, movements } = answerOrders(first, {
    fateOf: ({ name }) =>
      signed.find(({ username }) => fullName(username) === name)?.fate ?? 'paid',
  })
  const answered = contextAt(database, { account: advisor, daysAgo: FIRST_FILE - 5 })
  const importing = { ibans: seed.ibans, afterPayments: resumePaidCovers }
  await importFile(answered, importing, status)
  const day = dayInParis(answered.now)
  const stranger: FakeMovement = {
    cents: 2500,
    on: day,
    reference: randomUUID().slice(0, 30),
    party: 'M. OU MME VIDAL',
    text: 'cotisation',
  }
  await importFile(answered, importing, await statementOf(database, [...movements, stranger], day))
  const leaving = signed.find(({ username }) => username === 'antoine.vasseur')
  if (leaving) await buildCancellation(database, { ...seed, ...leaving, ...VEHICLE_SOLD })
  await signAs(seed, LAST)
  await issueDues(database, Temporal.Now.instant())
  await sendFile(seed, { kind: 'collections', daysAgo: 0 })
  await prepareBatch(contextAt(database, { account: advisor, daysAgo: 0 }), 'transfers')
  await seedRecoveries(contextAt(database, { account: advisor, daysAgo: 3 }))
}

const VEHICLE_SOLD = { daysAgo: 4, reason: 'Voiture vendue' } as const

async function signAs({ database, issuer, files, ibans }: BankSeed, person: Debited) {
  const { username, iban, cadence, holder = fullName(username), ...days } = person
  const { id: accountId } = await createAccount(database, {
    username,
    email: `${username}@exemple.fr`,
    password: DEMO_PASSWORD,
    role: 'user',
    requestedRole: null,
    accountKind: 'particulier',
  })
  // long-standing debtors get letters by post
  await database
    .updateTable('account')
    .set({ postal_address: JSON.stringify(SAMPLE_ADDRESS) })
    .where('id', '=', accountId)
    .execute()
  const plan = { cadence, method: 'direct_debit', holder, iban } as const
  const product = 'car'
  const name = fullName(username)
  // the insured is the account holder, even when somebody else pays
  const typed = { 'policyholder.name': name, 'car.holder': name, 'car.driver': name }
  return {
    accountId,
    ...(await buildContract(database, {
      issuer,
      files,
      ibans,
      accountId,
      product,
      plan,
      typed,
      ...days,
    })),
  }
}

/** Fictional insurers of drivers at fault. */
const DEBTORS = ['Mutuelle des Exemples', 'Assurances Fictives'] as const

/** What other insurers owe for accidents that were paid: a transfer with the reference settles it. */
async function seedRecoveries(context: RequestContext) {
  const paid = await findPaidAccidents(context.database, DEBTORS.length)
  for (const [rank, { claim_id: id, cents }] of paid.entries())
    await noteRecovery(context, {
      id,
      debtor: DEBTORS[rank] ?? '',
      amount: toEuros(cents),
      reason: 'Constat signé par les deux conducteurs\u00a0: l’autre véhicule changeait de file.',
    })
}

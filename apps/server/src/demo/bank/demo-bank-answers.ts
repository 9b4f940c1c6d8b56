import { randomUUID } from 'node:crypto'
import { isBefore } from '@sillage/domain/values/day.ts'
import type { OrdersMessage, ReadOrder } from '../../payments/bank/bank-messages.ts'
import { answerOrders, type Fate } from '../../payments/bank/fake-bank.factory.ts'
import { type FakeMovement, statementFile } from '../../payments/bank/fake-statement.factory.ts'
import { CREDITOR } from '../../payments/creditor.service.ts'
import { findBankBalance } from '../../payments/statements/reconciliation.repository.ts'
import { findLastStatement } from '../../payments/statements/statements.repository.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import type { HouseSettlement } from '../cards/card-house.ts'
import { findReportedReferences, type OwedByTransfer } from './demo-bank.repository.ts'
import { type BankState, fullName, type ReceivedFile } from './demo-bank-state.ts'

/** What may happen to an order that was sent, by kind of file; `wait` means no reply yet. */
export const FATES_OF_SENT = {
  collections: ['paid', 'AC01', 'AM04', 'MD06', 'MD01', 'partial', 'duplicate', 'wait'],
  transfers: ['paid', 'AC01', 'AC04', 'duplicate', 'wait'],
} as const satisfies Record<OrdersMessage['kind'], readonly (Fate | 'wait')[]>

/** How an executed order may still be returned. */
export const FATES_OF_SETTLED = {
  collections: ['none', 'AM04', 'MD06', 'MD01'],
  transfers: ['none', 'AC04'],
} as const satisfies Record<OrdersMessage['kind'], readonly (Fate | 'none')[]>

export const WAYS_TO_PAY = ['none', 'whole', 'half', 'twice', 'bare'] as const

/** The choices made on the page, by field name. */
export type Choices = Pick<URLSearchParams, 'get'>

interface Answers {
  /** pain.002, by file id. */
  readonly statuses: ReadonlyMap<string, Buffer>
  /** camt.053; null where nothing is booked. */
  readonly statement: Buffer | null
}

/** The bank's replies, by what was chosen for each order; orders without a choice wait. */
export async function answersOf(
  {
    database,
    ibans,
    today,
    settlements,
  }: {
    database: Database
    ibans: IbanVault
    today: Temporal.PlainDate
    settlements: readonly HouseSettlement[]
  },
  state: BankState,
  choices: Choices,
): Promise<Answers> {
  const statuses = new Map<string, Buffer>()
  const movements: FakeMovement[] = []
  for (const file of state.files) {
    const answer = answerOf(file, choices)
    if (answer.status) statuses.set(file.id, answer.status)
    movements.push(...answer.movements)
  }
  for (const due of state.owed) movements.push(...transfersFor(due, { ibans, today, choices }))
  movements.push(...(await settled(database, settlements)))
  if (choices.get('stranger'))
    movements.push({
      cents: 2500,
      on: today,
      reference: newReference(),
      party: 'M. OU MME VIDAL',
      text: 'cotisation',
    })
  const last = await findLastStatement(database, CREDITOR.iban)
  const opening = last?.closing ?? (await findBankBalance(database))
  // bookings chosen for a future day are made today, because a statement only reports past ones
  const inOrder = movements.toSorted((one, other) => Temporal.PlainDate.compare(one.on, other.on))
  return {
    statuses,
    statement:
      movements.length === 0
        ? null
        : statementFile({
            id: `DEMO${randomUUID().slice(0, 8)}`,
            iban: CREDITOR.iban,
            opening,
            movements: inOrder.map((movement) => ({
              ...movement,
              on: isBefore(today, movement.on) ? today : movement.on,
            })),
          }),
  }
}

function answerOf(file: ReceivedFile, choices: Choices) {
  const { message, states } = file
  const of = (state: string) =>
    message.orders.filter(({ endToEndId }) => states.get(endToEndId) === state)
  // the choice for orders that the page did not list
  const rest = choices.get(`rest.${file.id}`)
  const chosen = <F extends string>(order: ReadOrder, fates: readonly F[]) =>
    fates.find((fate) => fate === (choices.get(`order.${order.endToEndId}`) ?? rest))
  const out = of('sent')
  if (choices.get(`held.${file.id}`)) {
    const { status } = answerOrders({ ...message, orders: out }, { group: 'RVCM' })
    return { status: out.length > 0 ? status : null, movements: [] }
  }
  const answered = out.flatMap((order) => {
    const fate = chosen<Fate | 'wait'>(order, FATES_OF_SENT[message.kind])
    return fate === undefined || fate === 'wait' ? [] : [{ order, fate }]
  })
  const returned = of('settled').flatMap((order) => {
    const fate = chosen<Fate | 'none'>(order, FATES_OF_SETTLED[message.kind])
    return fate === undefined || fate === 'none' ? [] : [{ order, fate }]
  })
  const now = fated(message, answered)
  const back = fated(message, returned).movements.filter(({ reason }) => reason !== undefined)
  return {
    status: answered.length > 0 ? now.status : null,
    movements: [...now.movements, ...back],
  }
}

function fated(message: OrdersMessage, all: readonly { order: ReadOrder; fate: Fate }[]) {
  const orders = all.map(({ order }) => order)
  return answerOrders({ ...message, orders }, { fateOf: (_, rank) => all[rank]?.fate ?? 'paid' })
}

function transfersFor(
  due: OwedByTransfer,
  { ibans, today, choices }: { ibans: IbanVault; today: Temporal.PlainDate; choices: Choices },
): FakeMovement[] {
  const way = WAYS_TO_PAY.find((one) => one === choices.get(`due.${due.id}`)) ?? 'none'
  const transfer = (cents: number, text: string): FakeMovement => ({
    cents,
    on: today,
    reference: newReference(),
    party: fullName(due.name),
    text,
    partyIban:
      due.bank_account_id && due.iban_sealed
        ? ibans.open(due.bank_account_id, due.iban_sealed)
        : undefined,
  })
  const payment = transfer(due.owed, due.reference)
  const ways = {
    none: [],
    whole: [payment],
    half: [transfer(Math.ceil(due.owed / 2), due.reference)],
    twice: [payment, { ...payment, reference: newReference() }],
    bare: [transfer(due.owed, 'VIREMENT')],
  } as const satisfies Record<(typeof WAYS_TO_PAY)[number], readonly FakeMovement[]>
  return [...ways[way]]
}

/** What the card page has paid and no statement has reported yet. */
async function settled(
  database: Database,
  settlements: readonly HouseSettlement[],
): Promise<FakeMovement[]> {
  const reported = await findReportedReferences(
    database,
    settlements.map(({ reference }) => reference),
  )
  return settlements
    .filter(({ reference, net }) => net !== 0 && !reported.has(reference))
    .map(({ reference, net, on }) => ({
      cents: net,
      on: Temporal.PlainDate.from(on),
      reference: newReference(),
      endToEndId: reference,
      party: 'Page de carte',
      text: reference,
    }))
}

function newReference(): string {
  return `V${randomUUID().replaceAll('-', '').slice(0, 24)}`
}

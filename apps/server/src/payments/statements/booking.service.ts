import { randomUUID } from 'node:crypto'
import { type BankEvent, bankLines } from '@sillage/domain/payments/bank-lines.ts'
import { cardSettledLines } from '@sillage/domain/payments/card.ts'
import { receiptLines } from '@sillage/domain/payments/receipt.ts'
import { notifyAll } from '../../notifications/notifications.service.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { inParts } from '../../platform/in-parts.ts'
import type { Statement } from '../bank/bank-messages.ts'
import { lowerToPaid, noticeOfReceipt, receiptOf } from '../claims/recoveries.service.ts'
import { type Posting, post } from '../ledger.service.ts'
import { partnerPaid } from '../partners/partner-transfers.service.ts'
import { taxesPaid } from '../taxes/declarations.service.ts'
import { failCollections, failTransfers } from './failures.ts'
import { knownOf } from './known.ts'
import { type KnownOrder, matchMovement } from './match-movements.ts'
import { type Matched, payerOf, payersOf } from './movement-payers.service.ts'
import { movementRow } from './movement-row.ts'
import { orderPosting } from './order-postings.ts'
import { STATEMENT_REFUSALS } from './statements.messages.ts'
import {
  type Answer,
  answerOrders,
  findBooked,
  forgetFormerAccounts,
  insertMovements,
  insertStatement,
} from './statements.repository.ts'

/** Writing a longer statement would block other requests. */
const MOVEMENTS_AT_ONCE = 250

/** Books the movements of a statement: each is matched, stored and posted. */
export async function takeStatement(
  { database, now, session }: RequestContext,
  {
    id,
    statement,
    ibans,
    sha256,
  }: { id: string; statement: Statement; ibans: IbanVault; sha256: Buffer },
) {
  const at = new Date(now.epochMilliseconds)
  const { movements, iban: account } = statement
  const references = movements.map(({ reference }) => reference)
  const booked = await findBooked(database, { account, references })
  if (movements.some(({ reference, rank }) => booked.has(`${reference} ${rank}`)))
    throw refuse({ code: 'bank_file.twice', message: STATEMENT_REFUSALS.twice }, 409)
  await insertStatement(database, {
    id,
    account,
    statement_id: statement.id,
    opening: statement.opening,
    closing: statement.closing,
    file_sha256: sha256,
    imported_at: at,
    imported_by: session.account.id,
  })
  const known = await knownOf(database, { movements, ibans })
  const outcomes: Matched[] = []
  const moving = movements.filter(({ cents }) => cents !== 0)
  await inParts(moving, MOVEMENTS_AT_ONCE, async (part) => {
    const matched = part.map((movement) => ({
      id: randomUUID(),
      movement,
      outcome: matchMovement(movement, known),
    }))
    outcomes.push(...matched)
    const payers = await payersOf(database, matched, { ibans, at })
    await insertMovements(
      database,
      matched.map((one) => ({
        ...movementRow(one, at),
        ...payerOf(one, { payers, ibans }),
        party_iban_index:
          one.movement.partyIban === null ? null : ibans.index(one.movement.partyIban),
        statement_id: id,
        account,
      })),
    )
  })
  await post(database, outcomes.flatMap(postingsOf), at)
  await applyAnswers(database, { outcomes, by: session.account.id, at })
  await notifyAll(
    database,
    outcomes.flatMap(({ id: movementId, outcome }) =>
      'recovery' in outcome ? [noticeOfReceipt(outcome.recovery, movementId)] : [],
    ),
  )
  return {
    movements: outcomes.length,
    unmatched: outcomes.filter(({ outcome }) => outcome.rule === null).length,
  }
}

function postingsOf({ id, movement, outcome }: Matched): Posting[] {
  const on = Temporal.PlainDate.from(movement.bookedOn)
  const { cents } = movement
  const own = (event: BankEvent, amount: number) => [
    { event, source: id, policyId: null, on, lines: bankLines(event, amount) },
  ]
  if (outcome.rule === null) return own('movement.unknown', cents)
  if (outcome.rule === 'fee') return own('movement.fee', -cents)
  if (outcome.rule === 'card') {
    const { settlement } = outcome
    const lines = cardSettledLines(settlement, 'bank')
    return [{ event: 'card.settled', source: settlement.id, policyId: null, on, lines }]
  }
  if (outcome.rule === 'reference' && 'transfer' in outcome)
    return [partnerPaid({ source: id, cents: -cents, from: 'bank', on })]
  if (outcome.rule === 'reference' && 'declaration' in outcome)
    return [taxesPaid({ source: id, cents: -cents, from: 'bank', on })]
  if ('recovery' in outcome)
    return [receiptOf(outcome.recovery, { source: id, cents, from: 'bank', on })]
  if (outcome.rule === 'reference')
    return [
      {
        event: 'movement.received',
        source: id,
        policyId: outcome.due.policy_id,
        on,
        lines: receiptLines(outcome.receipt, 'bank'),
      },
    ]
  return outcome.orders.map((order) => orderPosting(order, outcome.became, on))
}

/** An order collected and returned within the same file ends as returned. */
async function applyAnswers(
  database: Database,
  { outcomes, by, at }: { outcomes: readonly Matched[]; by: string; at: Date },
) {
  const answers = new Map<string, { order: KnownOrder; answer: Answer }>()
  const settled = new Set<string>()
  for (const { movement, outcome } of outcomes)
    if ('orders' in outcome)
      for (const order of outcome.orders) {
        if (outcome.became === 'settled' && order.mandate_id) settled.add(order.mandate_id)
        const { returnReason: reason, bookedOn: on } = movement
        answers.set(order.id, {
          order,
          answer: { id: order.id, state: outcome.became, reason, on },
        })
      }
  const all = [...answers.values()]
  await answerOrders(
    database,
    all.map(({ answer }) => answer),
  )
  await forgetFormerAccounts(database, [...settled])
  const failed = all.filter(({ answer }) => answer.state === 'returned')
  await failCollections(database, failed, at)
  await failTransfers(database, failed)
  for (const { order, answer } of failed)
    if (order.claim_id !== null)
      await lowerToPaid(
        database,
        {
          claimId: order.claim_id,
          policyId: order.policy_id,
          source: order.id,
          by,
          on: Temporal.PlainDate.from(answer.on),
        },
        at,
      )
}

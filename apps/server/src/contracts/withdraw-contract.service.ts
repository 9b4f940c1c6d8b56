import { WITHDRAWAL_REASON } from '@sillage/domain/contracts/contracts.messages.ts'
import { extendedFrom, madeFrom } from '@sillage/domain/contracts/line.ts'
import { canWithdraw, type WithdrawalRight } from '@sillage/domain/contracts/withdrawal.ts'
import { dayInParis, formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros, fromEuros } from '@sillage/domain/values/money.ts'
import type { contractLife } from '@sillage/wire/contract-life.ts'
import type { Reply } from '@sillage/wire/route.ts'
import { currentAccount } from '../accounts/accounts.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { notFound, refuse } from '../platform/http/domain-error.ts'
import { endingLines, presentRefund } from './contract-ending.ts'
import { acknowledgement } from './contract-life.messages.ts'
import type { Wanted } from './contract-line.repository.ts'
import {
  lockedLine,
  type OwnLine,
  ownLine,
  refuseUnless,
  stateRefusal,
} from './contract-line.service.ts'
import { withdrawalRightIn } from './contract-withdrawal.ts'
import { endedWith, endTogether, type Leaver, presentEnded } from './end-contracts.service.ts'

type Withdrawal = Reply<typeof contractLife.withdrawal>['data']
type Withdrawn = Reply<typeof contractLife.withdraw>['data']

/** Whether a contract can be renounced today, until when, why not, and what would be given back. */
export async function withdrawalOf(leaver: Leaver, wanted: Wanted): Promise<Withdrawal> {
  const { database, now } = leaver
  const today = dayInParis(now)
  const own = await ownLine(database, wanted)
  const ended = await endedWith(leaver, wanted)
  const right = await rightOf(leaver, own)
  const refusal = refusalOf({ own, right, today })
  const lines = refusal ? null : endingLines(endingWith(own), { kind: 'withdrawal', today })
  return {
    available: refusal === null,
    until: right.right === 'none' ? null : right.lastDay.toString(),
    refusal,
    refund: lines && presentRefund(lines, { askedId: own.contract.id, effectDate: today }),
    withdrawn_at: ended?.kind === 'withdrawal' ? ended.at.toISOString() : null,
  }
}

/** Renounces a contract, with its extensions and what was made from it; asked again, it answers the same. */
export function withdrawContract(leaver: Leaver, wanted: Wanted): Promise<Withdrawn> {
  const today = dayInParis(leaver.now)
  return inTransaction(leaver.database, async (transaction) => {
    const own = await lockedLine(transaction, wanted, today)
    const already = await withdrawn(transaction, { leaver, wanted })
    if (already) return already
    refuseUnless('withdraw', own, today)
    const allowed = canWithdraw(await rightOf(leaver, own), today)
    if (!allowed.ok) throw refuse(allowed.error)
    await endTogether(transaction, leaver, {
      kind: 'withdrawal',
      asked: own.contract,
      contracts: endingWith(own),
      reason: WITHDRAWAL_REASON,
    })
    const now = await withdrawn(transaction, { leaver, wanted })
    if (!now) throw notFound()
    return now
  })
}

/** The acknowledgement of a withdrawal, made from what was kept of it. */
async function withdrawn(
  database: Database,
  { leaver, wanted }: { leaver: Leaver; wanted: Wanted },
): Promise<Withdrawn | null> {
  const ended = await endedWith({ ...leaver, database }, wanted)
  if (ended?.kind !== 'withdrawal') return null
  const at = ended.at
  const reply = presentEnded(ended)
  return {
    ...reply,
    withdrawn_at: at.toISOString(),
    acknowledgement: acknowledgement({
      id: reply.contract.contract_id,
      at: inParis(at),
      total: formatEuros(fromEuros(reply.refund.total)),
      dueBy: formatDay(Temporal.PlainDate.from(reply.refund.due_by)),
    }),
  }
}

/** « 21 novembre 2026 à 14 h 42 ». */
function inParis(at: Date): string {
  const time = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    'Europe/Paris',
  )
  const minutes = String(time.minute).padStart(2, '0')
  return `${formatDay(time.toPlainDate())} à ${time.hour}\u00a0h\u00a0${minutes}`
}

async function rightOf({ database, session }: Leaver, own: OwnLine): Promise<WithdrawalRight> {
  const { kind } = await currentAccount(database, session)
  return withdrawalRightIn(own.contract, { line: own.line, accountKind: kind })
}

/** What ends with a withdrawal: the contract first signed, and all that was made from it. */
function endingWith({ contract, line }: OwnLine) {
  return madeFrom(extendedFrom(contract, line).id, line).filter(
    ({ status }) => status !== 'cancelled',
  )
}

function refusalOf(asked: {
  own: OwnLine
  right: WithdrawalRight
  today: Temporal.PlainDate
}): Withdrawal['refusal'] {
  const allowed = canWithdraw(asked.right, asked.today)
  if (!allowed.ok) return { code: allowed.error.code, message: allowed.error.message }
  const refusal = stateRefusal('withdraw', asked.own, asked.today)
  return refusal && { code: refusal.code, message: refusal.message }
}

import { dayInParis } from '@sillage/domain/values/day.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { Session } from '../platform/http/mount.ts'
import { type EndingKind, endingLines, presentRefund } from './contract-ending.ts'
import { contractNotice } from './contract-life.messages.ts'
import {
  endContracts,
  findEndings,
  insertEndings,
  insertEvents,
  type Wanted,
} from './contract-line.repository.ts'
import { type LineContract, ownLine } from './contract-line.service.ts'
import { presentContract } from './contracts.present.ts'

export interface Leaver {
  readonly database: Database
  readonly now: Temporal.Instant
  readonly session: Session
}

interface Ending {
  readonly kind: EndingKind
  readonly asked: LineContract
  /** Every contract that ends, the one asked for included; none of them is cancelled yet. */
  readonly contracts: readonly LineContract[]
  readonly reason: string
}

/** Ends contracts of a line that is held: status, events, what is given back, and what the owner is told. */
export async function endTogether(transaction: Database, leaver: Leaver, ending: Ending) {
  const { asked, contracts, kind, reason } = ending
  const today = dayInParis(leaver.now)
  const at = new Date(leaver.now.epochMilliseconds)
  const by = { account_id: leaver.session.account.id, at, reason }
  await endContracts(transaction, { ids: contracts.map(({ id }) => id), at, reason })
  const action = kind === 'withdrawal' ? 'withdraw' : 'cancel'
  await insertEvents(
    transaction,
    contracts.map(({ id }) => ({ contract_id: id, action, status: 'cancelled' as const, ...by })),
  )
  const together = { asked_contract_id: asked.id, kind, effect_date: today.toString(), ...by }
  await insertEndings(
    transaction,
    endingLines(contracts, { kind, today }).map(({ ending: line }) => ({ ...line, ...together })),
  )
  await notify(transaction, {
    accountId: asked.row.account_id,
    key: `contract.${kind}.${asked.id}`,
    ...contractNotice(kind, asked),
  })
}

/** What ended together with a contract of the account, as it was kept; null while nothing has. */
export async function endedWith({ database, now }: Omit<Leaver, 'session'>, wanted: Wanted) {
  const { contract, line } = await ownLine(database, wanted)
  const kept = await findEndings(database, contract.id)
  const [first] = kept
  if (!first) return null
  const today = dayInParis(now)
  const byId = new Map(line.map((one) => [one.id, one]))
  const lines = kept.flatMap((ending) => {
    const of = byId.get(ending.contract_id)
    return of ? [{ contract: of, ending }] : []
  })
  const effectDate = Temporal.PlainDate.from(first.effect_date)
  return {
    kind: first.kind,
    at: first.at,
    contract: presentContract(contract.row, today),
    related_contracts: lines
      .filter((other) => other.contract.id !== contract.id)
      .map((other) => presentContract(other.contract.row, today)),
    refund: presentRefund(lines, { askedId: contract.id, effectDate }),
    effect_date: first.effect_date,
  }
}

/** What the wire carries of it. */
export function presentEnded(ended: NonNullable<Awaited<ReturnType<typeof endedWith>>>) {
  const { contract, related_contracts, refund, effect_date } = ended
  return { contract, related_contracts, refund, effect_date }
}

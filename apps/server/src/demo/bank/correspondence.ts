import { randomUUID } from 'node:crypto'
import { isBefore } from '@sillage/domain/values/day.ts'
import { type FakeMovement, statementFile } from '../../payments/bank/fake-statement.factory.ts'
import { readBankFile } from '../../payments/bank/read-bank-file.ts'
import { approve, batchFile } from '../../payments/batches/batches.service.ts'
import { prepareBatch } from '../../payments/batches/preparation.service.ts'
import { CREDITOR } from '../../payments/creditor.service.ts'
import { findBankBalance } from '../../payments/statements/reconciliation.repository.ts'
import { findLastStatement } from '../../payments/statements/statements.repository.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import { buildContext } from '../../platform/http/request-context.factory.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'

export interface Correspondents {
  readonly database: Database
  readonly ibans: IbanVault
  /** `advisor` prepares, `admin` approves. */
  readonly advisor: AccountRow
  readonly admin: AccountRow
}

/** The balance of the account before the demo's ledger began, in cents. */
const HELD_BEFORE = 25_000_000

/** A file of orders that two people sent some days ago, as the bank reads it. */
export async function sendFile(
  { database, ibans, advisor, admin }: Correspondents,
  { kind, daysAgo }: { kind: Parameters<typeof prepareBatch>[1]; daysAgo: number },
) {
  const preparing = contextAt(database, { account: advisor, daysAgo })
  const approving = contextAt(database, { account: admin, daysAgo })
  const id = await prepareBatch(preparing, kind)
  await approve(approving, ibans, id)
  const { bytes } = await batchFile(approving, ibans, id)
  const message = await readBankFile(bytes)
  if (!('ownIban' in message)) throw new Error('A file of orders holds none')
  return message
}

/**
 * The next statement of our account, for a day; movements that the fake bank would book later are booked on that day.
 */
export async function statementOf(
  database: Database,
  movements: readonly FakeMovement[],
  day: Temporal.PlainDate,
) {
  const last = await findLastStatement(database, CREDITOR.iban)
  return statementFile({
    id: `R${randomUUID().slice(0, 8)}`,
    iban: CREDITOR.iban,
    opening: last?.closing ?? HELD_BEFORE + (await findBankBalance(database)),
    movements: movements.map((movement) => ({
      ...movement,
      on: isBefore(day, movement.on) ? day : movement.on,
    })),
  })
}

/** The request context of somebody at the payment desk, `daysAgo` days ago. */
export function contextAt(
  database: Database,
  { account, daysAgo }: { account: AccountRow; daysAgo: number },
) {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Paris').subtract({ days: daysAgo }).toInstant()
  return buildContext({
    database,
    now,
    session: {
      id: randomUUID(),
      presentAt: new Date(now.epochMilliseconds),
      account: { ...account, capabilities: ['prepare', 'approve'] },
    },
  })
}

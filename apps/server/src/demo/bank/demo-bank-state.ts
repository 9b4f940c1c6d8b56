import { maskedIban } from '@sillage/domain/values/iban.ts'
import type { OrdersMessage } from '../../payments/bank/bank-messages.ts'
import { readBankFile } from '../../payments/bank/read-bank-file.ts'
import type { Database } from '../../platform/database/database.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import {
  findOrderStates,
  findOwedByTransfer,
  findSentFiles,
  type OwedByTransfer,
} from './demo-bank.repository.ts'

/** The most entries the page shows of each kind. */
const SHOWN = { files: 12, owed: 20 } as const

/** A file received by the bank, and its replies about each order. */
export interface ReceivedFile {
  readonly id: string
  readonly number: string
  readonly sha256: string
  readonly isHeld: boolean
  readonly message: OrdersMessage
  /** By end-to-end id: sent, settled, rejected or returned. */
  readonly states: ReadonlyMap<string, string>
}

export interface BankState {
  readonly files: readonly ReceivedFile[]
  readonly owed: readonly OwedByTransfer[]
}

/** The state of the demo bank: like a bank, it reads our files, and it knows its replies. */
export async function readBankState(database: Database, ibans: IbanVault): Promise<BankState> {
  const [rows, owed] = await Promise.all([
    findSentFiles(database, SHOWN.files),
    findOwedByTransfer(database, SHOWN.owed),
  ])
  const states = await findOrderStates(
    database,
    rows.map(({ id }) => id),
  )
  const files = await Promise.all(
    rows.map(async ({ id, number, file_sealed, file_sha256, group_status }) => {
      const message = await readBankFile(Buffer.from(ibans.open(id, file_sealed)))
      if (!('ownIban' in message)) throw new Error(`File ${number} holds no orders`)
      const sha256 = file_sha256.toString('hex')
      return { id, number, sha256, isHeld: group_status === 'RVCM', message, states }
    }),
  )
  return { files, owed }
}

export function masked(iban: string): string {
  return maskedIban(iban.slice(0, 2), iban.slice(-4))
}

/** A demo user name as a bank writes it: « lea.morin » becomes Lea Morin. */
export function fullName(username: string): string {
  return username
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

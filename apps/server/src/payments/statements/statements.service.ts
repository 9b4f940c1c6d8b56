import { randomUUID } from 'node:crypto'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { sha256Of } from '../../platform/sha256.ts'
import { BankFileFault } from '../bank/bank-file-fault.ts'
import type {
  NotificationMessage,
  Statement,
  StatementMessage,
  StatusMessage,
} from '../bank/bank-messages.ts'
import { readBankFile } from '../bank/read-bank-file.ts'
import { CREDITOR } from '../creditor.service.ts'
import type { AfterPayments } from './after-payments.ts'
import { takeStatement } from './booking.service.ts'
import { openBankAccount } from './opening.service.ts'
import { STATEMENT_REFUSALS } from './statements.messages.ts'
import { findLastStatement, findStatement, holdImport } from './statements.repository.ts'
import { takeStatus } from './statuses.service.ts'

/** The effects of an imported bank file. */
export interface Imported {
  readonly kind: (StatementMessage | NotificationMessage | StatusMessage)['kind']
  readonly movements: number
  readonly unmatched: number
  /** Whether it was imported before, and changed nothing. */
  readonly isRepeated: boolean
  /** For the first statement of an account, unless it is empty: its opening balance, in euros. */
  readonly opened?: number
}

interface Importing {
  readonly ibans: IbanVault
  /** What else happens in the transaction of a payment. */
  readonly afterPayments: AfterPayments
}

/**
 * Imports a bank file: a statement, or the status of orders. A notification changes nothing, since the statement will
 * repeat it. The file is read first, on a worker thread; its effects are then applied all at once or not at all.
 */
export async function importFile(
  context: RequestContext,
  { ibans, afterPayments }: Importing,
  bytes: Uint8Array,
): Promise<Imported> {
  const message = await readOrRefuse(bytes)
  if (message.kind === 'notification') {
    const movements = message.statements.flatMap((one) => one.movements).length
    return { kind: message.kind, movements, unmatched: movements, isRepeated: false }
  }
  const digest = sha256Of(bytes)
  return inTransaction(context.database, async (transaction) => {
    await holdImport(transaction)
    const inside = { ...context, database: transaction }
    const imported =
      message.kind === 'statement'
        ? await takeStatements(inside, { statements: message.statements, ibans, sha256: digest })
        : await takeStatus(inside, message)
    await afterPayments(transaction, context.now)
    await recordAudit(transaction, {
      actorId: context.session.account.id,
      action: 'bank_file.imported',
      subjectKind: 'bank_file',
      subjectId: message.messageId,
    })
    return imported
  })
}

async function readOrRefuse(
  bytes: Uint8Array,
): Promise<StatementMessage | NotificationMessage | StatusMessage> {
  try {
    const message = await readBankFile(bytes)
    if ('ownIban' in message) throw new BankFileFault('kind')
    return message
  } catch (error) {
    if (error instanceof BankFileFault)
      throw refuse({ code: `bank_file.${error.fault}`, message: STATEMENT_REFUSALS[error.fault] })
    throw error
  }
}

interface Taking {
  readonly statements: readonly Statement[]
  readonly ibans: IbanVault
  readonly sha256: Buffer
}

async function takeStatements(
  context: RequestContext,
  { statements, ibans, sha256 }: Taking,
): Promise<Imported> {
  let movements = 0
  let unmatched = 0
  let taken = 0
  let opened: number | undefined
  for (const statement of statements) {
    const { database } = context
    if (statement.iban !== CREDITOR.iban)
      throw refuse({ code: 'bank_file.account', message: STATEMENT_REFUSALS.account })
    const account = statement.iban
    const kept = await findStatement(database, { account, statementId: statement.id })
    if (kept) {
      if (kept.opening === statement.opening && kept.closing === statement.closing) continue
      throw refuse({ code: 'bank_file.other', message: STATEMENT_REFUSALS.other }, 409)
    }
    const last = await findLastStatement(database, account)
    if (last && last.closing !== statement.opening)
      throw refuse({ code: 'bank_file.gap', message: STATEMENT_REFUSALS.gap }, 409)
    const today = dayInParis(context.now).toString()
    if (statement.movements.some(({ bookedOn }) => bookedOn > today))
      throw refuse({ code: 'bank_file.future', message: STATEMENT_REFUSALS.future })
    const id = randomUUID()
    if (!last) opened = await openBankAccount(context, { ...statement, rowId: id })
    const booked = await takeStatement(context, { id, statement, ibans, sha256 })
    taken += 1
    movements += booked.movements
    unmatched += booked.unmatched
  }
  const isRepeated = taken === 0
  return {
    kind: 'statement',
    movements,
    unmatched,
    isRepeated,
    ...(opened && { opened: toEuros(opened) }),
  }
}

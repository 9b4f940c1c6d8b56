import { recordAudit } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { findOrderAccount } from './batches.repository.ts'

/** The full IBAN that an order debits or pays. Each reading is recorded in the audit log first. */
export function revealIban({ database, session }: RequestContext, ibans: IbanVault, id: string) {
  return inTransaction(database, async (transaction) => {
    const account = isUuid(id) ? await findOrderAccount(transaction, id) : undefined
    if (!account) throw notFound()
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'bank_account.revealed',
      subjectKind: 'bank_account',
      subjectId: account.id,
      detail: { order: id },
    })
    return { iban: ibans.open(account.id, account.iban_sealed) }
  })
}

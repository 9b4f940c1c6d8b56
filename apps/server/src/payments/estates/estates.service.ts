import { maskedIban } from '@sillage/domain/values/iban.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { deathOf } from '../../accounts/deaths/deaths.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/uuid.ts'
import { notFound, refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { claimNamesOf, namesOf } from '../contract-names.service.ts'
import { keepAccount, readAccount } from '../mandates/bank-accounts.service.ts'
import { payByTransfer } from '../mandates/mandates.repository.ts'
import { ESTATE_PAYEE_REFUSALS } from './estates.messages.ts'
import {
  findEstatePayouts,
  forgetPayees,
  holdEstatePayout,
  setPayee,
  stopMandates,
} from './estates.repository.ts'

/** Nothing more is debited from somebody who has died, and nothing paid to them: what is due to them waits for a payee. */
export async function stopForEstate(
  transaction: Database,
  { accountId, at }: { accountId: string; at: Date },
) {
  for (const id of await stopMandates(transaction, { accountId, at }))
    await payByTransfer(transaction, id)
  await forgetPayees(transaction, accountId)
}

/** What somebody who has died is owed, or was paid since their death was recorded. */
export async function estatePayouts(database: Database, asked: { accountId: string; since: Date }) {
  const rows = await findEstatePayouts(database, asked)
  const claims = await claimNamesOf(
    database,
    rows.flatMap(({ claim_id: id }) => id ?? []),
  )
  const contracts = await namesOf(
    database,
    rows.map(({ contract_id: id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    pays: (row.claim_id && claims.get(row.claim_id)) ?? contracts.get(row.contract_id) ?? '',
    amount: toEuros(row.cents),
    due_by: row.due_on,
    payee:
      row.holder !== null && row.iban_country !== null && row.iban_last4 !== null
        ? { holder: row.holder, iban: maskedIban(row.iban_country, row.iban_last4) }
        : null,
    proof: row.payee_proof,
    has_left: row.has_left,
    may_be_named: !row.is_ordered && !row.has_left,
  }))
}

/**
 * Names who receives a payout of somebody who has died. It is not paid during the next 72 hours, nor before another
 * person has reviewed and released it: the database refuses the one who named the payee.
 */
export function namePayee(
  { database, now, session }: RequestContext,
  ibans: IbanVault,
  { id, holder, iban, proof }: { id: string; holder: string; iban: string; proof: string },
) {
  const given = readAccount({ holder, iban })
  const by = session.account.id
  return inTransaction(database, async (transaction) => {
    const payout = isUuid(id) ? await holdEstatePayout(transaction, id) : undefined
    if (!payout) throw notFound()
    const { account_id: accountId } = payout
    if (!(await deathOf(transaction, accountId)))
      throw refuse({ code: 'estate.living', message: ESTATE_PAYEE_REFUSALS.living }, 409)
    if (payout.is_gone)
      throw refuse({ code: 'payout.settled', message: ESTATE_PAYEE_REFUSALS.gone }, 409)
    const account = await keepAccount(transaction, given, { accountId, ibans, now, isChange: true })
    const at = new Date(now.epochMilliseconds)
    await setPayee(transaction, { id, to: account.id, by, proof, at })
    await recordAudit(transaction, {
      actorId: by,
      action: 'estate.payee_named',
      subjectKind: 'contract',
      subjectId: payout.contract_id,
    })
  })
}

import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { personalData } from '@sillage/wire/personal-data.ts'
import { lockAccount } from '../accounts/accounts.service.ts'
import { provePassword, unusablePassword } from '../accounts/presence/password-proof.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { unsettledMoney } from '../payments/customer/payment-by-contract.service.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { queueMail } from '../platform/mail/mail-queue.ts'
import { closeAccount } from './closing.repository.ts'
import { CLOSED_MAIL, PERSONAL_DATA_REFUSALS } from './personal-data.messages.ts'
import { countOpenClaims, isLeavingContract } from './personal-data.repository.ts'

/**
 * Closes the caller's account. Contracts run to their end and are kept as long as the law requires. Throws while a
 * claim is open or money is still to come or to go, because that is settled with the person through the account, and
 * for a member of the team: an administrator first ends their role, and says where their claims go.
 */
export async function closeOwnAccount(
  { database, now, session }: RequestContext,
  { password }: Body<typeof personalData.close>,
) {
  const { id } = session.account
  const account = await provePassword(
    { database, now },
    { accountId: id, password, path: 'password' },
  )
  const passwordHash = await unusablePassword()
  await inTransaction(database, async (transaction) => {
    // a claim that is being declared is waited for
    const { role } = await lockAccount(transaction, id)
    if (isStaff(role))
      throw refuse({ code: 'account.staff', message: PERSONAL_DATA_REFUSALS.staff }, 409)
    const open = await countOpenClaims(transaction, id)
    if (open > 0)
      throw refuse(
        { code: 'account.open_claim', message: PERSONAL_DATA_REFUSALS.openClaims(open) },
        409,
      )
    await mustBeSettled(transaction, id)
    await queueMail(transaction, { to: account.email, ...CLOSED_MAIL })
    await closeAccount(transaction, { id, passwordHash, at: new Date(now.epochMilliseconds) })
    await recordAudit(transaction, {
      actorId: id,
      action: 'account.closed',
      subjectKind: 'account',
      subjectId: id,
    })
  })
}

/** What is still to pay or to give back is asked for and told through the account. */
async function mustBeSettled(transaction: Database, id: string) {
  const { toPayCents, toGiveBackCents } = await unsettledMoney(transaction, id)
  if (toGiveBackCents > 0)
    throw refuse(
      {
        code: 'account.to_give_back',
        message: PERSONAL_DATA_REFUSALS.toGiveBack(toGiveBackCents),
      },
      409,
    )
  if (await isLeavingContract(transaction, id))
    throw refuse(
      { code: 'account.leaving_contract', message: PERSONAL_DATA_REFUSALS.leavingContract },
      409,
    )
  if (toPayCents > 0)
    throw refuse({ code: 'account.to_pay', message: PERSONAL_DATA_REFUSALS.toPay(toPayCents) }, 409)
}

import { WITHDRAWN_CONTRACT } from '@sillage/domain/claims/claims.messages.ts'
import type { Standing } from '@sillage/domain/claims/status.ts'
import { formatDay } from '@sillage/domain/values/day.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { withdrawalFrom } from '../../contracts/covering-contracts.service.ts'
import type { Database } from '../../platform/database/database.ts'

/**
 * What its owner and the team read of a claim on a contract whose premium was given back by a withdrawal; null for any
 * other contract, and for other readers.
 */
export async function withdrawnSentence(
  database: Database,
  { contractId, standing }: { readonly contractId: string; readonly standing: Standing },
): Promise<string | null> {
  if (standing !== 'owner' && standing !== 'staff') return null
  const withdrawal = await withdrawalFrom(database, contractId)
  if (!withdrawal) return null
  return WITHDRAWN_CONTRACT[standing](
    formatDay(withdrawal.on),
    formatEuros(withdrawal.premiumCents),
  )
}

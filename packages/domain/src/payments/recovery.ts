import type { Cents } from '../values/money.ts'
import { ok, type Refusal, type Result, refused } from '../values/result.ts'
import { creditorReference } from './creditor-reference.ts'
import { RECOVERY_REFUSALS } from './payments.messages.ts'

/** What a third party owes us for a claim that we paid, in cents (code des assurances, L121-12). */
export interface Recovery {
  readonly claimed: Cents
  readonly received: Cents
  readonly givenUp: Cents
}

/** What they still owe. */
export function expectedOf({ claimed, received, givenUp }: Recovery): Cents {
  return claimed - received - givenUp
}

/**
 * How much may still be claimed from third parties: what was paid, less what is already claimed and not given up. The
 * insurer takes over the rights of the insured only up to what it paid.
 *
 * Example: 3 700,00 paid, 1 200,00 claimed of which 200,00 were given up: 2 700,00.
 */
export function recoverable(paid: Cents, recoveries: readonly Recovery[]): Cents {
  const claimed = recoveries.reduce((sum, one) => sum + one.claimed - one.givenUp, 0)
  return Math.max(0, paid - claimed)
}

/** Whether this amount may be claimed. Refusals: `recovery.nothing_paid`, `recovery.too_much`. */
export function mayRecover(
  cents: Cents,
  { paid, recoveries }: { paid: Cents; recoveries: readonly Recovery[] },
): Result<true, Refusal> {
  if (paid <= 0)
    return refused({ code: 'recovery.nothing_paid', message: RECOVERY_REFUSALS.nothingPaid })
  const most = recoverable(paid, recoveries)
  return cents <= most
    ? ok(true)
    : refused({
        code: 'recovery.too_much',
        message: RECOVERY_REFUSALS.tooMuch(most),
        path: 'amount',
      })
}

/** The reference to use for the transfer of a recovery, from its id. */
export function recoveryReference(id: string): string {
  return creditorReference(`REC${id.replaceAll('-', '').slice(0, 12)}`)
}

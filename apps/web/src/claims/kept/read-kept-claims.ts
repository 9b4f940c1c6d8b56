import { type KeptClaim, keptClaims } from '../../shell/device/kept-claims.ts'
import { type KeptStatement, keptStatementOf } from '../../shell/device/kept-statements.ts'

/** A declaration kept on this device and its accident statement; null when it has none. */
export type KeptClaimFound = KeptClaim & { readonly statement: KeptStatement | null }

/** Every declaration kept on this device, most recently edited first. */
export async function readKeptClaims(): Promise<readonly KeptClaimFound[]> {
  const claims = await keptClaims()
  return Promise.all(
    claims.map(async (claim) => ({ ...claim, statement: await keptStatementOf(claim.id) })),
  )
}

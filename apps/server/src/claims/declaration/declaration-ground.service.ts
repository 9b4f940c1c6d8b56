import { coversOfNature } from '@sillage/domain/claims/nature-covers.ts'
import { naturesOf } from '@sillage/domain/claims/natures.ts'
import type { Ground } from '@sillage/wire/claims/claim-desk.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { groundOf } from '../../contracts/covering-contracts.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames } from '../access/people.repository.ts'

/** What one declares on: one's own contract, or anybody's for staff, with what it covers and does not of each nature. */
export async function readGround(
  { database, session }: Pick<RequestContext, 'database' | 'session'>,
  contractId: string,
): Promise<Ground> {
  const { id, ownerId, product, start, end, tariff, choices } = await groundOf(database, {
    contractId,
    session,
  })
  const isOwn = ownerId === session.account.id
  if (!isOwn)
    await recordListing(database, {
      actorId: session.account.id,
      action: 'contract.read',
      subjectKind: 'contract',
      subjectId: id,
      filter: {},
    })
  const names = isOwn ? new Map() : await findNames(database, [ownerId])
  return {
    contract_id: id,
    contract_type: product,
    start_date: start,
    end_date: end,
    owner: isOwn ? null : (names.get(ownerId)?.name ?? ''),
    natures: naturesOf(product).map((nature) => {
      const { covered, notCovered } = coversOfNature(nature, tariff, choices)
      return { nature: nature.label, covered: [...covered], not_covered: [...notCovered] }
    }),
  }
}

import { coversOfNature } from '@sillage/domain/claims/nature-covers.ts'
import { natureById, naturesOf } from '@sillage/domain/claims/natures.ts'
import type { Ground } from '@sillage/wire/claims/declaration.ts'
import { recordListing } from '../../audit/audit.service.ts'
import { groundOf } from '../../contracts/covering-contracts.service.ts'
import { paymentByContract } from '../../payments/customer/payment-by-contract.service.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { findNames } from '../access/people.repository.ts'
import { findDeclared } from '../desk/same-claims.repository.ts'
import { presentIntake } from '../house/house.present.ts'
import { intakesNow } from '../house/intake.service.ts'
import { withdrawnSentence } from './withdrawn-contract.ts'

/**
 * What the declaration form needs for a contract (one's own, or anybody's for staff): what it covers and excludes for
 * each nature, and the questions of that nature.
 */
export async function readGround(context: RequestContext, contractId: string): Promise<Ground> {
  const { database, session } = context
  const { id, ownerId, product, name, start, end, tariff, choices } = await groundOf(database, {
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
  const natures = naturesOf(product)
  const intakeOf = await intakesNow(database, natures)
  const names = isOwn ? new Map() : await findNames(database, [ownerId])
  const arrears = (await paymentByContract(context, ownerId)).get(id)?.payment?.arrears
  const standing = isOwn ? 'owner' : 'staff'
  const withdrawn = await withdrawnSentence(database, { contractId: id, standing })
  return {
    contract_id: id,
    contract_type: product,
    name,
    start_date: start,
    end_date: end,
    owner: isOwn ? null : (names.get(ownerId)?.name ?? ''),
    declared: (await findDeclared(database, id)).map((row) => ({
      claim_id: row.id,
      nature: natureById(row.nature_id)?.label ?? '',
      dateIncident: row.incident_date,
      declared: row.declared_at.toISOString(),
      draft_id: row.draft_id,
    })),
    ...(withdrawn && { withdrawal: withdrawn }),
    ...(arrears && arrears.suspended_on !== null && { suspension: arrears.text }),
    natures: natures.map((nature) => {
      const { covered, notCovered } = coversOfNature(nature, tariff, choices)
      const intake = intakeOf(nature)
      return {
        nature: nature.label,
        covered: [...covered],
        not_covered: [...notCovered],
        intake_version: intake.version,
        ...presentIntake(intake),
      }
    }),
  }
}

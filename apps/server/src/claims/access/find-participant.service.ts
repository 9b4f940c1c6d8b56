import { isStaff } from '@sillage/domain/accounts/roles.ts'
import type { FoundPerson } from '@sillage/wire/claims/claim-detail.ts'
import { findOpenAccount, mayBeOfAnother } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { CLAIM_REFUSALS } from '../claims.messages.ts'
import { mustBeOpen, openClaim } from './claims.access.ts'
import { findParticipants } from './participants.repository.ts'
import { nameOf } from './people.repository.ts'

/**
 * Finds the person a team member wants to add, by their whole e-mail address; the search is audited. Throws 422 when
 * nobody confirmed the address: the account may be of somebody else, who would read the claim.
 */
export async function findParticipant(
  { database, session }: RequestContext,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<FoundPerson | null> {
  const opened = await openClaim(database, { id, session })
  mustBeOpen('addParticipant', opened)
  const person = await findOpenAccount(database, email)
  await recordAudit(database, {
    actorId: session.account.id,
    action: 'claim.participant_searched',
    subjectKind: 'claim',
    subjectId: opened.claim.id,
    detail: { found: person ? [person.id] : [] },
  })
  if (!person) return null
  if (mayBeOfAnother(person))
    throw refuse({
      code: 'claim.participant_unproved',
      message: CLAIM_REFUSALS.foundUnproved,
      path: 'email',
    })
  const present = await findParticipants(database, opened.claim.id)
  return {
    userId: person.id,
    name: nameOf(person),
    is_staff: isStaff(person.role),
    is_present: present.some((one) => one.id === person.id),
  }
}

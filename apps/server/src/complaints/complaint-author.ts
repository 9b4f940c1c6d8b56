import { normaliseEmail } from '@sillage/domain/accounts/email.ts'
import {
  correspondentRefusal,
  envelopeLines,
  readNumber,
} from '@sillage/domain/complaints/correspondent.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { findOpenAccount, mayBeOfAnother } from '../accounts/accounts.service.ts'
import type { Database } from '../platform/database/database.ts'
import { refuse } from '../platform/http/domain-error.ts'
import { COMPLAINT_REFUSALS } from './complaints.messages.ts'
import { findNumbered } from './parties.repository.ts'

type Author = Pick<Body<typeof complaints.record>, 'name' | 'address' | 'email'>

/**
 * Who complains: somebody without an account once a name is given, else the account of an e-mail. Throws 422 for an
 * account whose address is not confirmed, since the person who opened it would read the complaint and the answer, and
 * for a person without any address to answer to.
 */
export async function authorOf(database: Database, { name, address, email }: Author) {
  if (name !== undefined) return readCorrespondent({ name, address, email })
  if (address !== undefined)
    throw refuse({
      code: 'complaint.correspondent_name',
      message: COMPLAINT_REFUSALS.nameMissing,
      path: 'name',
    })
  const author = await findOpenAccount(database, email ?? '')
  if (!author)
    throw refuse({
      code: 'complaint.unknown_person',
      message: COMPLAINT_REFUSALS.unknownPerson,
      path: 'email',
    })
  if (mayBeOfAnother(author))
    throw refuse({
      code: 'complaint.unproved_person',
      message: COMPLAINT_REFUSALS.unprovedPerson,
      path: 'email',
    })
  return { account_id: author.id, correspondent_email: null }
}

function readCorrespondent({ name, address, email }: Author & { readonly name: string }) {
  const person = {
    name,
    address: address === undefined ? null : envelopeLines(address).join('\n'),
    email: email === undefined ? null : normaliseEmail(email),
  }
  const refusal = correspondentRefusal(person)
  if (refusal) throw refuse(refusal)
  return {
    account_id: null,
    correspondent_name: person.name,
    correspondent_address: person.address,
    correspondent_email: person.email,
  }
}

/**
 * The contract or claim with this number. With an account, it must be their own; without one it may be any, since
 * naming it reveals nothing.
 */
export async function findAbout(
  database: Database,
  { about, accountId }: { about: string; accountId: string | null },
): Promise<{ contract_id: string } | { claim_id: string }> {
  const number = readNumber(about)
  const [only, ...others] = number ? await findNumbered(database, { number, accountId }) : []
  if (!only)
    throw refuse({
      code: 'complaint.about_unknown',
      message:
        accountId === null ? COMPLAINT_REFUSALS.aboutUnknown : COMPLAINT_REFUSALS.aboutOfAnother,
      path: 'about',
    })
  if (others.length > 0)
    throw refuse({
      code: 'complaint.about_several',
      message: COMPLAINT_REFUSALS.aboutSeveral,
      path: 'about',
    })
  return only.kind === 'contract' ? { contract_id: only.id } : { claim_id: only.id }
}

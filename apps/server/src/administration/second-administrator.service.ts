import {
  type AccountChange,
  actsAlone,
  needsSecond,
} from '@sillage/domain/accounts/account-changes.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { People } from './account-changes.service.ts'
import { findAdministrators } from './account-proposals.repository.ts'
import { personOf } from './users.present.ts'

/** Whether a change waits for a second administrator. When nobody could be one, a root acts alone. */
export async function waitsForSecond(
  { now }: RequestContext,
  { transaction, actor, target }: People,
  kind: AccountChange,
): Promise<{ waits: boolean; isAlone: boolean }> {
  if (!needsSecond(personOf(target), kind)) return { waits: false, isAlone: false }
  const others = (await findAdministrators(transaction)).map(candidateOf)
  const self = others.find(({ person }) => person.id === actor.id)
  const isAlone = self !== undefined && actsAlone(self, { others, targetId: target.id, now })
  return { waits: !isAlone, isAlone }
}

/** An account in the form that the rule of the second administrator takes. */
export function candidateOf(row: Pick<AccountRow, 'id' | 'role' | 'is_active' | 'role_since'>) {
  const roleSince = row.role_since && row.role_since.toTemporalInstant()
  return { person: { id: row.id, role: row.role, isActive: row.is_active }, roleSince }
}

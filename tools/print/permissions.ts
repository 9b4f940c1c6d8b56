import {
  CAPABILITIES,
  type Capability,
  capabilityLabel,
} from '@sillage/domain/accounts/capabilities/capabilities.ts'
import {
  type Area,
  mayOpen,
  ROLES,
  roleLabel,
  rolesGrantableBy,
} from '@sillage/domain/accounts/roles.ts'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import type { Access, Route } from '@sillage/wire/http/route.ts'
import {
  ACTORS,
  PERMISSIONS,
  type RouteName,
} from '../../apps/server/src/every-route/permission-matrix.ts'
import { page, table, yes } from './markdown.ts'

const AREAS = {
  own: 'their own contracts, claims and profile',
  all_claims: 'the claims of everyone',
  all_complaints: 'the complaints of everyone',
  user_management: 'the accounts of everyone',
  audit_log: 'what the staff did',
  ledger: 'the accounts of the insurance',
  retention: 'how long things are kept, and what is due to be erased',
  operations: 'how the server is, and its work of the day',
} as const satisfies Record<Area, string>

const roles = ROLES.toReversed()

function isOpenedBy(access: Access, capability: Capability): boolean {
  return (
    typeof access === 'object' &&
    'capabilities' in access &&
    access.capabilities.includes(capability)
  )
}

/** A holder of capabilities gets an advisor's answer unless the matrix says otherwise. */
function cellsOf(name: RouteName): readonly string[] {
  const cells: readonly string[] = PERMISSIONS[name].split(/\s+/)
  return ACTORS.map((_, at) => cells[at] ?? cells[ACTORS.indexOf('advisor')] ?? '')
}

export function permissionsPage(): string {
  const calls = Object.entries<Record<string, Route>>(allRoutes).flatMap(([room, routes]) =>
    // RouteName is made of the names of the rooms and of their calls
    Object.entries(routes).map(([call, route]) => ({
      ...route,
      name: `${room}.${call}` as RouteName,
    })),
  )
  return page(
    'Permissions',
    'Who may call what, and what each is answered: [permission-matrix.ts](../apps/server/src/every-route/permission-matrix.ts), of which [permissions.test.ts](../apps/server/src/every-route/permissions.test.ts) sends every request. The calls are about something of the owner’s: a contract, a claim on it, the account. A stranger has an account and nothing to do with the claim; a participant takes part in it and in nothing else; the deactivated one took part too, and still holds a token; the holder is an advisor who was given every capability.',
    [
      '## Calls',
      table(
        ['call', ...ACTORS],
        calls.map(({ name, method, path }) => [`\`${method} ${path}\``, ...cellsOf(name)]),
      ),
      'A refusal (400 and above) changes nothing that is stored, unless `+` marks one that is noted; `=` marks an answer that changes nothing either. 401 says that there is no session, or a dead one; 403 that the role or the person may not; 404 that nothing of that name is theirs.',
      '## Areas',
      'From [roles.ts](../packages/domain/src/accounts/roles.ts), for what is not a single call.',
      table(
        ['area', 'opens', ...roles],
        Object.entries(AREAS).map(([area, opens]) => [
          `\`${area}\``,
          opens,
          // the keys of AREAS are exactly the areas
          ...roles.map((role) => yes(mayOpen(area as Area, role))),
        ]),
      ),
      '## Roles that a role may give',
      table(
        ['role', 'shown as', 'may give'],
        roles.map((role) => [role, roleLabel(role), rolesGrantableBy(role).join(', ') || '·']),
      ),
      '## Capabilities',
      'What somebody of the team may do beyond their role: given and taken by an admin (to an advisor) or a root (to anybody else), never to oneself, read at every call, gone with the role. No role holds one by itself, root neither: [capabilities.ts](../packages/domain/src/accounts/capabilities/capabilities.ts).',
      table(
        ['capability', 'shown as', 'calls'],
        CAPABILITIES.map((one) => [
          `\`${one}\``,
          capabilityLabel(one).name,
          calls
            .filter(({ access }) => isOpenedBy(access, one))
            .map(({ method, path }) => `\`${method} ${path}\``)
            .join(', ') || '·',
        ]),
      ),
    ],
  )
}

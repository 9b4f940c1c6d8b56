import {
  type Area,
  hasOneOf,
  mayOpen,
  ROLES,
  type Role,
  roleLabel,
  rolesGrantableBy,
} from '@sillage/domain/accounts/roles.ts'
import { allRoutes } from '@sillage/wire/all-routes.ts'
import type { Access, Route } from '@sillage/wire/route.ts'
import { page, table, yes } from './markdown.ts'

const AREAS = {
  own: 'their own contracts, claims and profile',
  all_claims: 'the claims of everyone',
  all_complaints: 'the complaints of everyone',
  user_management: 'the accounts of everyone',
  audit_log: 'what the staff did',
  retention: 'how long things are kept, and what is due to be erased',
} as const satisfies Record<Area, string>

const roles = ROLES.toReversed()

export function permissionsPage(): string {
  const routes = Object.values(allRoutes).flatMap((room) => Object.values<Route>(room))
  return page(
    'Permissions',
    'Who may call what: the `access` of each route of [packages/wire](../packages/wire/src/all-routes.ts), as the guard of [mount.ts](../apps/server/src/platform/http/mount.ts) reads it. A route open to a role shows it its own rows only: ownership stands in the queries.',
    [
      '## Calls',
      table(
        ['call', 'anonymous', ...roles],
        routes.map(({ method, path, access }) => [
          `\`${method} ${path}\``,
          anonymous(access),
          ...roles.map((role) => yes(isOpenTo(access, role))),
        ]),
      ),
      '"or a session" marks a call that anyone may make and that reads the session when a token is sent.',
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
    ],
  )
}

function isOpenTo(access: Access, role: Role): boolean {
  return typeof access === 'string' || hasOneOf(role, access)
}

function anonymous(access: Access): string {
  return access === 'optional' ? '✓ or a session' : yes(access === 'public')
}

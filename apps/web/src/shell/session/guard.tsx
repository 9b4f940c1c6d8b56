import { isOpenTo } from '@sillage/domain/accounts/capabilities/capabilities.ts'
import { hasOneOf, isStaff } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { Loading } from '../pages/loading.tsx'
import type { RouteAccess } from '../screens.ts'
import { cameFrom } from './came-from.ts'
import { useSession } from './session.ts'
import type { SessionUser } from './token.ts'

/** Shows the page only to people whom its route allows. */
export function Guard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { status, user } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (access === 'public') return children
  if (status === 'loading') return <Loading />
  if (status === 'signedOut')
    return <Redirect to={paths.login} state={cameFrom(path, search)} replace />
  // the capabilities of a team member arrive a moment after their identity
  const areCapabilitiesKnown = !user || user.capabilities !== null || !isStaff(user.role)
  if (user && !areCapabilitiesKnown && 'capabilities' in access && !mayEnter(user, access))
    return <Loading />
  if (!user || !mayEnter(user, access)) return <Redirect to={paths.forbidden} replace />
  return children
}

function mayEnter(user: SessionUser, access: Exclude<RouteAccess, 'public'>): boolean {
  return 'capabilities' in access
    ? isOpenTo({ ...user, capabilities: user.capabilities ?? [] }, access)
    : hasOneOf(user.role, access)
}

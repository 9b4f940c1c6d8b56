import { hasOneOf } from '@sillage/domain/accounts/roles.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { Loading } from '../pages/loading.tsx'
import type { RouteAccess } from '../screens.ts'
import { cameFrom } from './came-from.ts'
import { useSession } from './session.ts'

/** Lets the page show only to those whom its route allows. */
export function Guard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { status, user } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (access === 'public') return children
  if (status === 'loading') return <Loading />
  if (status === 'signedOut')
    return <Redirect to={paths.login} state={cameFrom(path, search)} replace />
  if (!user || !hasOneOf(user.role, access)) return <Redirect to={paths.forbidden} replace />
  return children
}

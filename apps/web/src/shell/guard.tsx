import { hasOneOf, type Role } from '@sillage/domain/accounts/roles.ts'
import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { Loading } from './loading.tsx'
import { paths } from './paths.ts'
import { useSession } from './session.ts'

export type RouteAccess = 'public' | readonly Role[]

/** What /login finds in the navigation state. */
interface CameFrom {
  readonly from: string
}

/** Lets the page show only to those whom its route allows. */
export function Guard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { status, user } = useSession()
  const [path] = useLocation()
  const search = useSearch()
  if (access === 'public') return children
  if (status === 'loading') return <Loading />
  if (status === 'signedOut') {
    const state: CameFrom = { from: search ? `${path}?${search}` : path }
    return <Redirect to={paths.login} state={state} replace />
  }
  if (!user || !hasOneOf(user.role, access)) return <Redirect to={paths.forbidden} replace />
  return children
}

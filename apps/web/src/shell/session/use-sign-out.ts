import { paths } from '@sillage/wire/addresses.ts'
import { useLocation } from 'wouter'
import { useSession } from './session.ts'

/** Leaves the page before signing out, so that the guard doesn't remember it for the next person. */
export function useSignOut(): () => void {
  const { logout } = useSession()
  const [, navigate] = useLocation()
  return () => {
    navigate(paths.login)
    void logout()
  }
}

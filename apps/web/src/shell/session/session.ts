import { useSyncExternalStore } from 'react'
import {
  clearError,
  type LoginInput,
  login,
  logout,
  type RegisterInput,
  register,
  type SignIn,
  type SignUp,
} from './session-actions.ts'
import { type SessionState, sessionStore } from './session-store.ts'

export type { SignIn } from './session-actions.ts'
export type { SessionUser } from './token.ts'

export interface Session extends SessionState {
  /** Returns the outcome; after a refusal `error` says why. */
  readonly login: (input: LoginInput) => Promise<SignIn>
  readonly register: (input: RegisterInput) => Promise<SignUp>
  readonly logout: () => Promise<void>
  readonly clearError: () => void
}

const actions = { login, register, logout, clearError }

export function useSession(): Session {
  const state = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.read)
  return { ...state, ...actions }
}

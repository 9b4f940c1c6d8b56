import { isStaff, type Role } from '@sillage/domain/accounts/roles.ts'
import type { accounts } from '@sillage/wire/accounts/accounts.ts'
import type { SecondFactor } from '@sillage/wire/accounts/second-factor.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { accountsApi, endSession } from '../api/api.ts'
import { SESSION_MESSAGES } from './session.messages.ts'
import { nowSeconds, readLogin, readMe, readRegistration } from './session-answers.ts'
import { sessionEnded } from './session-ended.ts'
import { sessionStore } from './session-store.ts'
import {
  concernsToken,
  removeToken,
  restoreToken,
  type SessionUser,
  storedToken,
  storeToken,
} from './token.ts'
import { unsent } from './unsent.ts'

export type LoginInput = BodyInput<typeof accounts.login>
export type RegisterInput = BodyInput<typeof accounts.register>

export type SignUp =
  | { readonly ok: true; readonly user: SessionUser; readonly requestedRole: Role | null }
  | { readonly ok: false; readonly failure: unknown }

/** The outcome of a sign-in step: the session is open, it was refused, or a passkey is needed next. */
export type SignIn =
  | { readonly step: 'in' }
  | { readonly step: 'refused'; readonly failure: ApiError | null }
  | { readonly step: 'passkey' | 'newPasskey'; readonly asked: SecondFactor }

/** The token of the displayed session; undefined before the first check. */
let followed: string | null | undefined

/** Restores the session and follows the other tabs; called once, before the first render. */
export function startSession(): void {
  sessionEnded.listen(() => signOutHere({ hasEnded: true }))
  addEventListener('storage', (event) => {
    if (concernsToken(event)) followStorage()
  })
  // a page brought back from the back-forward cache has missed the storage events
  addEventListener('pageshow', (event) => {
    if (event.persisted) followStorage()
  })
  // a confirmed address does not tell the other tabs either
  addEventListener('focus', seeProof)
  document.addEventListener('visibilitychange', seeProof)
  followStorage()
}

export function login(input: LoginInput): Promise<SignIn> {
  return signInBy(() => accountsApi.login({ body: input }))
}

/** Signs in with any call whose reply is that of the login; a refusal sets `error`. */
export async function signInBy(
  call: () => Promise<unknown>,
  failed: string = SESSION_MESSAGES.loginFailed,
): Promise<SignIn> {
  sessionStore.write({ loading: true, error: null })
  try {
    const { token, user } = readLogin(await call())
    signInHere(token, user)
    return { step: 'in' }
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null
    if (problem?.secondFactor) {
      sessionStore.write({ loading: false })
      const isNew = problem.code === 'second_factor.enrol'
      return { step: isNew ? 'newPasskey' : 'passkey', asked: problem.secondFactor }
    }
    const error = messageOf(failure, failed, SESSION_MESSAGES.loginUnknown)
    sessionStore.write({ loading: false, error })
    return { step: 'refused', failure: failure instanceof ApiError ? failure : null }
  }
}

export async function register(input: RegisterInput): Promise<SignUp> {
  sessionStore.write({ loading: true, error: null })
  try {
    const { token, user, requestedRole } = readRegistration(
      await accountsApi.register({ body: input }),
    )
    if (token) signInHere(token, user)
    else sessionStore.write({ loading: false })
    return { ok: true, user, requestedRole }
  } catch (failure) {
    const error = messageOf(
      failure,
      SESSION_MESSAGES.registrationFailed,
      SESSION_MESSAGES.registrationUnknown,
    )
    sessionStore.write({ loading: false, error })
    return { ok: false, failure }
  }
}

/** Signs out at once on this device; the server is notified, whatever its reply. */
export async function logout(): Promise<void> {
  const request = accountsApi.logout().catch(() => undefined)
  signOutHere()
  unsent.forget()
  await request
}

/** Ends the session here and in the other tabs, after the person did something that closed it on the server. */
export function leave(): void {
  signOutHere()
  unsent.forget()
}

/** Updates the displayed user after a change of their account. */
export function showUser(changed: Omit<SessionUser, 'capabilities'>): void {
  const { user } = sessionStore.read()
  if (user?.id === changed.id)
    sessionStore.write({ user: { ...changed, capabilities: user.capabilities } })
}

export function clearError(): void {
  sessionStore.write({ error: null })
}

function signInHere(token: string, user: SessionUser): void {
  const before = storedToken()
  storeToken(token)
  // nobody could sign the previous session out any more; if it has already ended, the failure doesn't matter
  if (before !== null && before !== token) void endSession(before).catch(() => undefined)
  unsent.keepFor(user.id)
  followed = token
  sessionStore.write({
    status: 'signedIn',
    user,
    error: null,
    hasEnded: false,
    loading: false,
    epoch: sessionStore.read().epoch + 1,
  })
  // a sign-in reply doesn't include the capabilities of a team member
  if (isStaff(user.role)) void refresh(token, true)
}

function signOutHere(why: { hasEnded?: boolean; error?: string } = {}): void {
  removeToken()
  unsent.forgetPapers()
  followed = null
  const { epoch } = sessionStore.read()
  const { hasEnded = false, error = null } = why
  sessionStore.write({
    status: 'signedOut',
    user: null,
    error,
    hasEnded,
    loading: false,
    epoch: epoch + 1,
  })
}

function followStorage(): void {
  const stored = storedToken()
  if (stored === followed) return
  const restored = restoreToken(nowSeconds())
  // signed out in another tab
  if (followed && stored === null) unsent.forget()
  if (!restored) return signOutHere({ hasEnded: Boolean(stored ?? followed) })
  const { user } = restored
  if (user) unsent.keepFor(user.id)
  followed = restored.token
  const { epoch } = sessionStore.read()
  sessionStore.write({
    status: user ? 'signedIn' : 'loading',
    user,
    error: null,
    hasEnded: false,
    loading: !user,
    epoch: epoch + 1,
  })
  void refresh(restored.token, user !== null)
}

/** Asks whether an address that waits for its confirmation was confirmed in another tab. */
function seeProof(): void {
  const { user } = sessionStore.read()
  if (followed && user?.emailVerified === false && !document.hidden) void refresh(followed, true)
}

/** Reloads the name, role and status from the server. When it can't be reached, a readable token keeps its session. */
async function refresh(token: string, isKnown: boolean): Promise<void> {
  try {
    const user = readMe(await accountsApi.me())
    if (storedToken() === token) sessionStore.write({ status: 'signedIn', user, loading: false })
  } catch (failure) {
    const isSilent = failure instanceof ApiError && failure.status !== 401
    if (storedToken() !== token || (isKnown && isSilent)) return
    const error = messageOf(failure, SESSION_MESSAGES.userMissing, SESSION_MESSAGES.userMissing)
    signOutHere({ error })
  }
}

function messageOf(failure: unknown, withoutMessage: string, unknown: string): string {
  if (failure instanceof ApiError && failure.status > 0)
    return failure.problem?.message || withoutMessage
  return failure instanceof Error ? failure.message : unknown
}

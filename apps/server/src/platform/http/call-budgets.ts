import { setTimeout as sleep } from 'node:timers/promises'
import { addressBucket } from '@sillage/domain/accounts/limits/address-bucket.ts'
import {
  type CallBudget,
  type Spending,
  spend,
} from '@sillage/domain/accounts/limits/call-budget.ts'
import type { Route } from '@sillage/wire/http/route.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ownTurn } from '../turns.ts'
import { DomainError } from './domain-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes of the API; only these calls are counted. */
    route?: Pick<Route, 'access' | 'weight'>
  }
}

/** Units per second. */
export interface CallBudgets {
  readonly perAccount: number
  readonly perAddress: number
}

/** A burst may use this many seconds of budget: a page of many calls, an office signing in in the morning. */
const SECONDS_AT_ONCE = 20
const REFUSED_AFTER_MS = 500
/** Beyond this number, the caller idle for longest is forgotten. */
const MOST_CALLERS = 100_000

interface Counted {
  readonly budgets: CallBudgets
  /** The account that a request's token was signed for, even if its session has ended; null without a valid token. */
  readonly accountOf: (request: FastifyRequest) => string | null
}

/**
 * Limits the calls of each account, and of each address for calls without an account. They are counted separately, so
 * that strangers behind an address don't use the budget of those signed in there. Kept in memory: it costs no query and
 * runs before any.
 */
export function countCalls(app: FastifyInstance, { budgets, accountOf }: Counted) {
  const accounts = createCounter(budgets.perAccount)
  const addresses = createCounter(budgets.perAddress)
  app.addHook('onRequest', async (request) => {
    const { route } = request.routeOptions.config
    if (!route || route.weight === 0) return
    const { access, weight = 1 } = route
    const account = accountOf(request)
    // without a session it is refused before any work
    const isRefused = account === null && access !== 'public' && access !== 'optional'
    const wait =
      account === null
        ? addresses(addressBucket(request.ip), isRefused ? 1 : weight)
        : accounts(account, weight)
    if (wait === 0) return
    // delays a client that retries at once on many connections, or the server would only be sending refusals
    await sleep(REFUSED_AFTER_MS, undefined, { ref: false })
    throw tooMany(wait)
  })
  // after the body has arrived: otherwise all bodies would be ready in the same turn
  app.addHook('preValidation', async (request) => {
    const { weight = 1 } = request.routeOptions.config.route ?? {}
    if (weight > 1) await ownTurn(accountOf(request) ?? addressBucket(request.ip), weight)
  })
}

/**
 * Returns a function that counts a call and returns the seconds the caller must wait, 0 when the call is let through.
 */
function createCounter(perSecond: number) {
  const budget: CallBudget = { perSecond, atOnce: perSecond * SECONDS_AT_ONCE }
  const callers = new Map<string, Spending>()
  return (caller: string, weight: number): number => {
    // a monotonic clock
    const at = performance.now() / 1000
    const spent = spend(callers.get(caller), { budget, weight, at })
    if (!spent.ok) return spent.error
    // moved to the end, so that the first is the caller idle for longest
    callers.delete(caller)
    callers.set(caller, spent.value)
    const [quietest] = callers.size > MOST_CALLERS ? callers.keys() : []
    if (quietest !== undefined) callers.delete(quietest)
    return 0
  }
}

function tooMany(seconds: number): DomainError {
  return new DomainError({
    status: 429,
    code: 'budget.spent',
    message: `Trop de demandes en peu de temps. Réessayez dans ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`,
    retryAfter: seconds,
  })
}

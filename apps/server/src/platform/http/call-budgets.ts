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
    /** What is called; only such calls are counted. */
    route?: Pick<Route, 'access' | 'weight'>
  }
}

/** Units a second. */
export interface CallBudgets {
  readonly perAccount: number
  readonly perAddress: number
}

/** So many seconds of a budget may be used at once: a page of many calls, a morning on which an office signs in. */
const SECONDS_AT_ONCE = 20
/** A refusal is answered after a moment. */
const REFUSED_AFTER_MS = 500
/** Beyond them, who has been quiet longest begins anew. */
const MOST_CALLERS = 100_000

interface Counted {
  readonly budgets: CallBudgets
  /** The account that a request's token was signed for, whatever became of its session; null without one. */
  readonly accountOf: (request: FastifyRequest) => string | null
}

/**
 * Counts the calls of each account, and those without one by address, apart: strangers behind an address take nothing
 * from who is signed in there. In the memory of this process: it costs no query, and comes before all of them.
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
    // whoever asks again at once, on many connections, would keep the server busy with refusals alone
    await sleep(REFUSED_AFTER_MS, undefined, { ref: false })
    throw tooMany(wait)
  })
  // once the body is there: what comes before it takes no time, and all bodies would be there in the same turn
  app.addHook('preValidation', async (request) => {
    const { weight = 1 } = request.routeOptions.config.route ?? {}
    if (weight > 1) await ownTurn(accountOf(request) ?? addressBucket(request.ip))
  })
}

/** Answers the seconds that a caller has to wait, 0 when the call is let through. */
function createCounter(perSecond: number) {
  const budget: CallBudget = { perSecond, atOnce: perSecond * SECONDS_AT_ONCE }
  const callers = new Map<string, Spending>()
  return (caller: string, weight: number): number => {
    // of a clock that nobody sets
    const at = performance.now() / 1000
    const spent = spend(callers.get(caller), { budget, weight, at })
    if (!spent.ok) return spent.error
    // behind all others, so that the first is who has been quiet longest
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

import { PrismaPg } from '@prisma/adapter-pg'
import express from 'express'
import { createVerifier } from 'fast-jwt'
import * as z from 'zod'
import { presentOwnContracts } from '../../../apps/server/src/contracts/contracts.service.ts'
import { tellPayments } from '../../../apps/server/src/payments/customer/payment-by-contract.service.ts'
import { quotePrice } from '../../../apps/server/src/subscription/pricing.service.ts'
import { PrismaClient } from './.cache/client/client.ts'

// A server built with usual tools: Express and Prisma as in their manuals, in production mode. It has none of our
// budgets, headers, logs, reply schemas or refusals, and calls our own rules where the answers must be the same.
process.on('message', ({ connection, tokenKey, idleHours }) => {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ ...connection, max: 12 }) })
  const app = express()
  app.use(express.json())
  app.get('/contracts/user', signedIn(prisma, { tokenKey, idleHours }), list(prisma))
  app.post('/contracts/price', price(prisma))
  app.post('/express/price', priceInMemory)
  const server = app.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
})

const list = (prisma) => async (request, response) => {
  response.json({ data: await contractsOf(prisma, request.account) })
}

const price = (prisma) => async (request, response) => {
  const asked = ASKED.safeParse(request.body)
  if (!asked.success) return response.status(400).json({ issues: asked.error.issues })
  const priced = await priceOf(prisma, asked.data)
  return priced ? response.json(priced) : response.status(422).json({ code: 'unknown_answer' })
}

/** The cost of Express alone: our rule, with the tariff in memory like on our server. */
function priceInMemory(request, response) {
  const asked = ASKED.safeParse(request.body)
  if (!asked.success) return response.status(400).json({ issues: asked.error.issues })
  return response.json(quotePrice(asked.data, Temporal.Now.instant()))
}

const SEEN_EVERY_MS = 60_000

function signedIn(prisma, { tokenKey, idleHours }) {
  const verify = createVerifier({ key: tokenKey, algorithms: ['HS256'], cache: 1000 })
  return async (request, response, next) => {
    const id = sessionOf(verify, request.get('authorization'))
    const now = new Date()
    const session = id
      ? await prisma.session.findFirst({
          where: {
            id,
            ended_at: null,
            expires_at: { gt: now },
            last_seen_at: { gt: new Date(now.getTime() - idleHours * 3_600_000) },
            account: { is_active: true },
          },
          include: { account: true },
        })
      : null
    if (!session) return response.status(401).json({ code: 'unauthorized' })
    if (now.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS)
      await prisma.session.update({ where: { id }, data: { last_seen_at: now } })
    request.account = session.account
    return next()
  }
}

function sessionOf(verify, authorization = '') {
  try {
    return verify(authorization.replace(/^Bearer /, '')).sid
  } catch {
    return null
  }
}

async function contractsOf(prisma, { id, kind }) {
  const [contracts, dues, payouts, notices] = await Promise.all([
    prisma.contract.findMany({
      where: { account_id: id },
      include: { ending: true },
      orderBy: [{ created_at: 'desc' }, { id: 'asc' }],
    }),
    prisma.due.findMany({
      where: { account_id: id },
      include: {
        mandate: true,
        lines: { include: { entry: true } },
        orders: { include: { batch: true }, orderBy: { answered_on: 'desc' } },
      },
      orderBy: [{ due_on: 'asc' }, { rank: 'asc' }],
    }),
    prisma.payout.findMany({ where: { account_id: id, cancelled_at: null } }),
    prisma.formal_notice.findMany({
      where: {
        account_id: id,
        posted_on: { not: null },
        OR: [{ closed_at: null }, { resumes_at: { gt: new Date() } }],
      },
    }),
  ])
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  const rows = contracts.map(({ ending, ...contract }) => ({
    ...withDays(contract, ['start_date', 'end_date', 'covered_until', 'leaving_on']),
    account_kind: kind,
    refund_cents: ending?.refund_cents ?? null,
    ending_kind: ending?.kind ?? null,
  }))
  const payments = tellPayments(
    {
      dues: dues.map(knownDue),
      // ours also reads the day each was paid, and follows a notice through the extensions of its contract
      payouts: payouts.map((payout) => ({ ...payout, paid_on: null })),
      notices: notices.map((notice) => ({
        ...withDays(notice, ['posted_on']),
        insured: notice.contract_id,
      })),
    },
    today,
  )
  return presentOwnContracts(rows, { chains: rows, today, payments })
}

/** A due with its ledger balances and bank orders. */
function knownDue({ lines, mandate, orders, ...due }) {
  const sum = (some) => lines.filter(some).reduce((total, { cents }) => total + Number(cents), 0)
  const failed = orders.filter(({ state }) => state === 'rejected' || state === 'returned')
  return {
    ...withDays(due, ['due_on']),
    owed: sum(({ account }) => account === 'policyholders'),
    collecting: sum(({ account }) => account === 'collections_under_way'),
    credited: -sum(
      ({ account, cents, entry }) =>
        account === 'policyholders' &&
        cents < 0 &&
        (entry.event === 'contract.ended' || entry.event === 'refund.kept'),
    ),
    tried: {
      isMandateAlive: mandate !== null && !mandate.suspended_at && !mandate.revoked_at,
      failures: failed.length,
      lastReason: failed[0]?.reason ?? null,
      lastAnswer: dayOf(failed[0]?.answered_on),
      preparedFor: dayOf(orders.find(({ state }) => state === 'prepared')?.batch.settles_on),
    },
  }
}

/** Converts days, which Prisma reads as a Date at midnight. */
function withDays(row, days) {
  return { ...row, ...Object.fromEntries(days.map((day) => [day, dayOf(row[day])])) }
}

function dayOf(date) {
  return date?.toISOString().slice(0, 10) ?? null
}

const ASKED = z.object({
  contract_type: z.enum(['Voiture', 'Voyage']),
  answers: z.array(z.string().max(100)).max(60),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
})

const BASE = { Voiture: 44_636, Voyage: 3900 }
const TAX = 0.33

/** A simpler tariff than ours: one base, one factor per answer, one tax. */
async function priceOf(prisma, { contract_type, answers, start_date, end_date }) {
  const chosen = await prisma.peer_answer.findMany({
    where: { id: { in: answers }, question: { product: contract_type } },
    include: { question: true },
  })
  if (chosen.length !== answers.length) return null
  const days = Temporal.PlainDate.from(start_date).until(end_date).days + 1
  let cents = (BASE[contract_type] * days) / 365
  const breakdown = [{ kind: 'base', code: 'base', label: 'Base', amount: inEuros(cents) }]
  for (const { text, factor, question } of chosen) {
    const before = cents
    cents *= factor
    const label = `${question.topic} : ${text}`
    breakdown.push({ kind: 'factor', code: question.id, label, amount: inEuros(cents - before) })
  }
  const tax = cents * TAX
  breakdown.push({ kind: 'tax', code: 'tax', label: 'Taxe 33 %', amount: inEuros(tax) })
  return { data: inEuros(cents + tax), breakdown }
}

const inEuros = (cents) => Math.round(cents) / 100

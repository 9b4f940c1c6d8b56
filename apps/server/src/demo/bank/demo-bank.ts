import { randomUUID } from 'node:crypto'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { resumePaidCovers } from '../../contracts/suspensions/suspensions.service.ts'
import type { CardProvider } from '../../payments/cards/card-provider.ts'
import { takeSettlements } from '../../payments/cards/card-settlements.service.ts'
import { importFile } from '../../payments/statements/statements.service.ts'
import { DEMO_ACCOUNTS } from '../../platform/configuration/demo-accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { DomainError, notFound } from '../../platform/http/domain-error.ts'
import { buildContext } from '../../platform/http/request-context.factory.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import type { CardHouse } from '../cards/card-house.ts'
import { answersOf } from './demo-bank-answers.ts'
import { DEMO_BANK_HEADERS, demoBankPage, type Note } from './demo-bank-page.ts'
import { readBankState } from './demo-bank-state.ts'

export interface DemoBank {
  readonly database: Database
  readonly ibans: IbanVault
  readonly clock: () => Temporal.Instant
  /** The card page and the client that Sillage calls it with, if the demo accepts cards. */
  readonly cardHouse?: CardHouse | null
  readonly cardProvider?: CardProvider | null
}

/** The demo bank: it replies to our files as chosen on its page. */
export async function serveDemoBank(app: FastifyInstance, bank: DemoBank) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 512 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.get<{ Querystring: Record<string, string> }>(paths.devBank, async ({ query }, reply) =>
      show(reply, bank, noteOf(query)),
    )
    scope.post<{ Body: unknown }>(paths.devBank, async ({ body, headers }, reply) => {
      // this page has no sign-in: another site must not be able to press its buttons
      const from = headers['sec-fetch-site']
      if (!(body instanceof URLSearchParams) || (from !== undefined && from !== 'same-origin'))
        throw notFound()
      const { database, ibans, clock, cardHouse } = bank
      const state = await readBankState(database, ibans)
      const today = dayInParis(clock())
      if (cardHouse && body.get('cards')) await settleCards(bank, cardHouse)
      const settlements = cardHouse?.books.settlements ?? []
      const answers = await answersOf({ database, ibans, today, settlements }, state, body)
      const act = body.get('act') ?? ''
      if (act === 'give') return give(reply, bank, answers)
      const file =
        act === 'statement'
          ? { bytes: answers.statement, name: 'releve.xml' }
          : {
              bytes: answers.statuses.get(act.replace('status.', '')) ?? null,
              name: 'compte-rendu.xml',
            }
      if (!file.bytes)
        return show(reply, bank, { text: 'Aucune réponse à donner pour l’instant.', isBad: false })
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .type('application/xml')
        .send(file.bytes)
    })
  })
}

/** Settles card payments, and lets Sillage know before the statement arrives. */
async function settleCards({ database, clock, cardProvider }: DemoBank, house: CardHouse) {
  house.settle(dayInParis(clock()).toString())
  if (cardProvider)
    await takeSettlements(
      { database, now: clock() },
      { provider: cardProvider, afterPayments: resumePaidCovers },
    )
}

async function show(reply: FastifyReply, bank: DemoBank, note: Note | null) {
  const { database, ibans, cardHouse } = bank
  const state = await readBankState(database, ibans)
  const cards = cardHouse ? cardHouse.open() : null
  return reply.headers(DEMO_BANK_HEADERS).send(demoBankPage({ ...state, cards }, note))
}

/** Imports the replies as the demo's payment preparer, in the order a bank sends them. */
async function give(
  reply: FastifyReply,
  bank: DemoBank,
  { statuses, statement }: Awaited<ReturnType<typeof answersOf>>,
) {
  const context = await contextOfTeller(bank)
  const importing = { ibans: bank.ibans, afterPayments: resumePaidCovers }
  const counts = { rejets: 0, mouvements: 0, rapprocher: 0 }
  try {
    for (const status of statuses.values())
      counts.rejets += (await importFile(context, importing, status)).movements
    if (statement) {
      const { movements, unmatched } = await importFile(context, importing, statement)
      counts.mouvements = movements
      counts.rapprocher = unmatched
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return show(reply, bank, { text: error.message, isBad: true })
  }
  const query = new URLSearchParams(
    Object.entries(counts).map(([name, count]) => [name, String(count)]),
  )
  return reply.redirect(`${paths.devBank}?${query.toString()}`, 303)
}

async function contextOfTeller({ database, clock }: DemoBank) {
  const email = DEMO_ACCOUNTS.find(({ role }) => role === 'advisor')?.email ?? ''
  const account = await database
    .selectFrom('account')
    .select(['id', 'role', 'username', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return buildContext({
    database,
    now: clock(),
    session: {
      id: randomUUID(),
      presentAt: new Date(clock().epochMilliseconds),
      account: { ...account, capabilities: ['prepare'] },
    },
  })
}

function noteOf({ mouvements, rapprocher, rejets }: Record<string, string>): Note | null {
  if (mouvements === undefined) return null
  const [booked, open, refused] = [mouvements, rapprocher, rejets].map((text) => Number(text) || 0)
  return {
    text: `Réponses remises\u00a0: ${counted(booked, 'mouvement inscrit', 'mouvements inscrits')}, dont ${open} à rapprocher\u202f; ${counted(refused, 'ordre rejeté', 'ordres rejetés')}.`,
    isBad: false,
  }
}

function counted(count = 0, one: string, many: string): string {
  return `${count}\u00a0${count > 1 ? many : one}`
}

import { nextStatement } from '../../payments/bank.factory.ts'
import { sendFile } from '../../payments/bank-desk.factory.ts'
import { columnsOf } from '../../platform/database/tables/row-columns.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { signInAgain, signInAs, signInCapable } from '../../testing/test-session.ts'
import { buildContract } from '../contracts.factory.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'
import { nextPostalNumber } from './suspensions.factory.ts'
import { workOnArrears } from './suspensions.service.ts'

/** A customer who owes, an advisor of the payment desk, and a clock that moves by days. */
export async function openArrears(server: TestApp) {
  // the day of this call, not of the module: the files of a worker share it, and may run on both sides of midnight
  const today = Temporal.Now.plainDateISO('Europe/Paris')
  /**
   * Noon in Paris, this many days from today. Not earlier: a token lasts twelve hours and its expiry is checked by the
   * machine's clock, so that one signed at nine would have ended for a run at nine in the evening.
   */
  const inDays = (days: number) =>
    today
      .add({ days })
      .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
      .toInstant()
  let now = inDays(0)
  let camille = await signInAs(server)
  let odile = await signInCapable(server, 'advisor')
  const dayNow = () => now.toZonedDateTimeISO('Europe/Paris').toPlainDate()

  async function signBothIn() {
    camille = await signInAgain(server, camille)
    odile = await signInAgain(server, odile)
  }

  /** Moves the server's clock, runs the daily work, and signs everybody in again. */
  async function comeTo(days: number) {
    now = inDays(days)
    server.setNow(now.toString())
    await workOnArrears(server, now)
    await signBothIn()
  }

  /** Imports a bank statement that shows a due paid on a day. */
  async function pay(dueId: string, { on = dayNow() }: { on?: Temporal.PlainDate } = {}) {
    const { reference, cents } = await server.database
      .selectFrom('due')
      .select(['reference', 'cents'])
      .where('id', '=', dueId)
      .executeTakeFirstOrThrow()
    const file = await nextStatement(server.database, [{ cents, text: reference }], { on })
    await sendFile(odile, file)
  }

  const signed = (options = {}) =>
    buildContract(server.database, { accountId: camille.account.id, endingIn: 200, ...options })

  async function noticeOf(contractId: string) {
    const rows = await server.database
      .selectFrom('formal_notice')
      .select(columnsOf('formal_notice'))
      .where('contract_id', '=', contractId)
      .orderBy('drafted_at')
      .execute()
    return rows.at(-1)
  }

  const listed = async (contractId: string) => {
    const { data } = await odile.client.arrears.list()
    return data.notices.find((notice) => notice.contractId === contractId)
  }

  const post = async (contractId: string, changed = {}) =>
    odile.client.arrears.post({
      params: { id: (await noticeOf(contractId))?.id ?? '' },
      body: {
        postedOn: dayNow().toString(),
        postalNumber: nextPostalNumber(),
        ...changed,
      },
    })

  const paymentOf = async (contractId: string) => {
    const { data } = await camille.client.contracts.mine({ query: {} })
    return data.find((one) => one.contract_id === contractId)?.payment
  }

  const extend = (id: string) =>
    camille.client.contractLife.extend({
      params: { id },
      body: { new_end_date: today.add({ days: 220 }).toString(), signatureData: SIGNATURE },
    })

  const eventsOf = (contractId: string) =>
    server.database
      .selectFrom('contract_event')
      .select(['action', 'at'])
      .where('contract_id', '=', contractId)
      .where('action', 'in', ['suspend', 'resume'])
      .orderBy('id')
      .execute()

  const vehicleEventsOf = (contractId: string) =>
    server.database
      .selectFrom('vehicle_event')
      .select(['kind', 'occurred_at'])
      .where('contract_id', '=', contractId)
      .where('kind', 'in', ['suspension', 'resumption'])
      .orderBy('occurred_at')
      .execute()

  const noticesTo = (kind: string) =>
    server.database
      .selectFrom('notification')
      .select(['title', 'key'])
      .where('account_id', '=', camille.account.id)
      .where('key', 'like', `${kind}%`)
      .execute()

  return {
    camille: () => camille,
    odile: () => odile,
    now: () => now,
    comeTo,
    setNow: async (instant: Temporal.Instant) => {
      now = instant
      server.setNow(now.toString())
      await signBothIn()
    },
    pay,
    signed,
    noticeOf,
    listed,
    post,
    paymentOf,
    extend,
    eventsOf,
    vehicleEventsOf,
    noticesTo,
  }
}

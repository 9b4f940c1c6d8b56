import type { TestApp } from '../../testing/test-app.ts'
import type { TestSession } from '../../testing/test-session.ts'
import { buildContract, type ContractOptions } from '../contracts.factory.ts'
import { SIGNATURE } from '../signing/signed-request.factory.ts'

/** A day a number of days from today in Paris, as the wire writes it. */
export function inDays(days: number): string {
  return Temporal.Now.plainDateISO('Europe/Paris').add({ days }).toString()
}

/** Noon in Paris, a number of days from today. */
export function noonIn(days: number): Temporal.Instant {
  return Temporal.PlainDate.from(inDays(days))
    .toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '12:00' })
    .toInstant()
}

/** A contract as the owner's list shows it, with the actions on it. */
export async function buildSigned(
  server: TestApp,
  session: TestSession,
  options: Partial<ContractOptions> = {},
) {
  const { id } = await buildContract(server.database, { accountId: session.account.id, ...options })
  const actions = actionsOn(session, id)
  return { id, contract: await actions.listed(), ...actions }
}

/** The actions on a contract, with the bodies that the dialogs send. */
export function actionsOn({ client }: Pick<TestSession, 'client'>, id: string) {
  const params = { id }
  return {
    listed: async () => {
      const { data } = await client.contracts.mine({ query: {} })
      const found = data.find(({ contract_id }) => contract_id === id)
      if (!found) throw new Error(`No contract ${id} in the list`)
      return found
    },
    price: (new_end_date: string) =>
      client.contractLife.calculateExtension({ params, body: { new_end_date } }),
    extend: (new_end_date: string, more: { contribute?: boolean; price?: number } = {}) =>
      client.contractLife.extend({
        params,
        body: { new_end_date, signatureData: SIGNATURE, ...more },
      }),
    renewalPrice: (start_date: string, end_date: string, coefficient?: string, home?: string) =>
      client.contractLife.calculateRenewal({
        params,
        body: { start_date, end_date, coefficient, home },
      }),
    renew: (
      start_date: string,
      end_date: string,
      price: number,
      { coefficient, home }: { coefficient?: string; home?: string } = {},
    ) =>
      client.contractLife.renew({
        params,
        body: { start_date, end_date, price, coefficient, home, signatureData: SIGNATURE },
      }),
    preview: () => client.contractLife.cancellation({ params }),
    cancel: (reason = 'Voiture vendue') => client.contractLife.cancel({ params, body: { reason } }),
    withdrawal: () => client.contractLife.withdrawal({ params }),
    withdraw: () => client.contractLife.withdraw({ params }),
    history: () => client.contractLife.history({ params }),
  }
}

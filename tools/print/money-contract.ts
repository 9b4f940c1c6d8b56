import type { Ending } from '@sillage/domain/contracts/refund.ts'
import { readChoices } from '@sillage/domain/subscription/choices.ts'
import EXPECTED from '@sillage/domain/subscription/expected-prices.json' with { type: 'json' }
import { price } from '@sillage/domain/subscription/pricing.ts'
import { TARIFFS } from '@sillage/domain/subscription/tariffs.ts'

export const SIGNED_ON = Temporal.PlainDate.from('2026-11-22')

/** The contract of a profile whose price was calculated by hand. */
export function contractOf(id: string): Ending {
  const profile = EXPECTED.find((one) => one.id === id)
  const tariff = TARIFFS.findLast(({ product }) => product === profile?.product)
  if (!profile || !tariff) throw new Error(`No profile ${id}`)
  const choices = readChoices(tariff, profile.answers)
  if (!choices.ok) throw new Error(choices.error.message)
  const { days, leadDays } = profile
  const { cents, lines } = price({ tariff, choices: choices.value, days, leadDays })
  const start = SIGNED_ON.add({ days: leadDays })
  return {
    tariff,
    choices: choices.value,
    leadDays,
    start,
    end: start.add({ days: days - 1 }),
    signedOn: SIGNED_ON,
    lines,
    priceCents: cents,
    claimedCovers: [],
  }
}

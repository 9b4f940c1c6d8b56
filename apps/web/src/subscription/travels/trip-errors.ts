import { checkTrip, type TripAsked } from '@sillage/domain/contracts/trips.ts'

type TripErrors = { readonly [Part in (typeof PARTS)[number]]?: string }

const PARTS = ['departure', 'arrival', 'format'] as const
const FINE: TripAsked = { departure: '<', arrival: '>', format: 'car' }

/** The error of each part of a trip; the rule itself stops at the first. */
export function tripErrors(trip: TripAsked): TripErrors {
  const errors: { -readonly [Part in keyof TripErrors]: string } = {}
  for (const part of PARTS) {
    const alone = checkTrip({ ...FINE, [part]: trip[part] })
    if (!alone.ok) errors[part] = alone.error.message
  }
  const whole = checkTrip(trip)
  for (const part of PARTS)
    if (!whole.ok && whole.error.path === part) errors[part] = whole.error.message
  return errors
}

import { formatDay } from '../values/day.ts'
import { natureById } from './natures.ts'

/** The facts that name a claim. */
export interface NamedClaim {
  readonly nature_id: string
  /** The label it was declared with. */
  readonly nature: string
  /** `YYYY-MM-DD`. */
  readonly incident_date: string
}

/** The name by which people know a claim: « Bris de glace du 3 mars 2026 ». */
export function claimName({ nature_id, nature, incident_date }: NamedClaim): string {
  const label = natureById(nature_id)?.label ?? nature
  return `${label} du ${formatDay(Temporal.PlainDate.from(incident_date))}`
}

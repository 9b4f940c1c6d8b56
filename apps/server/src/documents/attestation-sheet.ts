import type { AttestationDocument } from './document-data.ts'
import { formatLongDay, parisDay } from './document-text.ts'
import { paperSheet } from './paper-sheet.ts'

/** How long the Mémo Véhicule Assuré proves cover by itself (Code des assurances, R211-14-0-1). */
const PRESUMPTION_DAYS = 15

export function attestationSheet(attestation: AttestationDocument) {
  const day = Temporal.PlainDate.from(parisDay(attestation.issuedAt))
  return {
    ...paperSheet(attestation),
    start: formatLongDay(attestation.period.start),
    end: formatLongDay(attestation.period.end),
    covered: attestation.covered,
    car: attestation.car,
    travel: attestation.travel,
    presumedUntil: formatLongDay(day.add({ days: PRESUMPTION_DAYS }).toString()),
    presumptionDays: PRESUMPTION_DAYS,
  }
}

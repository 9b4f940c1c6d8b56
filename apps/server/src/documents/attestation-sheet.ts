import { PRESUMPTION_DAYS, presumptionOf } from '@sillage/domain/documents/memo.ts'
import { isBefore } from '@sillage/domain/values/day.ts'
import type { AttestationDocument } from './document-data.ts'
import { formatLongDay, parisDay } from './document-text.ts'
import { paperSheet } from './paper-sheet.ts'

export function attestationSheet(attestation: AttestationDocument) {
  const { start, end } = attestation.period
  return {
    ...paperSheet(attestation),
    start: formatLongDay(start),
    end: formatLongDay(end),
    covered: attestation.covered,
    car: attestation.car,
    travel: attestation.travel,
    isToCome: attestation.period.start > parisDay(attestation.issuedAt),
    presumption: presumptionSentence(attestation),
  }
}

/** When the memo proves cover by itself, in French; before its first day a contract proves nothing. */
function presumptionSentence({ issuedAt, period }: AttestationDocument): string {
  const issuedOn = Temporal.PlainDate.from(parisDay(issuedAt))
  const start = Temporal.PlainDate.from(period.start)
  const end = Temporal.PlainDate.from(period.end)
  const proven = presumptionOf(issuedOn, { start, end })
  if (!proven)
    return `Ce document ne vaut pas présomption d’assurance\u00a0: le contrat commence plus de ${PRESUMPTION_DAYS} jours après son établissement. Téléchargez-en un autre le ${formatLongDay(period.start)}`
  const until = formatLongDay(proven.end.toString())
  if (isBefore(issuedOn, start))
    return `Ce document vaut présomption d’assurance à partir du ${formatLongDay(period.start)}, jusqu’au ${until}`
  return proven.end.equals(end)
    ? `Ce document vaut présomption d’assurance jusqu’au ${until}, dernier jour du contrat`
    : `Ce document vaut présomption d’assurance pendant ${PRESUMPTION_DAYS} jours, jusqu’au ${until}`
}

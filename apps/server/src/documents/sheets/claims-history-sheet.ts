import { formatCoefficient } from '@sillage/domain/products/claims-history.ts'
import type { ClaimsHistoryDocument } from './document-data.ts'
import { formatLongDay, formatParisTime, formatSlashedDay } from './document-text.ts'
import { paperSheet } from './paper-sheet.ts'

const written = (coefficient: number) => formatCoefficient(Math.round(coefficient * 100))

export function claimsHistorySheet({ history, ...paper }: ClaimsHistoryDocument) {
  const { vehicle, contract, driver, claims, coefficient, end } = history
  return {
    ...paperSheet(paper),
    asOf: `${formatLongDay(history.as_of)} à ${formatParisTime(paper.issuedAt)}`,
    vehicle: { ...vehicle, model: vehicle.model ?? 'selon le certificat d’immatriculation' },
    insuredSince: formatLongDay(contract.insured_since),
    start: formatLongDay(contract.start_date),
    end: formatLongDay(contract.end_date),
    driver,
    claims: claims.map((claim) => ({
      ...claim,
      occurredOn: formatSlashedDay(claim.occurred_on),
      declaredOn: formatSlashedDay(claim.declared_on),
    })),
    coefficient: {
      declared: coefficient.declared,
      declaredOn: formatLongDay(coefficient.declared_on),
      current: coefficient.current === null ? '' : written(coefficient.current),
      // the declared coefficient is not repeated until something has changed it
      isMoved:
        coefficient.current !== null && coefficient.declared !== written(coefficient.current),
      course: coefficient.course.map(({ on, coefficient: value }) => ({
        on: formatSlashedDay(on),
        value: written(value),
      })),
      notes: coefficient.notes,
    },
    suspensions: history.suspensions.map(({ from, until }) => ({
      from: formatLongDay(from),
      until: until === null ? '' : formatLongDay(until),
    })),
    ended: end && { on: formatLongDay(end.on), ground: end.ground },
  }
}

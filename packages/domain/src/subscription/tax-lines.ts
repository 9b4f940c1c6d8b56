import { type Cents, roundCents } from '../values/money.ts'
import type { Cover, TaxClass } from './tariff.ts'
import {
  GENERAL_TAX,
  MOTOR_LIABILITY_TAX,
  MOTOR_OTHER_TAX,
  NATURAL_DISASTER_RATE,
  TERRORISM_FUND_CENTS,
  TRAVEL_TAX,
} from './taxes.ts'

/** A cover with its net premium for the period, rounded. */
export interface InsuredCover {
  readonly cover: Cover
  readonly cents: Cents
}

/** The cost of every contract besides its covers, taxed as an accessory of the covers of a tax class. */
export interface TaxedFee {
  readonly taxClass: TaxClass
  readonly cents: Cents
}

/** A tax or a contribution, as a line of the breakdown. */
export interface LevyRow {
  readonly kind: 'tax' | 'fund'
  readonly code: string
  readonly label: string
  readonly cents: Cents
  readonly detail?: string
}

/**
 * The taxes and contributions on a set of covers and the fee of a contract, each rounded once, half a cent away from
 * zero. The natural-disaster surcharge comes first because it is itself taxed like the other motor covers. Lines that
 * don't apply are left out.
 */
export function taxRows(
  insured: readonly InsuredCover[],
  fee: TaxedFee | null,
): readonly LevyRow[] {
  const netOf = (taxClass: TaxClass) =>
    sumOf(insured.filter(({ cover }) => cover.taxClass === taxClass)) + feeOf(taxClass)
  const feeOf = (taxClass: TaxClass) => (fee?.taxClass === taxClass ? fee.cents : 0)
  const theftAndFire = insured.filter(({ cover }) => cover.theftOrFire)
  const disasters = roundCents(sumOf(theftAndFire) * NATURAL_DISASTER_RATE)
  const lines: readonly LevyRow[] = [
    {
      kind: 'tax',
      code: 'natural_disasters',
      label: 'Catastrophes naturelles 9 %',
      cents: disasters,
      detail: 'sur la garantie vol et incendie',
    },
    {
      kind: 'tax',
      code: 'motor_liability_tax',
      label: 'Taxe, responsabilité civile 33 %',
      cents: roundCents(netOf('motor_liability') * MOTOR_LIABILITY_TAX),
      ...(feeOf('motor_liability') > 0 && { detail: 'frais de contrat compris' }),
    },
    {
      kind: 'tax',
      code: 'motor_other_tax',
      label: 'Taxe, autres garanties 18 %',
      cents: roundCents((netOf('motor_other') + disasters) * MOTOR_OTHER_TAX),
      ...(disasters > 0 && { detail: 'catastrophes naturelles comprises' }),
    },
    {
      kind: 'tax',
      code: 'travel_tax',
      label: 'Taxe 9 %',
      cents: roundCents(netOf('travel') * TRAVEL_TAX),
      ...(feeOf('travel') > 0 && { detail: 'frais de contrat compris' }),
    },
    {
      kind: 'tax',
      code: 'general_tax',
      label: 'Taxe 9 %',
      cents: roundCents(netOf('general') * GENERAL_TAX),
    },
    {
      kind: 'fund',
      code: 'terrorism_fund',
      label: 'Fonds de garantie',
      cents: insured.some(({ cover }) => cover.propertyDamage) ? TERRORISM_FUND_CENTS : 0,
      detail: 'victimes du terrorisme, montant fixe par contrat',
    },
  ]
  return lines.filter(({ cents }) => cents > 0)
}

function sumOf(insured: readonly InsuredCover[]): Cents {
  return insured.reduce((total, { cents }) => total + cents, 0)
}

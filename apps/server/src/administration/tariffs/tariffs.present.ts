import {
  approvalRefusal,
  type PreparedState,
  standingOn,
  type TariffStanding,
  withdrawalRefusal,
} from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import { ratingNumbers } from '@sillage/domain/subscription/preparing/rating-numbers.ts'
import type { Compared, Simulation } from '@sillage/domain/subscription/preparing/simulation.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type {
  ListedTariff,
  PreparedTariff,
  TariffSimulation,
} from '@sillage/wire/administration/tariffs.ts'
import type { TariffRow } from '../../platform/tariffs/tables-tariffs.ts'
import { tariffInForce } from '../../platform/tariffs/tariff-book.ts'
import type { findEdits, NamedTariff } from './tariffs.repository.ts'

export function stateOf({
  approved_at,
  withdrawn_at,
}: Pick<TariffRow, 'approved_at' | 'withdrawn_at'>): PreparedState {
  if (withdrawn_at) return 'withdrawn'
  return approved_at ? 'approved' : 'draft'
}

export function presentListed(row: NamedTariff, today: Temporal.PlainDate): ListedTariff {
  const { id, product, version, base, starts_on } = row
  return {
    id,
    product,
    version,
    base,
    starts_on,
    standing: standingOf({ product, version, state: stateOf(row), startsOn: starts_on }, today),
    prepared: { by: row.preparer, at: row.prepared_at.toISOString() },
    approved: row.approved_at && {
      by: row.approver ?? '',
      at: row.approved_at.toISOString(),
    },
    withdrawn: row.withdrawn_at && {
      by: row.withdrawer ?? '',
      at: row.withdrawn_at.toISOString(),
      reason: row.withdrawal_reason ?? '',
    },
  }
}

/** A tariff that came with its product. */
export function presentShipped(tariff: Tariff, today: Temporal.PlainDate): ListedTariff {
  const { product, version } = tariff
  const startsOn = tariff.validFrom.toString()
  return {
    id: null,
    product: product as ListedTariff['product'],
    version,
    base: null,
    starts_on: startsOn,
    standing: standingOf({ product, version, state: 'approved', startsOn }, today),
    prepared: null,
    approved: null,
    withdrawn: null,
  }
}

interface Standing {
  readonly product: string
  readonly version: string
  readonly state: PreparedState
  readonly startsOn: string
}

function standingOf(
  { product, version, state, startsOn }: Standing,
  today: Temporal.PlainDate,
): TariffStanding {
  const isInForce = tariffInForce(product, today).version === version
  return standingOn({ state, startsOn: Temporal.PlainDate.from(startsOn), isInForce }, today)
}

interface Presented {
  readonly row: NamedTariff
  readonly tariff: Tariff
  readonly former: Tariff
  readonly edits: Awaited<ReturnType<typeof findEdits>>
}

export function presentPrepared(
  { row, tariff, former, edits }: Presented,
  { by, today }: { by: string; today: Temporal.PlainDate },
): PreparedTariff {
  const before = new Map(ratingNumbers(former).map(({ path, value }) => [path, value]))
  const rule = {
    state: stateOf(row),
    authors: edits.map(({ account_id }) => account_id),
    startsOn: Temporal.PlainDate.from(row.starts_on),
  }
  return {
    ...presentListed(row, today),
    id: row.id,
    revision: row.revision,
    numbers: ratingNumbers(tariff).map((number) => ({
      ...number,
      former: before.get(number.path) ?? number.value,
    })),
    edits: edits.map(({ username, at }) => ({ by: username, at: at.toISOString() })),
    approval_refusal: approvalRefusal(rule, { by, today })?.message ?? null,
    withdrawal_refusal: withdrawalRefusal(rule, today)?.message ?? null,
  }
}

/** A simulation, and what it is of. */
export interface Simulated {
  readonly simulation: Simulation
  /** Whether it was made with model contracts, because no contract in force answers the questions. */
  readonly isOfModels: boolean
  readonly inForce: number
  /** Contracts in force that were left out. */
  readonly left: number
  readonly version: string
}

export function presentSimulation({
  simulation,
  isOfModels,
  inForce,
  left,
}: Simulated): TariffSimulation {
  return {
    ...presentCompared(simulation),
    is_of_models: isOfModels,
    in_force: inForce,
    left,
    dearer: simulation.dearer,
    cheaper: simulation.cheaper,
    largest_rise: presentExtreme(simulation.largestRise),
    largest_fall: presentExtreme(simulation.largestFall),
    segments: simulation.segments.map(({ title, parts }) => ({
      title,
      parts: parts.map((part) => ({ text: part.text, ...presentCompared(part) })),
    })),
  }
}

function presentCompared({ count, ...cents }: Compared) {
  return { count, ...presentCents(cents) }
}

function presentCents({ beforeCents, afterCents }: Omit<Compared, 'count'>) {
  return { before: toEuros(beforeCents), after: toEuros(afterCents) }
}

function presentExtreme(extreme: Simulation['largestRise']) {
  return extreme && presentCents(extreme)
}

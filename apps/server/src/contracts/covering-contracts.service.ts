import { isStaff } from '@sillage/domain/accounts/roles.ts'
import { type CoverPeriod, coverPeriods } from '@sillage/domain/contracts/cover-periods.ts'
import { chainOf } from '@sillage/domain/contracts/policy-chain.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import type { Choices } from '@sillage/domain/subscription/choices.ts'
import { coversOfLevel, levelOf } from '@sillage/domain/subscription/covers.ts'
import { type AnsweredQuestion, choicesAmong } from '@sillage/domain/subscription/questionnaire.ts'
import type { Cover, Tariff } from '@sillage/domain/subscription/tariff.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { Database } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/uuid.ts'
import { notFound } from '../platform/http/domain-error.ts'
import type { Session } from '../platform/http/request-context.ts'
import { tariffByVersion } from '../platform/tariffs/tariff-book.ts'
import { nameOf } from './contracts.present.ts'
import {
  findClaimed,
  findContractsBeside,
  findTermsVersions,
  findWithdrawal,
  holdChain,
} from './covering-contracts.repository.ts'
import { policyholderAmong } from './signing/contract-document.ts'

interface Named {
  readonly contractId: string
  readonly session: Session
}

/** A contract with all of its chain: what may cover an incident. */
export interface CoveringChain {
  readonly ownerId: string
  readonly product: ProductId
  readonly contracts: readonly {
    readonly product: ProductId
    readonly start: Temporal.PlainDate
    readonly end: Temporal.PlainDate
    readonly cancelledOn: Temporal.PlainDate | null
    readonly covers: readonly CoverPeriod[]
  }[]
}

/**
 * The chain of a contract of the account, or of anybody's for staff; throws the same 404 for any other as for an
 * unknown one.
 */
export async function coveringChain(database: Database, named: Named): Promise<CoveringChain> {
  const { asked, rows } = await findAsked(database, named)
  const contracts = rows.map((row) => ({
    id: row.id,
    covers: coversOf(row),
    status: row.status,
    origin: row.origin,
    parentId: row.parent_contract_id,
    originId: row.origin_contract_id,
    renewalId: row.renewal_contract_id,
    product: row.product,
    start: Temporal.PlainDate.from(row.start_date),
    end: Temporal.PlainDate.from(row.end_date),
    cancelledOn: cutOn(row),
  }))
  const chain = chainOf(asked.id, contracts)
  return { ownerId: asked.account_id, product: asked.product, contracts: chain }
}

/**
 * The same, unchanged until the transaction is over: a claim declared while the contract ends would be paid with a
 * refund calculated without it.
 */
export async function heldCoveringChain(
  transaction: Database,
  named: Named,
): Promise<CoveringChain> {
  if (isUuid(named.contractId)) await holdChain(transaction, named.contractId)
  return coveringChain(transaction, named)
}

/** The last covered day of a contract that has ended or will end early; null for any other. */
export function cutOn({ covered_until, cancellation_date }: Beside): Temporal.PlainDate | null {
  if (covered_until) return Temporal.PlainDate.from(covered_until)
  return cancellation_date && dayInParis(cancellation_date.toTemporalInstant())
}

export type Beside = Awaited<ReturnType<typeof findContractsBeside>>[number]

type CoveredRow = Pick<
  Beside,
  | 'id'
  | 'product'
  | 'tariff_version'
  | 'answers'
  | 'cover_periods'
  | 'start_date'
  | 'end_date'
  | 'created_at'
>

/** As kept at the signature; calculated by the same rule for contracts signed before they were kept. */
export function coversOf(row: CoveredRow): readonly CoverPeriod[] {
  if (row.cover_periods)
    return row.cover_periods.map((cover) => ({
      ...cover,
      from: Temporal.Instant.from(cover.from),
      until: Temporal.Instant.from(cover.until),
    }))
  return coverPeriods({
    tariff: tariffOf(row),
    choices: choicesAmong(row.answers),
    period: {
      start: Temporal.PlainDate.from(row.start_date),
      end: Temporal.PlainDate.from(row.end_date),
    },
    untilDeparture: traitsOf(row.product).coversUntilDeparture,
    signedAt: row.created_at.toTemporalInstant(),
  })
}

export function tariffOf({
  id,
  product,
  tariff_version: version,
}: Pick<Beside, 'id' | 'product' | 'tariff_version'>): Tariff {
  const tariff = tariffByVersion(product, version)
  if (!tariff) throw new RangeError(`No tariff ${version} for contract ${id}`)
  return tariff
}

/** The contract of a declaration: owner, name, dates, choices and tariff. Open to the people who may declare on it. */
export interface Ground {
  readonly id: string
  readonly ownerId: string
  readonly product: ProductId
  readonly name: string
  readonly start: string
  readonly end: string
  readonly tariff: Tariff
  readonly choices: Choices
}

export async function groundOf(database: Database, named: Named): Promise<Ground> {
  const { asked } = await findAsked(database, named)
  return {
    id: asked.id,
    ownerId: asked.account_id,
    product: asked.product,
    name: nameOf(asked),
    start: asked.start_date,
    end: asked.end_date,
    tariff: tariffOf(asked),
    choices: choicesAmong(asked.answers),
  }
}

/** What the papers of a claim say of the contract that it was declared on. */
export interface ClaimedContract {
  /** The company it was signed for, else the policyholder whom it names; null when it names nobody. */
  readonly holder: string | null
  /** The covers of the level signed. */
  readonly covers: readonly Pick<Cover, 'code' | 'label'>[]
  readonly choices: Choices
  readonly answers: readonly AnsweredQuestion[]
}

/** For anyone who may open the claim; the caller checks that. */
export async function claimedContract(
  database: Database,
  contractId: string,
): Promise<ClaimedContract> {
  const row = await findClaimed(database, contractId)
  const { answers, company } = row
  const tariff = tariffOf(row)
  const choices = choicesAmong(answers)
  return {
    holder: company?.name ?? policyholderAmong(answers).name,
    covers: coversOfLevel(tariff, levelOf(tariff, choices)),
    choices,
    answers,
  }
}

export async function findAsked(database: Database, { contractId, session }: Named) {
  const { id: accountId, role } = session.account
  const rows = isUuid(contractId)
    ? await findContractsBeside(database, { contractId, accountId, isStaff: isStaff(role) })
    : []
  const asked = rows.find(({ id }) => id === contractId.toLowerCase())
  if (!asked) throw notFound()
  return { asked, rows }
}

/** When a contract was withdrawn from, and the premium given back; null when none was. */
export async function withdrawalFrom(database: Database, contractId: string) {
  const found = await findWithdrawal(database, contractId)
  if (!found || found.premium <= 0) return null
  return { on: Temporal.PlainDate.from(found.effect_date), premiumCents: found.premium }
}

/**
 * The one version of the general conditions that all contracts of a chain were signed on; null when they differ or
 * recorded none.
 */
export async function termsVersionOf(
  database: Database,
  contractId: string,
): Promise<string | null> {
  const [first = null, ...others] = await findTermsVersions(database, contractId)
  return others.length === 0 ? first : null
}

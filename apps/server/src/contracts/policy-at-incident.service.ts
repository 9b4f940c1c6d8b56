import {
  beganLaterThatDay,
  contractAt,
  type Incident,
  type KnownExclusion,
  type KnownPolicy,
  type Suspension,
} from '@sillage/domain/claims/calculation/policy.ts'
import {
  type SignedClauses,
  signedClauses,
} from '@sillage/domain/claims/calculation/signed-clauses.ts'
import { chainOf, extendedFrom } from '@sillage/domain/contracts/policy-chain.ts'
import type { Clause } from '@sillage/domain/documents/clause.ts'
import { conditionsOf } from '@sillage/domain/documents/conditions.ts'
import { termsOf } from '@sillage/domain/documents/terms.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { choiceQuestions, chosenAnswer } from '@sillage/domain/subscription/choices.ts'
import { coversOfLevel, levelOf } from '@sillage/domain/subscription/covers.ts'
import { choicesAmong } from '@sillage/domain/subscription/questionnaire.ts'
import { suspensionsOf } from '../payments/arrears/arrears.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { Session } from '../platform/http/request-context.ts'
import { type Beside, coversOf, cutOn, findAsked, tariffOf } from './covering-contracts.service.ts'

/** The contract in force at an incident, as it was then. */
export interface PolicyAtIncident {
  /** The first contract of the chain. */
  readonly policyId: string
  /** Null when no contract of the chain was in force. */
  readonly held: HeldContract | null
  /** The answer of `beganLaterThatDay` for the chain. */
  readonly beganLater: Temporal.Instant | null
  /** The periods without cover because of unpaid premiums. */
  readonly suspensions: readonly Suspension[]
  /** Those of the contract in force, otherwise of the one asked for. */
  readonly clauses: SignedClauses
}

export interface HeldContract {
  readonly id: string
  readonly product: ProductId
  readonly signedAt: Date
  /** The name people know the insured vehicle or trip by. */
  readonly insured: string
  readonly policy: KnownPolicy
  /** What each cover of the level promises, by cover code. */
  readonly promises: Readonly<Record<string, string>>
}

interface Asked {
  readonly contractId: string
  readonly natureId: string
  readonly incident: Incident
  readonly session: Session
}

/** The contract of a chain that was in force at an incident; opened to the same people as the contract. */
export async function policyAtIncident(
  database: Database,
  { incident, natureId, ...named }: Asked,
): Promise<PolicyAtIncident> {
  const { asked, rows } = await findAsked(database, named)
  const linked = rows.map((row) => ({
    row,
    id: row.id,
    status: row.status,
    origin: row.origin,
    parentId: row.parent_contract_id,
    originId: row.origin_contract_id,
    renewalId: row.renewal_contract_id,
    start: Temporal.PlainDate.from(row.start_date),
    end: Temporal.PlainDate.from(row.end_date),
    signedAt: row.created_at.toTemporalInstant(),
    cancelledOn: cutOn(row),
  }))
  const chain = chainOf(asked.id, linked)
  const met = contractAt(chain, incident)
  return {
    policyId: asked.origin_contract_id ?? asked.id,
    beganLater: beganLaterThatDay(chain, incident),
    // an extension is suspended together with the contract it extends
    suspensions: met ? await suspensionsOf(database, extendedFrom(met, linked).id) : [],
    clauses: signedClauses(conditionsOf(asked.product, (met?.row ?? asked).terms_version)),
    held: met && {
      id: met.id,
      product: met.row.product,
      signedAt: met.row.created_at,
      ...describe(met.row),
      policy: policyOf(met, natureId),
    },
  }
}

function answersOf(row: Beside) {
  const answers = new Map(row.answers.map((answer) => [answer.questionId, answer.answerText]))
  return (id: string) => answers.get(id) ?? null
}

function describe(row: Beside) {
  const tariff = tariffOf(row)
  const level = levelOf(tariff, choicesAmong(row.answers))
  return {
    insured: productById(row.product).insured(answersOf(row), row.travels),
    promises: Object.fromEntries(
      coversOfLevel(tariff, level).map(({ code, promises }) => [code, promises[level] ?? '']),
    ),
  }
}

interface Met {
  readonly row: Beside
  readonly start: Temporal.PlainDate
  readonly end: Temporal.PlainDate
  readonly cancelledOn: Temporal.PlainDate | null
}

function policyOf({ row, start, end, cancelledOn }: Met, natureId: string): KnownPolicy {
  const tariff = tariffOf(row)
  const questions = choiceQuestions(tariff)
  // unanswered questions count as the tariff says
  const choices = {
    ...Object.fromEntries(questions.flatMap(({ id, neutral }) => (neutral ? [[id, neutral]] : []))),
    ...choicesAmong(row.answers),
  }
  const level = levelOf(tariff, choices)
  const product = productById(row.product)
  const answerOf = (id: string | undefined) => {
    const question = questions.find((one) => one.id === id)
    return (question && chosenAnswer(question, choices)?.text) ?? ''
  }
  const periods = coversOf(row)
  const declared = product.claimsHandling.declaredValue(choicesAmong(row.answers))
  const bounded = clausesOf(row).flatMap(({ bound, covers }) => (bound ? covers : []))
  return {
    start,
    end,
    cancelledOn,
    level: answerOf(tariff.levelQuestion),
    covers: coversOfLevel(tariff, level).map(({ code, label }) => ({
      code,
      label,
      period: periods.find((period) => period.code === code) ?? null,
      declaredValueCents: bounded.includes(code) ? declared : null,
      ...product.claimsHandling.limits({ cover: code, natureId, choices }),
    })),
    absences: Object.fromEntries(tariff.covers.map(({ code, absence }) => [code, absence])),
    zone: answerOf(product.zones?.question),
    people: product.claimsHandling.people(answersOf(row)),
    exclusions: exclusionsOf(row, tariff.exclusions),
  }
}

/** The clauses of the general conditions that were signed. */
function clausesOf(row: Beside): readonly Clause[] {
  return termsOf(productById(row.product), row.terms_version)
    .conditions.flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'clauses' ? block.clauses : []))
}

/**
 * The exclusions of the general conditions signed; for the first versions, which had no clauses, those of the tariff.
 */
function exclusionsOf(row: Beside, ofTariff: readonly string[]): readonly KnownExclusion[] {
  const clauses = clausesOf(row).filter(({ kind }) => kind === 'exclusion')
  if (clauses.length === 0) return ofTariff.map((text) => ({ covers: [], text }))
  return clauses.map(({ covers, text }) => ({ covers, text: text.replaceAll('**', '') }))
}

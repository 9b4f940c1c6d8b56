import { type Company, contractingCompany } from '@sillage/domain/accounts/companies/company.ts'
import { type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { basisText } from '@sillage/domain/carbon/contributions/basis.ts'
import { coverPeriods } from '@sillage/domain/contracts/cover-periods.ts'
import { maskedSubject } from '@sillage/domain/documents/masked-subject.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { coverLists } from '@sillage/domain/subscription/covers.ts'
import { POLICYHOLDER } from '@sillage/domain/subscription/people/given-people.ts'
import { readTypedAddress } from '@sillage/domain/subscription/people/typed-address.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { currentInsurer } from '../../documents/documents.service.ts'
import { policyholderNamed } from '../../documents/policyholder.service.ts'
import type { Policyholder } from '../../documents/sheets/parties.ts'
import type { AccountRow } from '../../platform/database/tables/schema.ts'
import type { KeptCoverPeriod } from '../../platform/database/tables/tables-contracts.ts'
import type { ContractTerms } from '../contract-terms.ts'

/** The holder of the contract that a document is about. */
export interface Holder {
  readonly account: AccountRow
  /** For a contract, the address it was signed with, null if none. */
  readonly address: PostalAddress | null
  /** The name in the contract; null when it names nobody, and the account's name applies. */
  readonly name: string | null
  /** The company that signed it. */
  readonly company: Company | null
}

/** The company of an account, from its profile; or one refusal for each missing part. */
export function knownCompany({ kind, company_name, siren, signer }: AccountRow) {
  return contractingCompany({ accountKind: kind, companyName: company_name, siren, signer })
}

/** The policyholder's name and address from the answers; both missing when they were not asked. */
export function policyholderAmong(
  answers: readonly AnsweredQuestion[],
): Pick<Holder, 'address' | 'name'> {
  const answer = (id: string) => answers.find(({ questionId }) => questionId === id)?.answerText
  const address = readTypedAddress(answer(POLICYHOLDER.address) ?? '')
  return {
    name: answer(POLICYHOLDER.name) ?? null,
    address: address.ok ? address.value : null,
  }
}

/** What the documents of a quote and of a contract share. */
export function policyDocument(
  terms: ContractTerms,
  { holder, now }: { holder: Holder; now: Temporal.Instant },
) {
  return {
    product: terms.product,
    period: { start: terms.period.start.toString(), end: terms.period.end.toString() },
    issuedAt: wholeSecond(now),
    policyholder: policyholderOf(holder),
    insurer: currentInsurer(),
    ...coverLists(terms.tariff, terms.choices),
    advice: productById(terms.product).papers.advice({
      choices: terms.choices,
      answerTo: (id) => answerTo(terms, id),
      startsToday: terms.period.start.equals(dayInParis(now)),
    }),
    answers: printedAnswers(terms),
    trips: terms.travels,
    price: terms.price,
    tariffVersion: terms.tariff.version,
    contribution: printedContribution(terms.contribution),
  }
}

/**
 * From when until when each cover applies, for the document and the contract; an extension counts from the first
 * signature.
 */
export function coverPeriodsOf(
  { product, tariff, choices, period }: ContractTerms,
  signedAt: string,
): readonly KeptCoverPeriod[] {
  return coverPeriods({
    tariff,
    choices,
    period,
    untilDeparture: traitsOf(product).coversUntilDeparture,
    signedAt: Temporal.Instant.from(signedAt),
  }).map((cover) => ({ ...cover, from: cover.from.toString(), until: cover.until.toString() }))
}

/** Truncated to the second, so that the document, its seal and its record agree and none is in the future. */
export function wholeSecond(instant: Temporal.Instant): string {
  return instant.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString()
}

export function policyholderOf({ account, name, ...holder }: Holder): Policyholder {
  const accountName = `${account.first_name} ${account.last_name}`.trim()
  return policyholderNamed({ ...holder, account, name: name ?? accountName })
}

/** The masked name shown when a document is verified: the person the contract names, else the account holder. */
export function subjectOf(
  terms: ContractTerms,
  { first_name, last_name }: Holder['account'],
): string {
  const [first = '', ...rest] = policyholderAmong(terms.answers).name?.split(' ') ?? []
  return maskedSubject({
    insured: traitsOf(terms.product).maskedInsured((id) => answerTo(terms, id)),
    name: first === '' ? { first: first_name, last: last_name } : { first, last: rest.join(' ') },
  })
}

/** The answer; null when the question was not asked. */
function answerTo({ answers }: ContractTerms, questionId: string): string | null {
  return answers.find((answer) => answer.questionId === questionId)?.answerText ?? null
}

function printedContribution(contribution: ContractTerms['contribution']) {
  if (!contribution) return undefined
  const { option, cents, kg, uncertaintyPct, factorSet, basis } = contribution
  return {
    option,
    cents,
    estimatedKg: kg,
    uncertaintyPercent: uncertaintyPct,
    factorSet,
    basis: basis && basisText(basis),
  }
}

/** Each question as asked, with its short label for where there is little room. */
function printedAnswers({ tariff, answers }: ContractTerms) {
  const questions = new Map(tariff.questions.map((question) => [question.id, question]))
  return answers.map(({ questionId, questionText, answerText }) => {
    const question = questions.get(questionId)
    return {
      topic: question?.topic ?? questionText,
      question: questionText,
      answer:
        question?.kind === 'integer' ? Number(answerText).toLocaleString('fr-FR') : answerText,
    }
  })
}

import type { ContributionOption } from '@sillage/domain/carbon/contribution.ts'
import { consentSentence, SUBSCRIPTION_CONSENT } from '@sillage/domain/contracts/consent.ts'
import { checkPeriod, type PartialPeriod } from '@sillage/domain/contracts/period.ts'
import { checkTrips, type TripPurpose } from '@sillage/domain/contracts/trips.ts'
import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { type Cents, fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import { daysCovered, type Period } from '@sillage/domain/values/period.ts'
import type { contracts, Travel } from '@sillage/wire/contracts/contracts.ts'
import type {
  ContradictionNotice,
  DeclarationAsked,
} from '@sillage/wire/contracts/contradictions.ts'
import type { documents } from '@sillage/wire/documents.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import type { SavedAnswer } from '@sillage/wire/subscription.ts'
import type { EmissionsData } from '../../carbon/estimate/use-contribution.ts'
import { againstTrips } from '../contradictions/against-trips.ts'
import { CONTRADICTION_MESSAGES as CONTRADICTIONS } from '../contradictions/contradictions.messages.ts'
import type { DocumentOpened } from '../draft/draft.ts'
import { PAYMENT_CARD as PAYMENT } from '../payment/payment.messages.ts'
import type { PaymentChoice } from '../payment/payment-choice.ts'
import { PEOPLE_CARD as PEOPLE } from '../people/people.messages.ts'
import { unopened } from '../signing/documents-opened.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'

export type ContractBody = BodyInput<typeof contracts.create>
export type QuoteBody = BodyInput<typeof documents.quote>

/** All the input of the recap; `today` is the day in Paris. */
export interface Recap {
  readonly type: ProductLabel
  readonly today: Temporal.PlainDate
  readonly period: PartialPeriod
  readonly travels: readonly Travel[]
  /** Whether a trip is being edited, so that what stands in its fields isn't in `travels` yet. */
  readonly isTravelOpen: boolean
  /** The price of this period and these answers, in euros; null while unknown. */
  readonly contractPrice: number | null
  /** Whether the calculation failed, rather than being in progress. */
  readonly hasPriceFailed: boolean
  /** Euros; 0 without a contribution. */
  readonly compensationAmount: number
  readonly offsetOption: ContributionOption
  /** What the contribution is based on; null without one. */
  readonly emissionsData: EmissionsData | null
  /** Whether a contribution was requested and its amount is still being calculated. */
  readonly isContributionPending: boolean
  /** Why the profile can't subscribe, if it can't. */
  readonly refusal: string | null
  /** PNG data URL. */
  readonly signature: string | null
  /** The documents required reading before signing that have been opened. */
  readonly documentsOpened: readonly DocumentOpened[]
  readonly hasConsented: boolean
  /** How the contract will be paid. */
  readonly payment: PaymentChoice
  /** Whether the account has an address; false while unknown. */
  readonly hasAddress: boolean
  /** Number of answers about people still needed; null when the contract needs none. */
  readonly missingPeople: number | null
  /** Answers that contradict each other or what the server knows. */
  readonly contradictions: readonly ContradictionNotice[]
  /** The declarations that the server requires beside the consent, and the sentences accepted. */
  readonly declarations: readonly DeclarationAsked[]
  readonly declared: readonly string[]
}

export type Subject =
  | 'period'
  | 'travels'
  | 'contradiction'
  | 'price'
  | 'profile'
  | 'address'
  | 'people'
  | 'payment'
  | 'documents'
  | 'signature'
  | 'declaration'
  | 'consent'

/** Something that prevents going on, with its message. */
export interface Obstacle {
  readonly about: Subject
  readonly message: string
}

export interface RecapSummary {
  /** Null while a day is missing or invalid. */
  readonly period: Period | null
  readonly days: number | null
  /** Contract price plus contribution; null while the price is unknown. */
  readonly finalPrice: Cents | null
  /** What prevents creating the contract, in page order. */
  readonly beforeContract: readonly Obstacle[]
  /** What prevents making a quote, which needs no signature. */
  readonly beforeQuote: readonly Obstacle[]
}

/** What the recap shows and allows (specification, sections 4 and 5). */
export function summarizeRecap(recap: Recap): RecapSummary {
  const checked = checkPeriod(recap.period, recap.today)
  const period = checked.ok ? checked.value : null
  const finalPrice = finalPriceOf(recap)
  const dates = obstacle('period', checked.ok ? null : checked.error.message)
  const price = obstacle(
    'price',
    period && finalPrice === null ? (recap.hasPriceFailed ? SAY.priceFailed : SAY.computing) : null,
  )
  const against = (list: Recap['contradictions']) =>
    obstacle('contradiction', list.length > 0 ? CONTRADICTIONS.remains : null)
  const contradiction = against(recap.contradictions)
  // contradictions about travellers only matter for the signature
  const ofTrips = against([...againstTrips(recap.type, recap.contradictions).values()])
  return {
    period,
    days: period && daysCovered(period),
    finalPrice,
    beforeContract: [
      ...dates,
      ...tripObstacle(recap, 'subscribe'),
      ...contradiction,
      ...price,
      ...obstacle('profile', recap.refusal),
      ...(recap.missingPeople === null
        ? obstacle('address', recap.hasAddress ? null : SAY.addressMissing)
        : obstacle('people', recap.missingPeople > 0 ? PEOPLE.missing(recap.missingPeople) : null)),
      ...obstacle('payment', recap.payment.isComplete ? null : PAYMENT.incomplete),
      ...obstacle('documents', unopenedMessage(recap.documentsOpened)),
      ...obstacle('signature', recap.signature ? null : SAY.signatureMissing),
      ...obstacle(
        'declaration',
        declaredOf(recap).length < recap.declarations.length ? SAY.declarationMissing : null,
      ),
      ...obstacle('consent', recap.hasConsented ? null : SAY.consentMissing),
    ],
    beforeQuote: [...dates, ...tripObstacle(recap, 'quote'), ...ofTrips, ...price],
  }
}

/** The accepted declarations, in the request format. */
function declaredOf({ declarations, declared }: Recap) {
  return declarations
    .filter(({ sentence }) => declared.includes(sentence))
    .map(({ kind, sentence }) => ({ kind, sentence }))
}

/** Contract price plus contribution; null while either is unknown. */
export function finalPriceOf({
  contractPrice,
  compensationAmount,
  isContributionPending,
}: Recap): Cents | null {
  if (contractPrice === null || isContributionPending) return null
  return fromEuros(contractPrice) + fromEuros(compensationAmount)
}

function tripObstacle(recap: Recap, purpose: TripPurpose): readonly Obstacle[] {
  const { type, travels, isTravelOpen } = recap
  const product = traitsOf(type)
  if (!product.trips) return []
  if (isTravelOpen) return obstacle('travels', SAY.travelUnsaved)
  const checked = checkTrips(product, travels, purpose)
  return obstacle('travels', checked.ok ? null : checked.error.message)
}

function unopenedMessage(opened: readonly DocumentOpened[]): string | null {
  const [first, second] = unopened(opened)
  if (first && second) return SAY.documentsMissing.both
  return first ? SAY.documentsMissing[first] : null
}

function obstacle(about: Subject, message: string | null): readonly Obstacle[] {
  return message === null ? [] : [{ about, message }]
}

/** The fields common to a contract and a quote; null when the recap isn't ready. */
function agreed(recap: Recap) {
  const { period, finalPrice } = summarizeRecap(recap)
  if (!period || finalPrice === null || recap.contractPrice === null) return null
  return {
    start_date: period.start.toString(),
    end_date: period.end.toString(),
    contract_type: recap.type,
    price: toEuros(finalPrice),
    travels: traitsOf(recap.type).trips ? [...recap.travels] : [],
    contractPrice: recap.contractPrice,
  }
}

/** The contract creation payload (specification, section 3); null when something is missing. */
export function contractBody(
  recap: Recap,
  {
    questionnaireId,
    signatureKind,
  }: { readonly questionnaireId: string; readonly signatureKind: 'drawn' | 'typed' },
): ContractBody | null {
  const terms = agreed(recap)
  if (!terms || !recap.signature) return null
  return {
    ...terms,
    compensationAmount: recap.compensationAmount,
    ...(recap.compensationAmount > 0 ? { offsetOption: recap.offsetOption } : {}),
    signatureData: recap.signature,
    signatureKind,
    contractQuestionnaryId: questionnaireId,
    documentsOpened: [...recap.documentsOpened],
    consent: { sentence: consentSentence(SUBSCRIPTION_CONSENT), accepted: recap.hasConsented },
    declarations: declaredOf(recap),
  }
}

/** The quote payload (specification, section 3); null when something is missing. */
export function quoteBody(recap: Recap, questions: readonly SavedAnswer[]): QuoteBody | null {
  const terms = agreed(recap)
  if (!terms) return null
  const { contractPrice: _, ...quoted } = terms
  return {
    ...quoted,
    questions: [...questions],
    compensate: recap.compensationAmount > 0,
    compensationCost: recap.compensationAmount,
    ...(recap.compensationAmount > 0
      ? { offsetOption: recap.offsetOption, emissionsData: recap.emissionsData }
      : {}),
  }
}

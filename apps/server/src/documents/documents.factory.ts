import type { SignedSummary } from '@sillage/domain/documents/signed-summary.ts'
import type { ProductId } from '@sillage/domain/products/names.ts'
import { productById } from '@sillage/domain/products/registry.ts'
import { type Choices, readChoices } from '@sillage/domain/subscription/choices.ts'
import { coverLists } from '@sillage/domain/subscription/covers.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import { daysCovered } from '@sillage/domain/values/period.ts'
import { buildSignaturePng } from './seal/signature.factory.ts'
import type { EndingDocument } from './sheets/changes/ending-document.ts'
import { demonstrationInsurer } from './sheets/demonstration-insurer.ts'
import type {
  AttestationDocument,
  ContractDocument,
  Contribution,
  QuoteDocument,
  Signature,
  Trip,
} from './sheets/document-data.ts'
import type { Verification } from './verification/verification.ts'

const today = Temporal.PlainDate.from('2026-11-21')

function choose(tariff: Tariff, answers: readonly string[]): Choices {
  const choices = readChoices(
    tariff,
    answers.map((answer) => `${tariff.product}.${answer}`),
  )
  if (!choices.ok) throw new Error(choices.error.message)
  return choices.value
}

const car = tariffInForce('car', today)
const travel = tariffInForce('travel', today)

const samples = {
  travel: {
    isTravelling: true,
    tariff: travel,
    choices: choose(travel, [
      'zone.european_union',
      'travellers.2',
      'oldest.18_to_29',
      'reason.holiday',
      'sports.no',
      'cost.500_to_1000',
      'level.comfort',
      'excess.30',
    ]),
    period: {
      start: Temporal.PlainDate.from('2026-12-12'),
      end: Temporal.PlainDate.from('2027-01-03'),
    },
    typed: { 'travel.destination': 'Barcelone, Espagne', 'travel.nights': '22' } as Record<
      string,
      string
    >,
  },
  car: {
    isTravelling: false,
    tariff: car,
    choices: choose(car, [
      'body.city',
      'energy.petrol',
      'age.3_to_7',
      'usage.commute',
      'parking.garage',
      'mileage.10001_to_15000',
      'driver_age.25_to_29',
      'licence.4_to_9',
      'bonus.0_51_to_0_79',
      'claims.0',
      'level.intermediate',
      'excess.300',
    ]),
    period: { start: today, end: today.add({ months: 1 }) },
    typed: {
      'car.plate': 'AB-123-CD',
      'car.make': 'Renault',
      'car.model': 'Clio',
      'car.annual_kilometres': '11\u202f500',
    } as Record<string, string>,
  },
}

const trips: Trip[] = [
  { departure: 'Paris', arrival: 'Barcelone', format: 'flight' },
  { departure: 'Barcelone', arrival: 'Paris', format: 'train' },
]

const contribution: Contribution = {
  option: 'renewable_energy',
  cents: 203,
  estimatedKg: 203,
  uncertaintyPercent: 35,
  factorSet: '2026-11',
}

export function buildSignature(overrides: Partial<Signature> = {}): Signature {
  return {
    pngBase64: buildSignaturePng(),
    method: 'drawn',
    signedAt: '2026-11-21T13:42:08Z',
    documentSha256: '9f2c41d70be85a63c1f077ab3e94d20816bc5f4ae7d1930c2a68b5ff04c9e13d',
    accountId: '5d0c9a1e-7b44-4c1f-9d55-2f6f0f7d8a31',
    sessionId: '0b7f5c52-3a8e-4f0d-8f43-6c1f2c9a7e10',
    ipAddress: '203.0.113.24',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0',
    consent:
      'J’ai reçu le document d’information et les conditions générales, et je souscris ce contrat avec obligation de payer.',
    isConsentSent: true,
    declarations: [],
    deliveredDocuments: [
      {
        title: 'Document d’information sur le produit',
        deliveredAt: '2026-11-21T13:31:46Z',
        tariffVersion: 'travel-2026-1',
        termsVersion: '2026-11',
        sha256: '1b7de5a2c09f4433a8e1d06b52f3c7790a4e8d21f6b95c38e7d0145a9c2b6f80',
      },
    ],
    openedDocuments: [
      { title: 'Document d’information sur le produit', openedAt: '2026-11-21T13:31:47Z' },
      { title: 'Conditions générales', openedAt: '2026-11-21T13:33:05Z' },
    ],
    ...overrides,
  }
}

/** The content of a document's QR code. */
export function buildSummary(overrides: Partial<SignedSummary> = {}): SignedSummary {
  return {
    kind: 'attestation',
    reference: 'c83f10d6',
    period: {
      start: Temporal.PlainDate.from('2026-11-21'),
      end: Temporal.PlainDate.from('2026-12-21'),
    },
    subject: 'AB-•••-CD, Cam••• R.',
    issuedOn: Temporal.PlainDate.from('2026-11-21'),
    ...overrides,
  }
}

export function buildVerification(): Verification {
  const code = '7K2M9-QXB4D-0HTZR-5WNEA'
  const url = `https://sillage.example/verification/${code}`
  return {
    code,
    url,
    // as long as a real document's summary
    scanned: `${url}#${'MXxBfGM4M2YxMGQ2'.repeat(5)}.${'q83vEjRWeJASNFZ4'.repeat(5)}abcdef`,
    keyFingerprint: '9f2c41d70be85a63c1f077ab3e94d20816bc5f4ae7d1930c2a68b5ff04c9e13d',
  }
}

/** The answers of a sample in words, by question. */
function answersTo(product: ProductId): ReadonlyMap<string, string> {
  const { tariff, choices, typed } = samples[product]
  return new Map(
    tariff.questions.map(({ id, answers }) => [
      id,
      answers.find((answer) => answer.id === choices[id])?.text ?? typed[id] ?? '',
    ]),
  )
}

/** A travel contract of 23 days with a contribution, or a car contract of one month. */
function samplePolicy(product: ProductId = 'travel') {
  const { tariff, choices, period, isTravelling } = samples[product]
  const answers = answersTo(product)
  return {
    product,
    period: { start: period.start.toString(), end: period.end.toString() },
    issuedAt: '2026-11-21T13:42:08Z',
    policyholder: {
      name: 'Camille Roussel',
      email: 'camille@exemple.fr',
      addressLines: ['12, rue des Halles', '44000 Nantes'],
      professional: false,
    },
    insurer: demonstrationInsurer,
    ...coverLists(tariff, choices),
    advice: productById(product).papers.advice({
      choices,
      answerTo: (id) => answers.get(id) ?? null,
      startsToday: false,
    }),
    answers: tariff.questions.map(({ id, topic, text }) => ({
      topic,
      question: text,
      answer: answers.get(id) ?? '',
    })),
    price: price({ tariff, choices, days: daysCovered(period), leadDays: 30 }),
    tariffVersion: tariff.version,
    trips: isTravelling ? trips : [],
    contribution: isTravelling ? contribution : undefined,
  }
}

/** A signed contract, for travel unless `product` says car; `signature: undefined` for one to be signed. */
export function buildContractDocument(overrides: Partial<ContractDocument> = {}): ContractDocument {
  return {
    ...samplePolicy(overrides.product),
    contractId: 'c83f10d6-52a7-4a0e-9b1b-7a3f6f0de214',
    origin: 'original',
    termsVersion: '2026-11',
    signature: buildSignature(),
    verification: buildVerification(),
    ...overrides,
  }
}

export function buildQuoteDocument(overrides: Partial<QuoteDocument> = {}): QuoteDocument {
  return { ...samplePolicy(overrides.product), reference: 'D-7K2M-9QXB', ...overrides }
}

const issued = {
  contractId: 'c83f10d6-52a7-4a0e-9b1b-7a3f6f0de214',
  insurer: demonstrationInsurer,
  issuedAt: '2026-11-21T13:42:08Z',
}

/** For a trip of 23 days, unless `product` says car. */
export function buildAttestation(
  overrides: Partial<AttestationDocument> = {},
): AttestationDocument {
  const { product, period, covered, policyholder } = samplePolicy(overrides.product)
  const { tariff, choices } = samples[product]
  return {
    ...issued,
    product,
    period,
    covered,
    policyholder,
    verification: buildVerification(),
    takesEffect: null,
    registeredOn: null,
    tariff,
    choices,
    answers: Object.fromEntries(answersTo(product)),
    ...overrides,
  }
}

/** The cancellation of a car contract and of its extension. */
export function buildEnding(overrides: Partial<EndingDocument> = {}): EndingDocument {
  const product = overrides.product ?? 'car'
  const { policyholder, period } = samplePolicy(product)
  return {
    ...issued,
    kind: 'cancellation',
    isUnpaid: false,
    product,
    policyholder,
    verification: buildVerification(),
    endedAt: '2026-11-25T23:12:00Z',
    reason: 'Voiture vendue',
    contracts: [
      {
        contractId: issued.contractId,
        origin: 'extension',
        period,
        days: 31,
        daysLeft: 25,
        priceCents: 10_650,
        refundCents: 8065,
        note: null,
        rows: [
          { label: 'Responsabilité civile', paidCents: 6000, backCents: 4839, note: '' },
          { label: 'Frais de contrat', paidCents: 2200, backCents: 0, note: 'Ils restent dus.' },
        ],
      },
      {
        contractId: '0f8d1d52-6b1c-4f0e-8d0a-3b0c2a9c1e55',
        origin: 'original',
        period,
        days: 31,
        daysLeft: 0,
        priceCents: 4651,
        refundCents: 0,
        note: 'Son prix est compris dans celui de sa prolongation.',
        rows: [],
      },
    ],
    climateCents: 0,
    climateBackCents: 0,
    refundDueBy: '2026-12-26',
    ...overrides,
  }
}

export function buildInformation(product: ProductId, level: string | null = null) {
  return { tariff: samples[product].tariff, level }
}

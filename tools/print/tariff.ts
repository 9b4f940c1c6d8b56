import { traitsOf } from '@sillage/domain/products/traits.ts'
import { readChoices } from '@sillage/domain/subscription/choices.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import type {
  Answer,
  ChoiceQuestion,
  Question,
  Tariff,
} from '@sillage/domain/subscription/tariff.ts'
import { TARIFFS } from '@sillage/domain/subscription/tariffs.ts'
import * as taxes from '@sillage/domain/subscription/taxes.ts'
import type { Cents } from '@sillage/domain/values/money.ts'
import { euros, page, table, yes } from './markdown.ts'
import { MARKET_LEVELS, MARKET_SOURCE, type MarketLevel } from './market-levels.ts'
import { declaredValues, promiseTable } from './tariff-ceilings.ts'
import { durationPlot, factorsPlot } from './tariff-plots.ts'

const percent = (rate: number) => `${Math.round(rate * 1000) / 10} %`

export function tariffPage(): string {
  return page(
    'Tariff',
    'Questions, answers, factors and premiums, from [the tariff files](../packages/domain/src/products), priced by [pricing.ts](../packages/domain/src/subscription/pricing.ts): each cover of the chosen level costs its pure premium × the relativities of the answers × what its days weigh, or × the sum insured, divided by 1 − loading, rounded to the cent; then the fee and the taxes. How the rule was chosen: [decision 097](decisions/097-tariff-2027.md).',
    [
      '## Taxes and contributions',
      taxTable(),
      '## Market levels',
      'Each profile is priced by the newest tariff and must fall inside the market range, but for those named beside the data; a test fails when it does not.',
      MARKET_SOURCE,
      table(
        ['profile', 'product', 'days', 'market', 'Sillage'],
        MARKET_LEVELS.map((level) => [
          level.profile,
          traitsOf(level.product).label,
          String(level.days),
          `${level.from} to ${level.to} €`,
          euros(priceOf(level)),
        ]),
      ),
      ...TARIFFS.flatMap(tariffParts),
    ],
  )
}

/** The price of a market profile in Sillage, by the newest tariff of its product. */
export function priceOf({ product, answers, days, leadDays }: MarketLevel): Cents {
  const tariff = TARIFFS.findLast((candidate) => candidate.product === product)
  if (!tariff) throw new Error(`No tariff for ${product}`)
  const choices = readChoices(tariff, answers)
  if (!choices.ok) throw new Error(choices.error.message)
  return price({ tariff, choices: choices.value, days, leadDays }).cents
}

/** The plots of the newest tariff of each product, by file. */
export function tariffPlots(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    TARIFFS.filter(isNewest).flatMap((tariff) => [
      [`docs/plots/${tariff.version}-duration.svg`, durationPlot(tariff)],
      [`docs/plots/${tariff.version}-factors.svg`, factorsPlot(tariff)],
    ]),
  )
}

function plotsOf(tariff: Tariff): readonly string[] {
  const { version } = tariff
  return isNewest(tariff)
    ? [
        `![Price by days covered](plots/${version}-duration.svg)`,
        `![Price by each answer](plots/${version}-factors.svg)`,
      ]
    : []
}

function isNewest(tariff: Tariff): boolean {
  return TARIFFS.findLast(({ product }) => product === tariff.product) === tariff
}

function taxTable(): string {
  return table(
    ['what', 'rate', 'on'],
    [
      ['motor liability tax', percent(taxes.MOTOR_LIABILITY_TAX), 'compulsory motor liability'],
      [
        'other motor tax',
        percent(taxes.MOTOR_OTHER_TAX),
        'other motor covers and the natural-disaster surcharge',
      ],
      ['travel tax', percent(taxes.TRAVEL_TAX), 'travel covers'],
      ['general tax', percent(taxes.GENERAL_TAX), 'covers of a product without a rate of its own'],
      [
        'natural-disaster surcharge',
        percent(taxes.NATURAL_DISASTER_RATE),
        'theft and fire of a vehicle',
      ],
      [
        'terrorism fund (FGTI)',
        euros(taxes.TERRORISM_FUND_CENTS),
        'a contract that insures goods in France',
      ],
    ],
  )
}

function tariffParts(tariff: Tariff): readonly string[] {
  const { version, product, validFrom, validTo } = tariff
  return [
    `## ${traitsOf(product).label}: ${version}`,
    `In force from ${validFrom.toString()}${validTo ? ` to ${validTo.toString()}` : ''}.`,
    ...plotsOf(tariff),
    '### Covers',
    `Premiums before loading (${percent(tariff.loading)}), where the days weigh 1; of a cover priced on the sum insured, the share of it.`,
    coverTable(tariff),
    '### What the covers promise',
    promiseTable(tariff),
    ...tariff.questions.flatMap((question) => [
      `### ${question.text}`,
      questionText(tariff, question),
    ]),
    '### Never covered',
    tariff.exclusions.map((exclusion) => `- ${exclusion}`).join('\n'),
  ]
}

function coverTable({ questions, levelQuestion, covers }: Tariff): string {
  const levels = questions.find(({ id }) => id === levelQuestion)?.answers ?? []
  return table(
    ['cover', 'code', ...levels.map(({ text }) => text), 'tax class', 'theft or fire', 'goods'],
    covers.map((cover) => [
      cover.label,
      `\`${cover.code}\``,
      ...levels.map(({ id }) => {
        const cents = cover.premiums[id]
        if (cents === undefined) return '·'
        return cover.basis === 'scale' ? euros(cents) : percent(cents)
      }),
      cover.taxClass,
      yes(cover.theftOrFire),
      yes(cover.propertyDamage),
    ]),
  )
}

function questionText(tariff: Tariff, question: Question): string {
  if (question.kind === 'integer')
    return `\`${question.id}\`, a whole number from ${question.min} to ${question.max}; it does not bear on the price.`
  if (question.kind === 'text')
    return `\`${question.id}\`, a text of ${question.maxLength} characters at most; it does not bear on the price.`
  const concerns = question.concerns.map((code) => `\`${code}\``).join(', ')
  const bearing =
    question.id === tariff.levelQuestion
      ? 'decides which covers are included'
      : `concerns ${concerns}`
  return [
    `\`${question.id}\`, ${bearing}.`,
    table(
      ['answer', 'id', 'factors', 'refused'],
      answersShown(question).map(({ text, id, relativities, refusal }) => [
        text,
        `\`${id}\`${id === question.neutral ? ', when unanswered' : ''}`,
        refusal ? '' : factorsText(relativities),
        refusal?.message ?? '',
      ]),
    ),
    ...declaredValues(tariff, question),
  ].join('\n\n')
}

/** Lists only the extremes and 1.00 of a coefficient, whose every hundredth would make three hundred rows. */
function answersShown({ answers, isCoefficient }: ChoiceQuestion): readonly Answer[] {
  return isCoefficient
    ? answers.filter(({ text }) => ['0,50', '1,00', '3,50'].includes(text))
    : answers
}

/** `×1.08`, or cover by cover when they differ. */
function factorsText(relativities: Answer['relativities']): string {
  const factors = Object.entries(relativities)
  const [first] = factors
  if (!first) return '1.00'
  if (factors.every(([, factor]) => factor === first[1])) return first[1].toFixed(2)
  return factors.map(([code, factor]) => `${code} ${factor.toFixed(2)}`).join(', ')
}

import { productLabel } from '@sillage/domain/products/names.ts'
import { traitsOf } from '@sillage/domain/products/traits.ts'
import { readChoices } from '@sillage/domain/subscription/choices.ts'
import { price } from '@sillage/domain/subscription/pricing.ts'
import type { Question, Tariff } from '@sillage/domain/subscription/tariff.ts'
import { TARIFFS } from '@sillage/domain/subscription/tariffs.ts'
import * as taxes from '@sillage/domain/subscription/taxes.ts'
import { type Cents, formatEuros } from '@sillage/domain/values/money.ts'
import { page, table, yes } from './markdown.ts'
import { MARKET_LEVELS, MARKET_SOURCE, type MarketLevel } from './market-levels.ts'

const percent = (rate: number) => `${Math.round(rate * 1000) / 10} %`
// plain spaces: the page is read as text and compared by eye
const euros = (cents: Cents) => formatEuros(cents).replace(/[\u00a0\u202f]/g, ' ')

export function tariffPage(): string {
  return page(
    'Tariff',
    'Questions, answers, factors and premiums, from [the tariff files](../packages/domain/src/products), priced by [pricing.ts](../packages/domain/src/subscription/pricing.ts): each cover of the chosen level costs its yearly premium × the factors of the answers that concern it × days covered / 365, rounded to the cent; then taxes. How the rule was chosen: [decision 014](decisions/014-price-rule.md).',
    [
      '## Taxes and contributions',
      taxTable(),
      '## Market levels',
      'Each profile is priced from 1 January 2026 and must fall inside the market range; a test fails when it does not.',
      MARKET_SOURCE,
      table(
        ['profile', 'product', 'days', 'market', 'Sillage'],
        MARKET_LEVELS.map((level) => [
          level.profile,
          productLabel(level.product),
          String(level.days),
          `${level.from} to ${level.to} €`,
          euros(priceOf(level)),
        ]),
      ),
      ...TARIFFS.flatMap(tariffParts),
    ],
  )
}

/** What a market profile costs in Sillage, by the newest tariff of its product. */
export function priceOf({ product, answers, days }: MarketLevel): Cents {
  const tariff = TARIFFS.findLast((candidate) => candidate.product === product)
  if (!tariff) throw new Error(`No tariff for ${product}`)
  const choices = readChoices(
    tariff,
    answers.map((answer) => `${product}.${answer}`),
  )
  if (!choices.ok) throw new Error(choices.error.message)
  const start = tariff.validFrom
  const period = { start, end: start.add({ days: days - 1 }) }
  return price({ tariff, choices: choices.value, period }).cents
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
    '### Covers, net premium of 365 days',
    coverTable(tariff),
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
        return cents === undefined ? '·' : euros(cents)
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
      ['answer', 'id', 'factor', 'refused'],
      question.answers.map(({ text, id, factor, refusal }) => [
        text,
        `\`${id}\`${id === question.neutral ? ', when unanswered' : ''}`,
        refusal ? '' : factor.toFixed(2),
        refusal?.message ?? '',
      ]),
    ),
  ].join('\n\n')
}

import { formatNumber } from '../values/french-number.ts'
import type { Field } from '../values/json-field.ts'
import type { Refusal } from '../values/result.ts'
import type { Answer, ChoiceQuestion, Cover, Derived } from './tariff.ts'

type Relativities = Answer['relativities']
type Choice = Pick<
  ChoiceQuestion,
  'kind' | 'answers' | 'neutral' | 'concerns' | 'isCoefficient' | 'derived'
>

const text = (field: Field) => field.text()
const number = (field: Field) => field.number()

const coefficientText = (value: number) => formatNumber(value, { least: 2, most: 2 })

/** Reads the answers of a choice question: a list, or every hundredth of a coefficient. */
export function readChoiceQuestion(
  field: Field,
  { id, covers }: { id: string; covers: readonly Cover[] },
): Choice {
  const coefficients = field.at('coefficient').optional((one) => readCoefficients(one, id))
  const answers = coefficients ?? readAnswers(field)
  return {
    kind: 'choice',
    answers,
    neutral: field.at('neutral').optional(text) ?? null,
    concerns:
      field.at('concerns').optional((codes) => codes.list(text)) ?? concernedBy(answers, covers),
    isCoefficient: coefficients !== undefined,
    derived: field.at('derived').optional(readDerived),
  }
}

function readAnswers(question: Field): readonly Answer[] {
  const concerns = question.at('concerns').optional((codes) => codes.list(text)) ?? []
  const zones = question.at('zones').optional((tables) => tables.map((by) => by.map(readFactors)))
  return question.at('answers').list((field) => ({
    id: field.at('id').text(),
    text: field.at('text').text(),
    relativities: {
      ...field.at('relativities').optional(readFactors),
      ...field.at('factor').optional((factor) => onEach(concerns, factor.number())),
      ...field.at('zones').optional((zone) => factorsOfZones(zone, zones ?? {})),
    },
    heads: field.at('heads').optional(number),
    sumInsured: field.at('sumInsured').optional(number),
    help: field.at('help').optional(text),
    refusal: field.at('refusal').optional(readRefusal),
    covered: field.at('covered').optional(text),
    notCovered: field.at('notCovered').optional(text),
  }))
}

/** `from` 50 `to` 350 is 0,50 to 3,50, with one answer for each hundredth, which multiplies the same covers. */
function readCoefficients(field: Field, question: string): readonly Answer[] {
  const from = field.at('from').number()
  const covers = field.at('multiplies').list(text)
  return Array.from({ length: field.at('to').number() - from + 1 }, (_, index) => {
    const value = (from + index) / 100
    return {
      id: `${question}.${value.toFixed(2).replace('.', '_')}`,
      text: coefficientText(value),
      relativities: onEach(covers, value),
    }
  })
}

function readFactors(field: Field): Relativities {
  return field.map(number)
}

function onEach(covers: readonly string[], factor: number): Relativities {
  return Object.fromEntries(covers.map((code) => [code, factor]))
}

/** The factors of an answer by the zone it is in, on each of the maps. */
function factorsOfZones(
  field: Field,
  tables: Readonly<Record<string, Readonly<Record<string, Relativities>>>>,
): Relativities {
  return Object.assign(
    {},
    ...Object.entries(field.map(number)).map(
      ([by, zone]) => tables[by]?.[zone] ?? field.at(by).fail('a zone'),
    ),
  )
}

function concernedBy(answers: readonly Answer[], covers: readonly Cover[]): readonly string[] {
  const bearsOnSum = answers.some(
    ({ heads, sumInsured }) => heads !== undefined || sumInsured !== undefined,
  )
  return covers
    .filter(
      ({ code, basis }) =>
        (bearsOnSum && basis === 'sum_insured') ||
        answers.some(({ relativities }) => code in relativities),
    )
    .map(({ code }) => code)
}

function readDerived(field: Field): Derived {
  return {
    from: field.at('from').text(),
    bands: field.at('bands').list((band) => ({
      from: band.at('from').number(),
      answer: band.at('answer').text(),
    })),
  }
}

/** Reads why an answer, or several together, rule out a contract. */
export function readRefusal(field: Field): Refusal {
  return { code: field.at('code').text(), message: field.at('message').text() }
}

import { Field } from '../../values/json-field.ts'
import { choiceQuestions } from '../choices.ts'
import type { Tariff } from '../tariff.ts'
import { PREPARING_MESSAGES as SAY } from './preparing.messages.ts'

/**
 * The unit of a number in a tariff: an amount in cents, a share of another, a factor of a premium, a weight of days.
 */
export type NumberUnit = 'cents' | 'share' | 'factor' | 'weight'

/** A number that affects the price, with its place in the tariff file and in the table that shows it. */
export interface RatingNumber {
  /** Keys and indexes in the file: `covers/0/premiums/car.level.third_party`. */
  readonly path: string
  readonly group: string
  readonly row: string
  readonly column: string
  readonly unit: NumberUnit
  readonly value: number
}

const number = (field: Field) => field.number()

/**
 * Every number that affects the price, in the order of the table: premiums, factors of answers or of their zones, days,
 * lead time, fee and loading. Not included: the statutory coefficient, and the sums and numbers of people that the
 * answers themselves state.
 */
export function ratingNumbers(tariff: Tariff): readonly RatingNumber[] {
  const file = new Field(tariff.file, tariff.version)
  return [
    ...premiumNumbers(tariff),
    ...choiceQuestions(tariff).flatMap(({ id }) => questionNumbers(tariff, { file, id })),
    ...scaleNumbers(file),
    ...leadNumbers(file),
    ...contractNumbers(file),
  ]
}

/** A tariff file with some numbers replaced, by path; everything else is unchanged. */
export function withNumbers(file: unknown, numbers: Readonly<Record<string, number>>): unknown {
  return Object.entries(numbers).reduce(
    (changed, [path, value]) => putAt(changed, path.split('/'), value),
    file,
  )
}

/** A tariff file under another version name, valid from another day, without an end. */
export function renameFile(
  file: unknown,
  { version, startsOn }: { version: string; startsOn: Temporal.PlainDate },
): unknown {
  const { validTo: _, ...rest } = { validTo: null, ...(isObject(file) ? file : {}) }
  return { ...rest, version, validFrom: startsOn.toString() }
}

/** A tariff file without its numbers, version and dates: equal for two tariffs with the same questions and covers. */
export function structureOf(tariff: Tariff): string {
  const numbers = Object.fromEntries(ratingNumbers(tariff).map(({ path }) => [path, 0]))
  const unnamed = ['version', 'validFrom', 'validTo'].reduce(
    (file, key) => putAt(file, [key], null),
    withNumbers(tariff.file, numbers),
  )
  return JSON.stringify(sorted(unnamed))
}

function premiumNumbers({ covers, levelQuestion, ...tariff }: Tariff): readonly RatingNumber[] {
  const levels = tariff.questions.find(({ id }) => id === levelQuestion)?.answers ?? []
  return covers.flatMap(({ label, premiums, basis }, index) =>
    levels.flatMap(({ id, text }): readonly RatingNumber[] => {
      const value = premiums[id]
      if (value === undefined) return []
      const unit = basis === 'scale' ? 'cents' : 'share'
      const path = `covers/${index}/premiums/${id}`
      return [{ path, group: SAY.premiums, row: label, column: text, unit, value }]
    }),
  )
}

/** A row of a question: an answer or a zone, and where its factors are in the file. */
interface Row {
  readonly text: string
  readonly path: string
  readonly factors: Readonly<Record<string, number>>
}

function questionNumbers(
  tariff: Tariff,
  { file, id }: { file: Field; id: string },
): readonly RatingNumber[] {
  const index = tariff.questions.findIndex((question) => question.id === id)
  const question = tariff.questions[index]
  const written = file.at('questions').list((field) => field)[index]
  if (!question || !written || written.at('coefficient').value !== undefined) return []
  const answers = written.at('answers').list((field) => field)
  const answered = question.answers.flatMap(({ text, refusal }, at) => {
    const field = answers[at]
    return refusal || !field ? [] : [{ text, field, path: `questions/${index}/answers/${at}` }]
  })
  const single = answered.flatMap(({ text, field, path }): readonly RatingNumber[] => {
    const value = field.at('factor').optional(number)
    const place = { path: `${path}/factor`, group: question.topic, row: text }
    return value === undefined ? [] : [{ ...place, column: SAY.allCovers, unit: 'factor', value }]
  })
  const byCover = answered.map(({ text, field, path }) => ({
    text,
    path: `${path}/relativities`,
    factors: field.at('relativities').optional((one) => one.map(number)) ?? {},
  }))
  const maps = written.at('zones').optional((tables) => tables.map((zones) => zones.map(readZone)))
  return [
    ...single,
    ...cells(tariff, { group: question.topic, rows: byCover }),
    ...Object.entries(maps ?? {}).flatMap(([name, zones]) =>
      cells(tariff, {
        group: `${question.topic}, ${SAY.map(name)}`,
        rows: Object.entries(zones).map(([zone, factors]) => ({
          text: SAY.zone(zone),
          path: `questions/${index}/zones/${name}/${zone}`,
          factors,
        })),
      }),
    ),
  ]
}

function readZone(field: Field): Readonly<Record<string, number>> {
  return field.map(number)
}

/** A cell for each row and each cover that one of the rows affects; a factor not written is 1. */
function cells(
  { covers }: Tariff,
  { group, rows }: { group: string; rows: readonly Row[] },
): readonly RatingNumber[] {
  const named = covers.filter(({ code }) => rows.some(({ factors }) => code in factors))
  return rows.flatMap(({ text, path, factors }) =>
    named.map(({ code, label }) => ({
      path: `${path}/${code}`,
      group,
      row: text,
      column: label,
      unit: 'factor' as const,
      value: factors[code] ?? 1,
    })),
  )
}

function scaleNumbers(file: Field): readonly RatingNumber[] {
  const knots = file.at('scale').optional((scale) => scale.at('knots').list((one) => one)) ?? []
  return knots.flatMap((knot, index): readonly RatingNumber[] => {
    const [days = 0, value = 0] = knot.list(number)
    // the scale starts at 0 days with weight 0
    if (days === 0) return []
    const path = `scale/knots/${index}/1`
    const place = { path, group: SAY.duration, row: SAY.days(days), column: SAY.weight }
    return [{ ...place, unit: 'weight', value }]
  })
}

function leadNumbers(file: Field): readonly RatingNumber[] {
  const bands = file.at('leadTime').optional((lead) => lead.at('bands').list((band) => band)) ?? []
  return bands.map((band, index) => ({
    path: `leadTime/bands/${index}/factor`,
    group: SAY.leadTime,
    row: SAY.fromDays(band.at('from').number()),
    column: SAY.factor,
    unit: 'factor' as const,
    value: band.at('factor').number(),
  }))
}

function contractNumbers(file: Field): readonly RatingNumber[] {
  const place = { group: SAY.contract, column: SAY.amount }
  const fee = file.at('fee').optional((field): readonly RatingNumber[] => [
    { ...place, path: 'fee/cents', row: SAY.fee, unit: 'cents', value: field.at('cents').number() },
    {
      ...place,
      path: 'fee/floor/cents',
      row: SAY.floor,
      unit: 'cents',
      value: field.at('floor').at('cents').number(),
    },
  ])
  const loading = file
    .at('loading')
    .optional((field): readonly RatingNumber[] => [
      { ...place, path: 'loading', row: SAY.loading, unit: 'share', value: field.number() },
    ])
  return [...(fee ?? []), ...(loading ?? [])]
}

function putAt(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? putAt(item, rest, to) : item,
    )
  const object: Readonly<Record<string, unknown>> = { ...(isObject(value) ? value : {}) }
  return { ...object, [key]: putAt(object[key], rest, to) }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

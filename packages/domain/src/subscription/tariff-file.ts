import { parseDay } from '../values/day.ts'
import type { Refusal } from '../values/result.ts'
import { parseProduct } from './products.ts'
import type { Answer, Cover, Question, Tariff, TaxClass } from './tariff.ts'

const TAX_CLASSES = [
  'motor_liability',
  'motor_other',
  'travel',
] as const satisfies readonly TaxClass[]

/** Reads one JSON value of a tariff file; it throws TypeError with the path when the value has not the expected shape. */
class Field {
  readonly value: unknown
  readonly path: string

  constructor(value: unknown, path: string) {
    this.value = value
    this.path = path
  }

  fail(expected: string): never {
    throw new TypeError(`${this.path} should be ${expected}`)
  }

  at(key: string): Field {
    if (typeof this.value !== 'object' || this.value === null) return this.fail('an object')
    return new Field(
      Object.entries(this.value).find(([name]) => name === key)?.[1],
      `${this.path}.${key}`,
    )
  }

  optional<T>(read: (field: Field) => T): T | undefined {
    return this.value === undefined ? undefined : read(this)
  }

  text(): string {
    return typeof this.value === 'string' && this.value !== '' ? this.value : this.fail('a text')
  }

  number(): number {
    return typeof this.value === 'number' && Number.isFinite(this.value)
      ? this.value
      : this.fail('a number')
  }

  list<T>(read: (field: Field) => T): readonly T[] {
    if (!Array.isArray(this.value)) return this.fail('a list')
    return this.value.map((item: unknown, index) => read(new Field(item, `${this.path}[${index}]`)))
  }

  map<T>(read: (field: Field) => T): Readonly<Record<string, T>> {
    if (typeof this.value !== 'object' || this.value === null) return this.fail('an object')
    return Object.fromEntries(Object.keys(this.value).map((key) => [key, read(this.at(key))]))
  }

  day(): Temporal.PlainDate {
    return parseDay(this.text()) ?? this.fail('a day')
  }
}

const text = (field: Field) => field.text()
const number = (field: Field) => field.number()

/** Turns the JSON of a tariff file into a Tariff. Throws TypeError naming the first place that has not the right shape. */
export function readTariff(json: unknown, name: string): Tariff {
  const file = new Field(json, name)
  return {
    version: file.at('version').text(),
    product: parseProduct(file.at('product').text()) ?? file.at('product').fail('a product'),
    validFrom: file.at('validFrom').day(),
    validTo: file.at('validTo').optional((field) => field.day()) ?? null,
    levelQuestion: file.at('levelQuestion').text(),
    questions: file.at('questions').list(readQuestion),
    covers: file.at('covers').list(readCover),
    exclusions: file.at('exclusions').list(text),
  }
}

function readQuestion(field: Field): Question {
  const asked = {
    id: field.at('id').text(),
    text: field.at('text').text(),
    topic: field.at('topic').text(),
    help: field.at('help').optional(text),
  }
  const kind = field.at('kind').text()
  if (kind === 'integer')
    return {
      ...asked,
      kind,
      answers: [],
      min: field.at('min').number(),
      max: field.at('max').number(),
    }
  if (kind === 'text')
    return { ...asked, kind, answers: [], maxLength: field.at('maxLength').number() }
  if (kind !== 'choice') return field.at('kind').fail('choice, integer or text')
  return {
    ...asked,
    kind,
    answers: field.at('answers').list(readAnswer),
    neutral: field.at('neutral').text(),
    concerns: field.at('concerns').list(text),
  }
}

function readAnswer(field: Field): Answer {
  return {
    id: field.at('id').text(),
    text: field.at('text').text(),
    factor: field.at('factor').optional(number) ?? 1,
    help: field.at('help').optional(text),
    refusal: field.at('refusal').optional(readRefusal),
    covered: field.at('covered').optional(text),
    notCovered: field.at('notCovered').optional(text),
  }
}

function readRefusal(field: Field): Refusal {
  return { code: field.at('code').text(), message: field.at('message').text() }
}

function readCover(field: Field): Cover {
  const taxClass = TAX_CLASSES.find((known) => known === field.at('taxClass').text())
  return {
    code: field.at('code').text(),
    label: field.at('label').text(),
    taxClass: taxClass ?? field.at('taxClass').fail('a tax class'),
    theftOrFire: field.at('theftOrFire').value === true,
    propertyDamage: field.at('propertyDamage').value === true,
    premiums: field.at('premiums').map(number),
    promises: field.at('promises').map(text),
    absence: field.at('absence').text(),
  }
}

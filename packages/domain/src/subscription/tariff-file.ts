import { Field } from '../values/json-field.ts'
import type { Refusal } from '../values/result.ts'
import type { Answer, Cover, Question, Tariff, TaxClass } from './tariff.ts'

const TAX_CLASSES = [
  'motor_liability',
  'motor_other',
  'travel',
  'general',
] as const satisfies readonly TaxClass[]

const text = (field: Field) => field.text()
const number = (field: Field) => field.number()

/** Turns the JSON of a tariff file into a Tariff. Throws TypeError naming the first place that has not the right shape. */
export function readTariff(json: unknown, name: string): Tariff {
  const file = new Field(json, name)
  return {
    version: file.at('version').text(),
    product: file.at('product').text(),
    validFrom: file.at('validFrom').day(),
    validTo: file.at('validTo').optional((field) => field.day()) ?? null,
    levelQuestion: file.at('levelQuestion').text(),
    questions: file.at('questions').list(readQuestion),
    conflicts:
      file.at('conflicts').optional((field) =>
        field.list((conflict) => ({
          answers: conflict.at('answers').list(text),
          refusal: readRefusal(conflict.at('refusal')),
        })),
      ) ?? [],
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

import { Field } from '../values/json-field.ts'
import { ANSWER_FORMATS, SUBJECTS } from './people/answer-formats.ts'
import type {
  Conflict,
  ContractFee,
  Cover,
  Earning,
  LeadTime,
  Question,
  Scale,
  Tariff,
  TaxClass,
} from './tariff.ts'
import { readChoiceQuestion, readRefusal } from './tariff-file-choices.ts'

const TAX_CLASSES = [
  'motor_liability',
  'motor_other',
  'travel',
  'general',
] as const satisfies readonly TaxClass[]
const BASES = ['scale', 'sum_insured'] as const satisfies readonly Cover['basis'][]
const EARNINGS = ['by_scale', 'until_start', 'at_start'] as const satisfies readonly Earning[]
const ENDINGS = ['by_days', 'by_cover'] as const satisfies readonly Tariff['endings'][]

/** The scale of a tariff without one: proportional to the days, a year being 1. */
const LINEAR: Scale = {
  knots: [
    [0, 0],
    [365, 1],
  ],
}

const text = (field: Field) => field.text()
const number = (field: Field) => field.number()

/** Turns the JSON of a tariff file into a Tariff. Throws TypeError naming the first invalid field. */
export function readTariff(json: unknown, name: string): Tariff {
  const file = new Field(json, name)
  const covers = file.at('covers').list(readCover)
  const questions = file.at('questions').list((field) => readQuestion(field, covers))
  return {
    version: file.at('version').text(),
    product: file.at('product').text(),
    validFrom: file.at('validFrom').day(),
    validTo: file.at('validTo').optional((field) => field.day()) ?? null,
    levelQuestion: file.at('levelQuestion').text(),
    questions,
    conflicts:
      file
        .at('conflicts')
        .optional((field) => field.list((conflict) => readConflict(conflict, questions))) ?? [],
    covers,
    scale: file.at('scale').optional(readScale) ?? LINEAR,
    loading: file.at('loading').optional(number) ?? 0,
    fee: file.at('fee').optional(readFee) ?? null,
    leadTime: file.at('leadTime').optional(readLeadTime) ?? null,
    sumInsuredCap: file.at('sumInsured').optional((field) => field.at('cap').number()) ?? null,
    endings: file.at('endings').optional((field) => field.oneOf(ENDINGS)) ?? 'by_days',
    exclusions: file.at('exclusions').list(text),
    file: json,
  }
}

function readQuestion(field: Field, covers: readonly Cover[]): Question {
  const asked = {
    id: field.at('id').text(),
    text: field.at('text').text(),
    topic: field.at('topic').text(),
    help: field.at('help').optional(text),
  }
  const kind = field.at('kind').oneOf(['choice', 'integer', 'text'])
  if (kind === 'integer')
    return {
      ...asked,
      kind,
      answers: [],
      min: field.at('min').number(),
      max: field.at('max').number(),
    }
  if (kind === 'text')
    return {
      ...asked,
      kind,
      answers: [],
      maxLength: field.at('maxLength').number(),
      subject: field.at('subject').optional((subject) => subject.oneOf(SUBJECTS)),
      format: field.at('format').optional((format) => format.oneOf(ANSWER_FORMATS)),
      example: field.at('example').optional(text),
      isOptional: field.at('optional').value === true,
    }
  return { ...asked, ...readChoiceQuestion(field, { id: asked.id, covers }) }
}

function readConflict(field: Field, questions: readonly Question[]): Conflict {
  const answers = field.at('answers').list((answer) => [answer.text()])
  const below = field.at('coefficientBelow').optional(number)
  return {
    answers: below === undefined ? answers : [...answers, coefficientsBelow(questions, below)],
    refusal: readRefusal(field.at('refusal')),
  }
}

/** The ids of the coefficient answers below a number of hundredths. */
function coefficientsBelow(questions: readonly Question[], hundredths: number): readonly string[] {
  return questions
    .flatMap((question) =>
      question.kind === 'choice' && question.isCoefficient ? question.answers : [],
    )
    .filter(({ relativities }) =>
      Object.values(relativities).some((factor) => Math.round(factor * 100) < hundredths),
    )
    .map(({ id }) => id)
}

function readCover(field: Field): Cover {
  return {
    code: field.at('code').text(),
    label: field.at('label').text(),
    taxClass: field.at('taxClass').oneOf(TAX_CLASSES),
    theftOrFire: field.at('theftOrFire').value === true,
    propertyDamage: field.at('propertyDamage').value === true,
    premiums: field.at('premiums').map(number),
    basis: field.at('basis').optional((basis) => basis.oneOf(BASES)) ?? 'scale',
    earned: field.at('earned').optional((earned) => earned.oneOf(EARNINGS)) ?? 'by_scale',
    promises: field.at('promises').map(text),
    absence: field.at('absence').text(),
  }
}

function readScale(field: Field): Scale {
  return {
    knots: field.at('knots').list((knot) => {
      const [days, weight] = knot.list(number)
      return days === undefined || weight === undefined
        ? knot.fail('days and weight')
        : [days, weight]
    }),
  }
}

function readFee(field: Field): ContractFee {
  const floor = field.at('floor')
  return {
    cents: field.at('cents').number(),
    taxClass: field.at('taxClass').oneOf(TAX_CLASSES),
    floor: { cents: floor.at('cents').number(), covers: floor.at('covers').list(text) },
  }
}

function readLeadTime(field: Field): LeadTime {
  return {
    covers: field.at('covers').list(text),
    bands: field.at('bands').list((band) => ({
      from: band.at('from').number(),
      factor: band.at('factor').number(),
    })),
  }
}

import {
  AMOUNTS,
  type Assessment,
  type Proposal,
  RIGHTS,
} from '@sillage/domain/claims/calculation/proposal.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import * as z from 'zod/mini'
import { anyParagraph, text } from '../http/fields.ts'

/** Euros; for the share, hundredths. */
const euros = z.number().check(z.gte(0), z.lte(10_000_000))

/** A person's assessment of a claim. */
export const assessment = z.object({
  /** The code of the cover that it is about; null for the one that usually pays. */
  cover: z.nullable(text(40)),
  loss: euros,
  loss_source: anyParagraph(300),
  rights: z
    .array(
      z.object({
        right: z.enum(RIGHTS),
        holds: z.boolean(),
        fact: anyParagraph(500),
        clause: anyParagraph(3000),
      }),
    )
    .check(z.maxLength(RIGHTS.length)),
  amounts: z
    .array(
      z.object({ step: z.enum(AMOUNTS), amount: z.nullable(euros), reason: anyParagraph(500) }),
    )
    .check(z.maxLength(AMOUNTS.length)),
})

export type WireAssessment = z.output<typeof assessment>

/** What the contract says about a claim, before anyone has judged it. */
export const proposal = z.object({
  rights: z.array(
    z.object({
      right: z.enum(RIGHTS),
      holds: z.nullable(z.boolean()),
      fact: z.string(),
      clause: z.string(),
    }),
  ),
  amounts: z.array(
    z.object({ step: z.enum(AMOUNTS), amount: z.nullable(z.number()), fact: z.string() }),
  ),
  exclusions: z.array(z.string()),
})

export type WireProposal = z.output<typeof proposal>

/** A calculated decision, line by line. */
export const calculation = z.object({
  rights: z.array(
    z.object({
      right: z.enum(RIGHTS),
      label: z.string(),
      state: z.enum(['yes', 'no', 'unseen']),
      fact: z.string(),
      clause: z.string(),
    }),
  ),
  loss: z.number(),
  loss_source: z.string(),
  /** Only lines that change something, or were corrected. */
  lines: z.array(
    z.object({ step: z.enum(AMOUNTS), label: z.string(), takes: z.number(), reason: z.string() }),
  ),
})

export type WireCalculation = z.output<typeof calculation>

/** The share is in hundredths, everything else in cents. */
const inward = (step: string, amount: number | null) =>
  amount === null || step === 'share' ? amount : fromEuros(amount)
const outward = (step: string, amount: number | null) =>
  amount === null || step === 'share' ? amount : toEuros(amount)

/** The assessment as the domain takes it; if a step is given twice, the last one counts. */
export function readAssessment({ loss, loss_source, rights, amounts }: WireAssessment): Assessment {
  return {
    lossCents: fromEuros(loss),
    lossSource: loss_source,
    rights: Object.fromEntries(rights.map(({ right, ...said }) => [right, said])),
    amounts: Object.fromEntries(
      amounts.map(({ step, amount, reason }) => [step, { amount: inward(step, amount), reason }]),
    ),
  }
}

/** A proposal as the API sends it. */
export function writeProposal({ rights, amounts, exclusions }: Proposal): WireProposal {
  return {
    rights: RIGHTS.map((right) => ({ right, ...rights[right] })),
    amounts: AMOUNTS.map((step) => ({
      step,
      fact: amounts[step].fact,
      amount: outward(step, amounts[step].amount),
    })),
    exclusions: [...exclusions],
  }
}

/** The reverse of `writeProposal`, so that a page calculates by the same rule as the server. */
export function readProposal({ rights, amounts, exclusions }: WireProposal): Proposal {
  const right = (name: (typeof RIGHTS)[number]) =>
    rights.find((one) => one.right === name) ?? { holds: null, fact: '', clause: '' }
  const amount = (step: (typeof AMOUNTS)[number]) => {
    const found = amounts.find((one) => one.step === step)
    return { amount: inward(step, found?.amount ?? null), fact: found?.fact ?? '' }
  }
  return {
    rights: {
      in_force: right('in_force'),
      suspension: right('suspension'),
      cover: right('cover'),
      period: right('period'),
      person: right('person'),
      exclusion: right('exclusion'),
    },
    amounts: {
      ceiling: amount('ceiling'),
      depreciation: amount('depreciation'),
      value: amount('value'),
      declared_value: amount('declared_value'),
      share: amount('share'),
      excess: amount('excess'),
      other: amount('other'),
    },
    exclusions,
  }
}

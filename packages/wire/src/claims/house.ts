import * as z from 'zod/mini'
import { paragraph, text } from '../http/fields.ts'
import { data, type Room } from '../http/route.ts'

const medical = z.nullable(z.enum(['always', 'perhaps']))

const neededDocument = z.object({
  key: z.string(),
  label: z.string(),
  why: z.string(),
  /** Whether it contains health data: always, or only when the event is an illness. */
  medical,
  /** The study of the claim can't be completed without it. */
  required: z.boolean(),
})

const question = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for a free line of text. */
  choices: z.nullable(z.array(z.string())),
})

/** What a declaration of some nature asks for. */
export const intake = { checklist: z.array(neededDocument), questions: z.array(question) }

export type NeededDocument = z.output<typeof neededDocument>
export type Question = z.output<typeof question>

/** The author, date and reason of a version; no author for version 0, shipped with Sillage. */
const writing = {
  version: z.number(),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  reason: z.string(),
}

const natureIntake = z.object({
  nature_id: z.string(),
  label: z.string(),
  product: z.string(),
  ...writing,
  ...intake,
})

export type NatureIntake = z.output<typeof natureIntake>

const intakeHistory = z.extend(natureIntake, {
  /** The documents that can't be removed, and why. */
  held: z.array(z.object({ key: z.string(), why: z.string() })),
  /** Earlier versions, newest first: at most twenty, then the original. */
  versions: z.array(z.object({ ...writing, ...intake })),
})

export type IntakeHistory = z.output<typeof intakeHistory>

const days = { answer: z.number(), study: z.number(), decision: z.number() }

const houseDelays = z.object({
  ...writing,
  ...days,
  versions: z.array(z.object({ ...writing, ...days })),
})

export type HouseDelayHistory = z.output<typeof houseDelays>

/** The bounds are checked by a domain rule. */
const workingDays = z.number().check(z.gte(0), z.lte(1000))

/** Sent with every new version. */
const written = {
  reason: paragraph(300),
  /** The version shown on the page: if another was published meanwhile, 409 and nothing changes. */
  seen: z.number().check(z.int(), z.gte(0), z.lte(1_000_000)),
}

/** What the insurer asks for in a declaration, and its delays, as edited by administrators: part of the desk's room. */
export const houseCalls = {
  intakes: {
    method: 'GET',
    path: '/claims/intakes',
    access: ['admin'],
    summary: 'Les documents et questions de chaque nature de sinistre, et qui les a publiés quand',
    reply: data(z.array(natureIntake)),
  },
  intake: {
    method: 'GET',
    path: '/claims/intakes/:natureId',
    access: ['admin'],
    summary: 'Les documents et questions d’une nature, et leurs versions précédentes',
    reply: data(intakeHistory),
  },
  writeIntake: {
    method: 'PUT',
    path: '/claims/intakes/:natureId',
    access: ['admin'],
    summary:
      'Publier d’autres documents et questions pour une nature\u202f; les sinistres déjà déclarés gardent les leurs',
    body: z.object({
      ...written,
      checklist: z
        .array(
          z.object({
            /** Null for a new one. */
            key: z.nullable(text(40)),
            label: text(80),
            why: text(160),
            required: z.boolean(),
            /** Only for a new one: it can't be changed afterwards. */
            medical,
          }),
        )
        .check(z.maxLength(12)),
      questions: z
        .array(
          z.object({
            /** Null for a new one. */
            id: z.nullable(text(40)),
            text: text(160),
            choices: z.nullable(z.array(text(60)).check(z.maxLength(8))),
          }),
        )
        .check(z.maxLength(8)),
    }),
    reply: data(intakeHistory),
  },
  houseDelays: {
    method: 'GET',
    path: '/claims/house-delays',
    access: ['admin'],
    summary: 'Les délais de la maison en jours ouvrés, et leurs versions précédentes',
    reply: data(houseDelays),
  },
  writeHouseDelays: {
    method: 'PUT',
    path: '/claims/house-delays',
    access: ['admin'],
    summary: 'Publier d’autres délais de la maison\u202f; un jour déjà annoncé reste annoncé',
    body: z.object({
      ...written,
      answer: workingDays,
      study: workingDays,
      decision: workingDays,
    }),
    reply: data(houseDelays),
  },
} as const satisfies Room

import { TARIFF_STANDINGS } from '@sillage/domain/subscription/preparing/prepared-tariff.ts'
import * as z from 'zod/mini'
import { amount, day, paragraph, productId, text } from '../http/fields.ts'
import { data, room } from '../http/route.ts'

/** A tariff of the list: shipped with its product, or prepared by administrators. */
const listedTariff = z.object({
  /** Null for a tariff shipped with its product. */
  id: z.nullable(z.string()),
  product: productId,
  version: z.string(),
  /** The version that it was prepared from. */
  base: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  starts_on: z.string(),
  standing: z.enum(TARIFF_STANDINGS),
  /** User names, with the moment. */
  prepared: z.nullable(z.object({ by: z.string(), at: z.string() })),
  approved: z.nullable(z.object({ by: z.string(), at: z.string() })),
  withdrawn: z.nullable(z.object({ by: z.string(), at: z.string(), reason: z.string() })),
})

export type ListedTariff = z.output<typeof listedTariff>

const ratingNumber = z.object({
  /** Path in the tariff file: `covers/0/premiums/car.level.third_party`. */
  path: z.string(),
  group: z.string(),
  row: z.string(),
  column: z.string(),
  /** `cents`; `share`, between 0 and 1; `factor`; `weight`. */
  unit: z.enum(['cents', 'share', 'factor', 'weight']),
  /** The value in the tariff that it was prepared from. */
  former: z.number(),
  value: z.number(),
})

export type TariffNumber = z.output<typeof ratingNumber>

const preparedTariff = z.object({
  ...listedTariff.shape,
  id: z.string(),
  /** Number of the latest change; sent back with a change or an approval to say which version was read. */
  revision: z.number(),
  numbers: z.array(ratingNumber),
  /** Everyone who edited it, in order. */
  edits: z.array(z.object({ by: z.string(), at: z.string() })),
  /** Why the caller can’t approve it now, in French; null when they can. */
  approval_refusal: z.nullable(z.string()),
  withdrawal_refusal: z.nullable(z.string()),
})

export type PreparedTariff = z.output<typeof preparedTariff>

const compared = { count: z.number(), before: amount, after: amount }
const extreme = z.nullable(z.object({ before: amount, after: amount }))

const simulation = z.object({
  ...compared,
  /**
   * Whether no contract in force answers the questions of the tariff: then model contracts are priced, one for each
   * answer, and their sum means nothing.
   */
  is_of_models: z.boolean(),
  /** Contracts in force today; at most 20,000 of them, drawn at random, are priced. */
  in_force: z.number(),
  /** Priced contracts left out because they answer an older questionnaire. */
  left: z.number(),
  dearer: z.number(),
  cheaper: z.number(),
  largest_rise: extreme,
  largest_fall: extreme,
  segments: z.array(
    z.object({ title: z.string(), parts: z.array(z.object({ text: z.string(), ...compared })) }),
  ),
})

export type TariffSimulation = z.output<typeof simulation>

const revision = z.int().check(z.gte(1), z.lte(1_000_000))

/** Tariffs that one administrator prepares, simulates and dates, and another approves. */
export const tariffs = room({
  list: {
    method: 'GET',
    path: '/admin/tariffs',
    access: ['admin'],
    summary: 'Les tarifs de chaque produit : en vigueur, préparés, approuvés, passés',
    reply: data(z.object({ tariffs: z.array(listedTariff) })),
  },
  prepare: {
    method: 'POST',
    path: '/admin/tariffs',
    weight: 5,
    access: ['admin'],
    idempotent: true,
    status: 201,
    summary: 'Préparer un tarif à partir de celui qui est en vigueur',
    body: z.object({ product: productId, starts_on: day }),
    reply: data(preparedTariff),
  },
  one: {
    method: 'GET',
    path: '/admin/tariffs/:id',
    weight: 2,
    access: ['admin'],
    summary: 'Un tarif préparé, chaque nombre à côté de l’ancien',
    reply: data(preparedTariff),
  },
  change: {
    method: 'PUT',
    path: '/admin/tariffs/:id',
    weight: 5,
    access: ['admin'],
    summary: 'Changer le nom, le premier jour et les nombres d’un brouillon de tarif',
    body: z.object({
      revision,
      version: text(40),
      starts_on: day,
      numbers: z.array(z.object({ path: text(200), value: z.number() })).check(z.maxLength(2000)),
    }),
    reply: data(preparedTariff),
  },
  upload: {
    method: 'POST',
    path: '/admin/tariffs/:id/file',
    weight: 10,
    access: ['admin'],
    summary: 'Reprendre dans un brouillon les nombres d’un fichier de tarif',
    body: z.object({ revision, file: text(200_000) }),
    reply: data(preparedTariff),
  },
  file: {
    method: 'GET',
    path: '/admin/tariffs/:id/file',
    weight: 2,
    access: ['admin'],
    summary: 'Le fichier d’un tarif préparé, en JSON',
    reply: 'application/octet-stream',
  },
  simulate: {
    method: 'GET',
    path: '/admin/tariffs/:id/simulation',
    weight: 200,
    access: ['admin'],
    summary: 'Le prix des contrats en cours, avant et après, par segment',
    reply: data(simulation),
  },
  simulationCsv: {
    method: 'GET',
    path: '/admin/tariffs/:id/simulation.csv',
    weight: 200,
    access: ['admin'],
    summary: 'La même simulation, en CSV',
    reply: 'text/csv',
  },
  approve: {
    method: 'POST',
    path: '/admin/tariffs/:id/approval',
    weight: 5,
    access: ['admin'],
    presence: true,
    summary: 'Approuver un tarif qu’un autre a préparé',
    body: z.object({ revision }),
    reply: data(preparedTariff),
  },
  withdraw: {
    method: 'POST',
    path: '/admin/tariffs/:id/withdrawal',
    access: ['admin'],
    summary: 'Retirer un tarif avant son premier jour',
    body: z.object({ reason: paragraph(500) }),
    reply: data(preparedTariff),
  },
})

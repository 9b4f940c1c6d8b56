import { VEHICLE_EVENT_STATES, VEHICLE_EVENTS } from '@sillage/domain/contracts/insured-vehicles.ts'
import * as z from 'zod/mini'
import { text } from '../http/fields.ts'
import { paging } from '../http/paging.ts'
import { data, room } from '../http/route.ts'
import { REFUSALS } from '../refusals.messages.ts'

const ADMINISTRATORS = ['admin'] as const

/** An event about a plate, for the file of insured vehicles (FVA). */
const vehicleEvent = z.object({
  id: z.string(),
  contract_id: z.string(),
  /** The first contract of its chain. */
  policy: z.string(),
  kind: z.enum(VEHICLE_EVENTS),
  /** In French. */
  label: z.string(),
  plate: z.string(),
  country: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  occurred_at: z.string(),
  /** 72 hours after the event. */
  due_at: z.string(),
  state: z.enum(VEHICLE_EVENT_STATES),
  /** The deadline has passed and it was not reported. */
  is_late: z.boolean(),
  sent_at: z.nullable(z.string()),
  acknowledged_at: z.nullable(z.string()),
  /** Why the file refused it. */
  rejection: z.nullable(z.string()),
})

export type VehicleEvent = z.output<typeof vehicleEvent>

const listedEvent = z.extend(vehicleEvent, {
  /** What people call its contract. */
  contract: z.string(),
  /** The plate last reported to the file is not the contract's. */
  is_off_contract: z.boolean(),
})

export type ListedVehicleEvent = z.output<typeof listedEvent>

/** Reports of the insurer to the file of insured vehicles, and their results. */
export const insuredVehicles = room({
  list: {
    method: 'GET',
    path: '/admin/insured-vehicles',
    weight: 3,
    access: ADMINISTRATORS,
    summary: 'Ce que le fichier des véhicules assurés doit apprendre, le plus urgent en tête',
    query: z.object({
      state: z.optional(z.enum(VEHICLE_EVENT_STATES, REFUSALS.statusUnknown)),
      ...paging,
    }),
    reply: data(
      z.object({
        events: z.array(listedEvent),
        counts: z.record(z.enum(VEHICLE_EVENT_STATES), z.number()),
        late: z.number(),
        total: z.number(),
        page: z.number(),
        limit: z.number(),
      }),
    ),
  },
  send: {
    method: 'POST',
    path: '/admin/insured-vehicles/batches',
    access: ADMINISTRATORS,
    summary: 'Réunir dans un envoi tout ce qui attend, et le noter comme envoyé',
    reply: data(
      z.object({
        /** Null when nothing was waiting. */
        batch_id: z.nullable(z.string()),
        count: z.number(),
      }),
    ),
  },
  csv: {
    method: 'GET',
    path: '/admin/insured-vehicles/batches/:id/csv',
    weight: 20,
    access: ADMINISTRATORS,
    summary: 'Un envoi, en CSV',
    reply: 'text/csv',
  },
  batch: {
    method: 'GET',
    path: '/admin/insured-vehicles/batches/:id',
    weight: 20,
    access: ADMINISTRATORS,
    summary: 'Le même envoi, en JSON',
    reply: data(
      z.object({
        insurer: z.object({ name: z.string(), address: z.array(z.string()) }),
        events: z.array(vehicleEvent),
      }),
    ),
  },
  acknowledge: {
    method: 'POST',
    path: '/admin/insured-vehicles/acknowledgements',
    weight: 20,
    bodyLimit: 2_097_152,
    access: ADMINISTRATORS,
    summary: 'Enregistrer les retours du fichier, ligne par ligne',
    body: z.object({
      /** CSV: `identifiant;statut;motif`. */
      file: text(1_500_000),
    }),
    reply: data(
      z.object({
        acknowledged: z.number(),
        rejected: z.number(),
        errors: z.array(z.object({ line: z.number(), message: z.string() })),
      }),
    ),
  },
  correct: {
    method: 'POST',
    path: '/admin/insured-vehicles/:id/plate',
    access: ADMINISTRATORS,
    summary: 'Corriger l’immatriculation d’un événement, et le remettre à l’envoi',
    body: z.object({
      plate: text(20),
      country: text(3).check(z.regex(/^[A-Z]{1,3}$/, REFUSALS.countryUnknown)),
    }),
    reply: 'none',
    status: 204,
  },
})

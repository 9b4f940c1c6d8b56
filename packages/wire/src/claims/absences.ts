import * as z from 'zod/mini'
import { day, uuid } from '../http/fields.ts'
import { data, type Room, STAFF } from '../http/route.ts'

const colleague = z.object({ user_id: z.string(), name: z.string() })

const absence = z.object({
  ...colleague.shape,
  /** Null when the deputy has left the team. */
  deputy: z.nullable(colleague),
  /** Days, both included. */
  first_day: z.string(),
  last_day: z.string(),
  is_under_way: z.boolean(),
  /** Whether the reader may change and end it. */
  may_change: z.boolean(),
})

export type StaffAbsence = z.output<typeof absence>

const absenceList = z.object({
  /** Current and future absences, in order. */
  absences: z.array(absence),
  /** Everyone who may be away or be a deputy, by name. */
  team: z.array(colleague),
  /** Whether the reader may record the absences of others. */
  may_record_others: z.boolean(),
})

/** Part of the desk's room. */
export const absences = {
  absences: {
    method: 'GET',
    path: '/claims/absences',
    access: STAFF,
    summary: 'Les absences de l’équipe, en cours ou à venir',
    reply: data(absenceList),
  },
  recordAbsence: {
    method: 'PUT',
    path: '/claims/absences/:id',
    access: STAFF,
    summary:
      'Inscrire une absence et qui remplace\u202f; une autre de la même personne est remplacée',
    body: z.object({
      first_day: day,
      last_day: day,
      deputy: uuid,
    }),
    reply: data(absenceList),
  },
  endAbsence: {
    method: 'POST',
    path: '/claims/absences/:id/end',
    access: STAFF,
    summary: 'Mettre fin à une absence, ou y renoncer',
    reply: data(absenceList),
  },
} as const satisfies Room

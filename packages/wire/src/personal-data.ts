import * as z from 'zod/mini'
import { password } from './accounts/accounts.ts'
import { data, room } from './http/route.ts'

export const retentionLine = z.object({
  key: z.string(),
  label: z.string(),
  /** Retention in months; the event it counts from and the reason, in French. */
  months: z.int(),
  from: z.string(),
  reason: z.string(),
  /** How many the next run would erase. */
  due: z.int(),
})

export type RetentionLine = z.output<typeof retentionLine>

export const personalData = room({
  export: {
    method: 'GET',
    path: '/personal-data/export',
    weight: 200,
    access: 'signedIn',
    summary: 'Toutes ses données, avec les documents de ses contrats',
    reply: 'application/zip',
  },
  close: {
    method: 'POST',
    path: '/personal-data/close',
    weight: 20,
    access: 'signedIn',
    summary: 'Fermer son compte',
    body: z.object({ password }),
    reply: 'none',
    status: 204,
  },
  retention: {
    method: 'GET',
    path: '/admin/retention',
    weight: 20,
    access: ['root'],
    summary: 'Les durées de conservation, et ce que le prochain passage effacerait',
    reply: data(z.array(retentionLine)),
  },
})

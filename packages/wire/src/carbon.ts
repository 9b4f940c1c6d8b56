import * as z from 'zod/mini'
import { text } from './fields.ts'
import { room } from './route.ts'

export const carbon = room({
  searchCity: {
    method: 'GET',
    path: '/search',
    access: 'public',
    service: 'emissions',
    summary: 'Villes dont le nom commence comme le texte cherché',
    query: z.object({ city: text(100), format: z.optional(z.literal('json')) }),
    reply: z.array(
      z.object({
        place_id: z.string(),
        display_name: z.string(),
        name: z.string(),
        lat: z.string(),
        lon: z.string(),
        type: z.string(),
        importance: z.number(),
      }),
    ),
  },
})

export type City = z.output<(typeof carbon.searchCity)['reply']>[number]

import * as z from 'zod/mini'
import { room } from './route.ts'

export const health = room({
  ready: {
    method: 'GET',
    path: '/health/ready',
    weight: 0,
    access: 'public',
    summary: 'Répond 200 quand le serveur peut servir, et dit ce qui lui manque sinon',
    // the services that it is running without
    reply: z.object({ status: z.literal('ready'), failing: z.array(z.literal('objects')) }),
  },
  live: {
    method: 'GET',
    path: '/health/live',
    weight: 0,
    access: 'public',
    summary: 'Répond 200 tant que le processus répond',
    reply: z.object({ status: z.literal('live') }),
  },
})

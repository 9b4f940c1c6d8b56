import * as z from 'zod/mini'
import { room } from './route.ts'

export const health = room({
  ready: {
    method: 'GET',
    path: '/health/ready',
    weight: 0,
    access: 'public',
    summary: 'Répond 200 quand le serveur peut servir',
    reply: z.object({ status: z.literal('ready') }),
  },
})

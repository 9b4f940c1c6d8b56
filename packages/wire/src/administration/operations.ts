import { DAILY_STEPS } from '@sillage/domain/work/daily-steps.ts'
import * as z from 'zod/mini'
import { data, room } from '../http/route.ts'

const step = z.enum(DAILY_STEPS)

const stepState = z.object({
  name: step,
  succeededAt: z.nullable(z.string()),
  /** Duration of its last success. */
  seconds: z.nullable(z.number()),
  /** Null once it has succeeded again. */
  failedAt: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** When a root requested it; null once it has run. */
  askedAt: z.nullable(z.string()),
})

export type StepState = z.output<typeof stepState>

export const operations = room({
  read: {
    method: 'GET',
    path: '/admin/operations',
    weight: 20,
    access: ['root'],
    summary: 'Ce que le serveur fait de jour, ce qui attend, ce qui répond, et ses versions',
    reply: data(
      z.object({
        /** Whether each one responds now. */
        checks: z.object({ database: z.boolean(), disk: z.boolean(), objects: z.boolean() }),
        versions: z.object({
          sillage: z.string(),
          node: z.string(),
          postgresql: z.string(),
          schema: z.string(),
        }),
        databaseBytes: z.number(),
        queues: z.object({
          mails: z.number(),
          refusedMails: z.number(),
          papers: z.number(),
          documents: z.number(),
          signatures: z.number(),
        }),
        steps: z.array(stepState),
      }),
    ),
  },
  rerun: {
    method: 'POST',
    path: '/admin/operations/rerun',
    access: ['root'],
    summary: 'Demander qu’une étape du travail du jour soit refaite',
    body: z.object({ step }),
    reply: 'none',
    status: 204,
  },
})

export type Operations = z.output<(typeof operations.read)['reply']>['data']

import { dayInParis } from '@sillage/domain/values/day.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { presentComplaint, presentForStaff } from './complaints.present.ts'
import {
  acknowledge,
  capComplaints,
  complain,
  complaintsOf,
  giveAnswer,
  listComplaints,
} from './complaints.service.ts'

export const complaintsHandlers: Handlers<typeof complaints> = {
  create: {
    prepare: async ({ session, body, context }) => {
      await capComplaints({ ...context, session })
      return async (database) => ({
        data: presentComplaint(
          await complain({ ...context, database, session }, body),
          dayInParis(context.now),
        ),
      })
    },
  },
  mine: async ({ session, context }) => {
    const rows = await complaintsOf({ ...context, session })
    return { data: rows.map((row) => presentComplaint(row, dayInParis(context.now))) }
  },
  all: async ({ session, query, context }) => {
    const { rows, total } = await listComplaints({ ...context, session }, query)
    const today = dayInParis(context.now)
    return { data: { complaints: rows.map((row) => presentForStaff(row, today)), total } }
  },
  acknowledge: async ({ session, params, context }) => ({
    data: presentForStaff(
      await acknowledge({ ...context, session }, params.id),
      dayInParis(context.now),
    ),
  }),
  answer: async ({ session, params, body, context }) => ({
    data: presentForStaff(
      await giveAnswer({ ...context, session }, params.id, body.answer),
      dayInParis(context.now),
    ),
  }),
}

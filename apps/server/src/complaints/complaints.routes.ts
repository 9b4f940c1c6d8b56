import { dayInParis } from '@sillage/domain/values/day.ts'
import type { complaints } from '@sillage/wire/complaints.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { presentComplaint, presentForStaff, registerCsv } from './complaints.present.ts'
import {
  acknowledge,
  capComplaints,
  complain,
  complaintsOf,
  giveAnswer,
  listComplaints,
} from './complaints.service.ts'
import { complaintLetter } from './letter.service.ts'
import {
  exportRegister,
  handleComplaint,
  noteComplaint,
  recordComplaint,
} from './register.service.ts'

export const complaintsHandlers: Handlers<typeof complaints> = {
  create: {
    prepare: async ({ body, context }) => {
      await capComplaints(context)
      return async (database) => ({
        data: presentComplaint(
          await complain({ ...context, database }, body),
          dayInParis(context.now),
        ),
      })
    },
  },
  mine: async ({ context }) => {
    const rows = await complaintsOf(context)
    return { data: rows.map((row) => presentComplaint(row, dayInParis(context.now))) }
  },
  all: async ({ query, context }) => {
    const { rows, total } = await listComplaints(context, query)
    const today = dayInParis(context.now)
    return { data: { complaints: rows.map((row) => presentForStaff(row, today)), total } }
  },
  register: async ({ query, context }) => {
    const today = dayInParis(context.now)
    return {
      bytes: registerCsv(await exportRegister(context, query), today),
      filename: `reclamations_${today.toString()}.csv`,
    }
  },
  record: async ({ body, context }) => ({
    data: presentForStaff(await recordComplaint(context, body), dayInParis(context.now)),
  }),
  letter: async ({ params, context }) => ({
    bytes: await complaintLetter(context, params.id),
    filename: `reclamation_${params.id.slice(0, 8)}.pdf`,
  }),
  handle: async ({ params, body, context }) => ({
    data: presentForStaff(
      await handleComplaint(context, { id: params.id, ...body }),
      dayInParis(context.now),
    ),
  }),
  note: async ({ params, body, context }) => ({
    data: presentForStaff(
      await noteComplaint(context, { id: params.id, ...body }),
      dayInParis(context.now),
    ),
  }),
  acknowledge: async ({ params, context }) => ({
    data: presentForStaff(await acknowledge(context, params.id), dayInParis(context.now)),
  }),
  answer: async ({ params, body, context }) => ({
    data: presentForStaff(
      await giveAnswer(context, params.id, body.answer),
      dayInParis(context.now),
    ),
  }),
}

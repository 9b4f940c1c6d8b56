import type { absences } from '@sillage/wire/claims/absences.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { endAbsence, listAbsences, recordAbsence } from './absences.service.ts'

export const absencesHandlers: Handlers<typeof absences> = {
  absences: async ({ context }) => ({ data: await listAbsences(context) }),
  recordAbsence: async ({ context, params, body }) => ({
    data: await recordAbsence(context, { ...body, userId: params.id }),
  }),
  endAbsence: async ({ context, params }) => ({ data: await endAbsence(context, params.id) }),
}

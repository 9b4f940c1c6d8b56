import { dayInParis } from '@sillage/domain/values/day.ts'
import type { insuredVehicles } from '@sillage/wire/contracts/insured-vehicles.ts'
import { csvOf } from '../../platform/csv.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { VEHICLE_COLUMNS } from './insured-vehicles.messages.ts'
import {
  acknowledgeEvents,
  correctPlate,
  listVehicleEvents,
  readBatch,
  sendBatch,
} from './insured-vehicles.service.ts'

export const insuredVehiclesHandlers: Handlers<typeof insuredVehicles> = {
  list: async ({ query, context }) => ({ data: await listVehicleEvents(context, query) }),
  send: async ({ context }) => ({ data: await sendBatch(context) }),
  csv: async ({ params, context }) => {
    const { insurer, events } = await readBatch(context, params.id)
    return {
      bytes: csvOf([
        VEHICLE_COLUMNS,
        ...events.map((event) => [
          event.id,
          event.label,
          event.plate,
          event.country,
          event.policy,
          event.start_date,
          event.end_date,
          event.occurred_at,
          event.due_at,
          insurer.name,
          insurer.address.join(', '),
        ]),
      ]),
      filename: `fva_${dayInParis(context.now).toString()}_${params.id.slice(0, 8)}.csv`,
    }
  },
  batch: async ({ params, context }) => ({ data: await readBatch(context, params.id) }),
  acknowledge: async ({ body, context }) => ({ data: await acknowledgeEvents(context, body) }),
  correct: async ({ params, body, context }) => {
    await correctPlate(context, { ...body, id: params.id })
  },
}

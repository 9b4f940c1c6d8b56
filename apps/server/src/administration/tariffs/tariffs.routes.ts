import type { tariffs } from '@sillage/wire/administration/tariffs.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { approveTariff, withdrawTariff } from './tariff-approval.service.ts'
import { simulateTariff, simulationCsv } from './tariff-simulation.service.ts'
import { changeTariff, prepareTariff, uploadTariff } from './tariff-writing.service.ts'
import { fileOf, listTariffs, readPrepared } from './tariffs.service.ts'

export const tariffsHandlers: Handlers<typeof tariffs> = {
  list: async ({ context }) => ({ data: { tariffs: await listTariffs(context) } }),
  prepare: async ({ body, context }) => ({ data: await prepareTariff(context, body) }),
  one: async ({ params, context }) => ({ data: await readPrepared(context, params.id) }),
  change: async ({ params, body, context }) => ({
    data: await changeTariff(context, { ...body, ...params }),
  }),
  upload: async ({ params, body, context }) => ({
    data: await uploadTariff(context, { ...body, ...params }),
  }),
  file: ({ params, context }) => fileOf(context, params.id),
  simulate: async ({ params, context }) => ({ data: await simulateTariff(context, params.id) }),
  simulationCsv: ({ params, context }) => simulationCsv(context, params.id),
  approve: async ({ params, body, context }) => ({
    data: await approveTariff(context, { ...body, ...params }),
  }),
  withdraw: async ({ params, body, context }) => ({
    data: await withdrawTariff(context, { ...body, ...params }),
  }),
}

import type { houseCalls } from '@sillage/wire/claims/house.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { publishDelays, readDelays } from './house-delays.service.ts'
import { listIntakes, publishIntake, readIntake } from './intake.service.ts'

export const houseHandlers: Handlers<typeof houseCalls> = {
  intakes: async ({ context }) => ({ data: await listIntakes(context.database) }),
  intake: async ({ context, params }) => ({
    data: await readIntake(context.database, params.natureId),
  }),
  writeIntake: async ({ context, params, body }) => ({
    data: await publishIntake(context, { ...body, natureId: params.natureId }),
  }),
  houseDelays: async ({ context }) => ({ data: await readDelays(context.database) }),
  writeHouseDelays: async ({ context, body }) => ({ data: await publishDelays(context, body) }),
}

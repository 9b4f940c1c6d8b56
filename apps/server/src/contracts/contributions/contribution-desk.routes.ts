import { dayInParis } from '@sillage/domain/values/day.ts'
import type { contributionDesk } from '@sillage/wire/contracts/contribution-desk.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import {
  collectContributions,
  contributionsCsv,
  contributionsState,
  handOverContributions,
} from './contribution-desk.service.ts'

export const contributionDeskHandlers: Handlers<typeof contributionDesk> = {
  list: async ({ query, context }) => ({ data: await contributionsState(context, query) }),
  csv: async ({ context }) => ({
    bytes: await contributionsCsv(context),
    filename: `contributions_${dayInParis(context.now).toString()}.csv`,
  }),
  collect: async ({ body, context }) => ({
    data: { recorded: await collectContributions(context, body) },
  }),
  handOver: async ({ body, context }) => ({
    data: { recorded: await handOverContributions(context, body) },
  }),
}

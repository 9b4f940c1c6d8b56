import * as z from 'zod/mini'
import { contract } from './contracts.ts'

const historyEvent = z.object({
  at: z.string(),
  action: z.string(),
  /** « Vous », « Un conseiller », « Sillage »; staff read the names. */
  who: z.string(),
  /** What happened, as a French sentence. */
  text: z.string(),
  reason: z.nullable(z.string()),
})

/** A contract of a chain, with its events. */
export const historyLine = z.object({
  ...z.pick(contract, {
    contract_id: true,
    status: true,
    origin: true,
    start_date: true,
    end_date: true,
    price: true,
    contractPrice: true,
    compensationAmount: true,
    parent_contract_id: true,
    origin_contract_id: true,
    renewal_contract_id: true,
    contract_type: true,
    cancellation_date: true,
    cancellation_reason: true,
    leaving: true,
    created_at: true,
  }).shape,
  events: z.array(historyEvent),
})

export type HistoryLine = z.output<typeof historyLine>
export type HistoryEvent = z.output<typeof historyEvent>

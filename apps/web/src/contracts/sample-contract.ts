import type { Contract } from '@sillage/wire/contracts/contracts.ts'

/** A travel contract for tests, with fields overridden by `about`. */
export function sampleContract(about: Partial<Contract> = {}): Contract {
  return {
    contract_id: 'b90d53ea-5d0c-4c1e-9a57-2f6f0c6f3f10',
    start_date: '2026-11-12',
    end_date: '2027-01-03',
    price: 69.72,
    contractPrice: 69.72,
    compensationAmount: 0,
    status: 'active',
    origin: 'original',
    parent_contract_id: null,
    origin_contract_id: null,
    renewal_contract_id: null,
    name: 'Paris – Barcelone, 12\u00a0novembre 2026 au 3\u00a0janvier 2027',
    contract_type: { type: 'travel' },
    contractQuestionnary: { questions: [] },
    travels: [],
    contribution: null,
    cancellation_date: null,
    cancellation_reason: null,
    created_at: '2026-11-10T09:00:00Z',
    ...about,
  }
}

import * as z from 'zod/mini'

/**
 * The « relevé d’information » of a motor vehicle (code des assurances, R113-12 and annex to A121-1, article 12), in the
 * sections of the statement of Regulation (EU) 2024/1855. Days are `YYYY-MM-DD`, texts are French.
 */
export const claimsHistory = z.object({
  /** The day on which the statement is true. */
  as_of: z.string(),
  insurer: z.object({ name: z.string(), address: z.array(z.string()) }),
  policyholder: z.object({ name: z.string(), address: z.array(z.string()) }),
  vehicle: z.object({ plate: z.string(), model: z.nullable(z.string()), usage: z.string() }),
  contract: z.object({
    contract_id: z.string(),
    /** The first day of the chain of contracts. */
    insured_since: z.string(),
    start_date: z.string(),
    end_date: z.string(),
  }),
  /** The answers about the main driver. */
  driver: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Claims of the last five years, latest first. */
  claims: z.array(
    z.object({
      occurred_on: z.string(),
      declared_on: z.string(),
      nature: z.string(),
      kind: z.string(),
      standing: z.string(),
      responsibility: z.string(),
    }),
  ),
  coefficient: z.object({
    declared: z.string(),
    declared_on: z.string(),
    /** 0.95; null while only a range is known. */
    current: z.nullable(z.number()),
    course: z.array(z.object({ on: z.string(), coefficient: z.number() })),
    notes: z.array(z.string()),
  }),
  /** When its covers were suspended, earliest first; `until` is null while they are. */
  suspensions: z.array(z.object({ from: z.string(), until: z.nullable(z.string()) })),
  /** Null while the contract continues and no end was requested. */
  end: z.nullable(z.object({ on: z.string(), ground: z.string() })),
})

export type ClaimsHistoryReply = z.output<typeof claimsHistory>

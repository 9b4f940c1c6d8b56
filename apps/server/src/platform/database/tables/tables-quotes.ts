import type { ProductId } from '@sillage/domain/products/names.ts'
import type { PriceRow } from '@sillage/domain/subscription/pricing.ts'
import type { AnsweredQuestion } from '@sillage/domain/subscription/questionnaire.ts'
import type { DraftContent } from '@sillage/wire/contracts/draft-content.ts'
import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { KeptContribution, KeptTrip } from './tables-contracts.ts'

interface QuoteTable {
  id: Generated<string>
  account_id: string
  product: ProductId
  tariff_version: string
  /** Days are `YYYY-MM-DD`. */
  start_date: string
  end_date: string
  /** Days between the pricing and the first day; null for rows older than the column. */
  lead_days: number | null
  contract_price_cents: number
  compensation_cents: number
  contribution: JSONColumnType<KeptContribution> | null
  price_lines: JSONColumnType<PriceRow[]>
  answers: JSONColumnType<AnsweredQuestion[]>
  travels: JSONColumnType<KeptTrip[]>
  fingerprint: string
  valid_until: string
  created_at: Date
}

interface SubscriptionDraftTable {
  account_id: string
  product: ProductId
  content: JSONColumnType<DraftContent>
  version: number
  updated_at: Date
}

export interface QuoteTables {
  quote: QuoteTable
  subscription_draft: SubscriptionDraftTable
}

export type QuoteRow = Selectable<QuoteTable>

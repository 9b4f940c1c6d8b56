import { productLabel } from '@sillage/domain/products/names.ts'
import { inEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Draft } from '@sillage/wire/claims/declaration.ts'
import { CalendarClock, FilePen, Landmark, type LucideIcon } from 'lucide-react'
import { dayText, formatMoment } from '../shell/moment.ts'
import type { BegunDraft, BegunPayout, BegunQuote } from './begun-api.ts'
import { MESSAGES } from './dashboard.messages.ts'

/** A thing to do, with its button. */
export interface Task {
  readonly key: string
  readonly icon: LucideIcon
  readonly title: string
  readonly detail: string
  readonly action: { readonly to: string; readonly label: string; readonly named?: string }
}

export function declarationTask({ contract_id, kept_until, name }: Draft & { name: string }): Task {
  return {
    key: `declaration ${contract_id}`,
    icon: FilePen,
    title: MESSAGES.declarationBegun(name),
    detail: MESSAGES.keptUntil(dayText(kept_until)),
    action: {
      to: paths.createClaimOn(contract_id),
      label: MESSAGES.goOn,
      named: MESSAGES.goOnWith(name),
    },
  }
}

export function payoutTask({ id, claim_id, amount }: BegunPayout): Task {
  const title = (claim_id ? MESSAGES.indemnityWaits : MESSAGES.refundWaits)(inEuros(amount))
  return {
    key: `payout ${id}`,
    icon: Landmark,
    title,
    detail: MESSAGES.accountAsked,
    action: {
      to: paths.giveAccount(id),
      label: MESSAGES.giveAccount,
      named: `${MESSAGES.giveAccount}. ${title}`,
    },
  }
}

export function quoteTask({ quote_id, contract_type, price, valid_until }: BegunQuote): Task {
  const title = MESSAGES.quote(productLabel(contract_type.type), inEuros(price))
  return {
    key: `quote ${quote_id}`,
    icon: CalendarClock,
    title,
    detail: MESSAGES.quoteUntil(dayText(valid_until)),
    action: {
      to: paths.takeUpQuote(quote_id),
      label: MESSAGES.subscribe,
      named: `${MESSAGES.subscribe}. ${title}`,
    },
  }
}

export function draftTask({ product, saved_at }: BegunDraft): Task {
  const type = productLabel(product)
  const title = MESSAGES.draft(type)
  return {
    key: `draft ${product}`,
    icon: FilePen,
    title,
    detail: MESSAGES.draftSaved(formatMoment(saved_at)),
    action: {
      to: paths.resume(type),
      label: MESSAGES.resume,
      named: `${MESSAGES.resume}. ${title}`,
    },
  }
}

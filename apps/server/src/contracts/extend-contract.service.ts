import { checkExtension, extensionPrice } from '@sillage/domain/contracts/extension.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { fromEuros, toEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { contractLife } from '@sillage/wire/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts.ts'
import type { Body, Reply } from '@sillage/wire/route.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Write } from '../platform/http/idempotency.ts'
import { readDay } from '../subscription/pricing.service.ts'
import type { Wanted } from './contract-line.repository.ts'
import { type OwnLine, ownLine, refuseUnless } from './contract-line.service.ts'
import type { Reader } from './contracts.service.ts'
import { deriveContract } from './derive-contract.service.ts'
import { checkShownPrice, extensionTerms } from './derived-terms.ts'
import type { Signer } from './signed-papers.ts'

/** What an extension would cost; the contribution bought with the contract is part of both totals. */
export async function calculateExtension(
  { database, now }: Reader,
  wanted: Wanted,
  body: Body<typeof contractLife.calculateExtension>,
): Promise<Reply<typeof contractLife.calculateExtension>['data']> {
  const line = await ownLine(database, wanted)
  const { end } = extendedPeriod(line, { text: body.new_end_date, today: dayInParis(now) })
  const { row } = line.contract
  const contract = { ...line.contract, priceCents: row.contract_price_cents }
  const { addedDays, extensionCents, totalCents } = extensionPrice(contract, end)
  return {
    original_price: toEuros(row.contract_price_cents + row.compensation_cents),
    extension_price: toEuros(extensionCents),
    total_price: toEuros(totalCents + row.compensation_cents),
    added_days: addedDays,
  }
}

/** Signs the extension of a contract. */
export function extendContract(
  signer: Signer,
  wanted: Wanted,
  body: Body<typeof contractLife.extend>,
): Promise<Write<Contract>> {
  return deriveContract(signer, {
    origin: 'extension',
    wanted,
    signed: body,
    termsOf: (line, today) => {
      const period = extendedPeriod(line, { text: body.new_end_date, today })
      const terms = extensionTerms(line.contract, period)
      if (body.price !== undefined) checkShownPrice(terms, fromEuros(body.price))
      return terms
    },
  })
}

function extendedPeriod(
  own: OwnLine,
  { text, today }: { text: string; today: Temporal.PlainDate },
): Period {
  refuseUnless('extend', own, today)
  const newEnd = readDay(text, 'new_end_date')
  const [lineStart] = own.line
    .map(({ start }) => start)
    .toSorted((one, other) => (isBefore(one, other) ? -1 : 1))
  const period = checkExtension(own.contract, {
    newEnd,
    lineStart: lineStart ?? own.contract.start,
  })
  if (!period.ok) throw refuse(period.error)
  return period.value
}

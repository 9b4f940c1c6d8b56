import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { SUBSCRIPTION_MESSAGES as SAY } from '../subscription.messages.ts'
import { factorRows, priceRows } from './price-breakdown.ts'
import type { PriceReply } from './use-price.ts'

/** Covers, taxes and total; the effect of each answer is folded. */
export function PriceDetails({ price, totalLabel }: { price: PriceReply; totalLabel: string }) {
  return (
    <>
      <PriceRows rows={priceRows(price.breakdown, totalLabel)} />
      <Disclosure summary={SAY.factors}>
        <PriceRows rows={factorRows(price.breakdown)} />
      </Disclosure>
    </>
  )
}

import { Disclosure } from '../ui/disclosure.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { factorLines, priceLines } from './price-breakdown.ts'
import { SUBSCRIPTION_MESSAGES as SAY } from './subscription.messages.ts'
import type { PriceReply } from './use-price.ts'

/** Covers, taxes and total; what each answer changes is on demand. */
export function PriceDetails({ price, totalLabel }: { price: PriceReply; totalLabel: string }) {
  return (
    <>
      <PriceLines lines={priceLines(price.breakdown, totalLabel)} />
      <Disclosure summary={SAY.factors}>
        <PriceLines lines={factorLines(price.breakdown)} />
      </Disclosure>
    </>
  )
}

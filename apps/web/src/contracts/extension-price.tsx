import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PriceLines } from '../ui/price-lines.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { inEuros } from './in-euros.ts'
import type { useExtensionPrice } from './use-extension.ts'

/** Original, extension and total; nothing until a day is chosen. */
export function ExtensionPrice({ price }: { price: ReturnType<typeof useExtensionPrice> }) {
  const { data, error, isFetching, refetch } = price
  if (error)
    return (
      <Banner
        tone="bad"
        live
        lead={SAY.extensionPriceFailed}
        action={
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            {SAY.retry}
          </Button>
        }
      >
        {error.message}
      </Banner>
    )
  return (
    <div className="life-price" role="status" aria-busy={isFetching}>
      {data ? (
        <PriceLines
          lines={[
            { kind: 'line', label: SAY.originalPrice, amount: inEuros(data.original_price) },
            {
              kind: 'line',
              label: SAY.extensionPrice(data.added_days),
              amount: inEuros(data.extension_price),
            },
            { kind: 'total', label: SAY.totalPrice, amount: inEuros(data.total_price) },
          ]}
        />
      ) : (
        isFetching && <p className="small muted">{SAY.computing}</p>
      )}
    </div>
  )
}

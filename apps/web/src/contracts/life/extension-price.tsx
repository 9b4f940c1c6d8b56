import { inEuros } from '@sillage/domain/values/money.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { PriceRows } from '../../ui/data/price-rows.tsx'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { LIFE_MESSAGES as SAY } from './contract-life.messages.ts'
import { extensionAmounts, type useExtensionPrice } from './use-extension.ts'

/** Prices of the original contract, the extension and the total; empty until a day is chosen. */
export function ExtensionPrice({
  price,
  isContributing,
}: {
  price: ReturnType<typeof useExtensionPrice>
  isContributing: boolean
}) {
  const { data, error, isFetching, refetch } = price
  if (error)
    return (
      <LoadFailure
        lead={SAY.extensionPriceFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </LoadFailure>
    )
  return (
    <div className="life-price" role="status" aria-busy={isFetching}>
      {data ? (
        <>
          <PriceRows
            rows={[
              { kind: 'row', label: SAY.originalPrice, amount: inEuros(data.original_price) },
              {
                kind: 'row',
                label: SAY.extensionPrice(data.added_days),
                amount: inEuros(data.extension_price),
              },
              ...(isContributing && data.contribution
                ? [
                    {
                      kind: 'row' as const,
                      label: SAY.extensionContribution,
                      amount: inEuros(data.contribution.cost),
                    },
                  ]
                : []),
              {
                kind: 'total',
                label: SAY.totalPrice,
                amount: inEuros(extensionAmounts(data, isContributing).total),
              },
            ]}
          />
          <p className="small muted">{SAY.extensionRule}</p>
          {data.breakdown.length > 0 && (
            <Disclosure summary={SAY.whatIsAdded}>
              <PriceRows
                rows={data.breakdown
                  .filter(({ kind }) => kind !== 'total')
                  .map(({ label, amount }) => ({ kind: 'row', label, amount: inEuros(amount) }))}
              />
            </Disclosure>
          )}
        </>
      ) : (
        isFetching && <p className="small muted">{SAY.computing}</p>
      )}
    </div>
  )
}

import { checkRenewal } from '@sillage/domain/contracts/renewal.ts'
import { fromEuros } from '@sillage/domain/values/money.ts'
import type { Period } from '@sillage/domain/values/period.ts'
import type { contractLife } from '@sillage/wire/contracts/contract-life.ts'
import type { Contract } from '@sillage/wire/contracts/contracts.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import type { PapersContext } from '../../documents/issued-documents.service.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Write } from '../../platform/http/idempotency.ts'
import { readDay } from '../../subscription/pricing.service.ts'
import { deriveContract } from './derive-contract.service.ts'
import { checkShownPrice, renewalTerms } from './derived-terms.ts'
import type { Wanted } from './policy-chain.repository.ts'
import { type OwnChain, refuseUnless } from './policy-chain.service.ts'

type Request = Body<typeof contractLife.renew>

/** Signs the renewal of a contract. */
export function renewContract(
  context: PapersContext,
  wanted: Wanted,
  body: Request,
): Promise<Write<Contract>> {
  return deriveContract(context, {
    origin: 'renewal',
    wanted,
    signed: body,
    termsOf: (chain, today) => {
      const terms = renewalTerms(chain.contract, renewedPeriod(chain, { body, today }))
      checkShownPrice(terms, fromEuros(body.price))
      return terms
    },
  })
}

/** A period over another contract's is a conflict of states (409), told before that the other is active. */
function renewedPeriod(
  own: OwnChain,
  { body, today }: { body: Request; today: Temporal.PlainDate },
): Period {
  const alone = { contract: own.contract, chain: [own.contract] }
  refuseUnless('renew', alone, today)
  const wanted = {
    start: readDay(body.start_date, 'start_date'),
    end: readDay(body.end_date, 'end_date'),
  }
  const period = checkRenewal(own.contract, { period: wanted, chain: own.chain, today })
  if (!period.ok) throw refuse(period.error, period.error.code === 'renewal.overlap' ? 409 : 422)
  refuseUnless('renew', own, today)
  return period.value
}

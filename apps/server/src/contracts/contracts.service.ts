import { runsBefore } from '@sillage/domain/contracts/cover-periods.ts'
import { dayInParis, isBefore } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type { Contract, contracts } from '@sillage/wire/contracts/contracts.ts'
import type { Query } from '@sillage/wire/http/route.ts'
import { readKept } from '../documents/issued-documents.service.ts'
import { paymentByContract } from '../payments/customer/payment-by-contract.service.ts'
import type { Database } from '../platform/database/database.ts'
import { pageOf } from '../platform/database/page.ts'
import { isUuid } from '../platform/database/uuid.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { notFound } from '../platform/http/domain-error.ts'
import type { WorkContext } from '../platform/http/request-context.ts'
import { linkedOf } from './chain/policy-chain.service.ts'
import { presentContract } from './contracts.present.ts'
import {
  type ChainedRow,
  findChainsOf,
  findContractsOf,
  findOwnContractDocument,
} from './contracts.repository.ts'
import { coversOf } from './covering-contracts.service.ts'
import { withdrawalRightIn } from './endings/contract-withdrawal.ts'

/** The contracts of an account; all of them unless a page is asked for. */
export async function contractsOf(
  { database, now }: WorkContext,
  { accountId, takesCards = false }: { readonly accountId: string; readonly takesCards?: boolean },
  query: Query<typeof contracts.mine>,
): Promise<Contract[]> {
  const rows = await findContractsOf(database, accountId, pageOf(query))
  const chain = rows.map((row) => linkedOf(row))
  const known = new Set(chain.map(({ id }) => id))
  const extendsAnAbsentOne = chain.some(
    ({ origin, parentId }) => origin === 'extension' && !known.has(parentId ?? ''),
  )
  const chains = extendsAnAbsentOne
    ? await findChainsOf(database, { accountId, ids: [...known] })
    : rows
  const payments = await paymentByContract({ database, now }, accountId, takesCards)
  return presentOwnContracts(rows, { chains, today: dayInParis(now), payments })
}

/** A contract as its owner's list reads it. */
export type OwnContract = Awaited<ReturnType<typeof findContractsOf>>[number]

interface Beside {
  readonly chains: readonly ChainedRow[]
  readonly today: Temporal.PlainDate
  /** How much of each was paid. */
  readonly payments: Awaited<ReturnType<typeof paymentByContract>>
}

/** The contracts of an account as their owner sees them, including what their chain and their payments say. */
export function presentOwnContracts(
  rows: readonly OwnContract[],
  { chains, today, payments }: Beside,
): Contract[] {
  const chain = chains.map((row) => linkedOf(row))
  return rows.map((row) => {
    const contract = linkedOf(row)
    const { refund_cents } = contract.row
    const right = withdrawalRightIn(contract, chain)
    const { payment = null, paidBack = null } = payments.get(row.id) ?? {}
    return {
      ...presentContract(contract.row, today),
      ...(payment && { payment }),
      ...(refund_cents !== null && { refund: paidBack ?? toEuros(refund_cents) }),
      ...(right.right !== 'none' && { withdrawable_until: right.lastDay.toString() }),
      ...(isBefore(today, contract.start) &&
        coversOf(contract.row).some((cover) => runsBefore(cover, contract.start)) && {
          covers_before_start: true,
        }),
    }
  })
}

/** The signed document as it was stored at signature; it never changes. */
export async function contractPdf(
  { database, files }: { database: Database; files: FileKeeper },
  wanted: { id: string; accountId: string },
): Promise<Buffer> {
  const found = isUuid(wanted.id) ? await findOwnContractDocument(database, wanted) : undefined
  const kept = found?.final_document ?? found?.final_object
  if (!kept) throw notFound()
  return readKept(files, kept)
}

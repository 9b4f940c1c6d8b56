import { dayInParis } from '@sillage/domain/values/day.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import { buildIssuer } from '../documents/issuer.factory.ts'
import type { Issuer } from '../documents/issuer.ts'
import { buildSignaturePng } from '../documents/signature.factory.ts'
import { type Database, inTransaction } from '../platform/database/database.ts'
import type { FileKeeper } from '../platform/files/file-keeper.ts'
import { filesOf } from '../platform/files/files.factory.ts'
import { cancelContract } from './cancel-contract.service.ts'
import { openSession } from './contracts.factory.ts'
import { expireContracts } from './contracts.repository.ts'
import { extendContract } from './extend-contract.service.ts'
import { renewContract } from './renew-contract.service.ts'
import type { Signer } from './signed-papers.ts'

/** Something done with a contract some days ago, the way its owner does it. */
export interface LifeWish {
  readonly accountId: string
  readonly id: string
  readonly daysAgo: number
  readonly issuer?: Issuer
  readonly files?: FileKeeper
}

const SIGNED = {
  signatureData: `data:image/png;base64,${buildSignaturePng()}`,
  signatureKind: 'drawn',
  documentsOpened: [],
} as const

/** Extends a contract until some days from today. */
export async function buildExtension(
  database: Database,
  wish: LifeWish & { readonly endingIn: number },
): Promise<{ id: string }> {
  const body = { ...SIGNED, documentsOpened: [], new_end_date: inDays(wish.endingIn) }
  const store = await extendContract(await signerOf(database, wish), wish, body)
  const { contract_id } = await inTransaction(database, store)
  return { id: contract_id }
}

/** Renews a contract, between two days from today. */
export async function buildRenewal(
  database: Database,
  wish: LifeWish & { readonly startingIn: number; readonly endingIn: number },
): Promise<{ id: string }> {
  const { contract_price_cents, compensation_cents } = await database
    .selectFrom('contract')
    .select(['contract_price_cents', 'compensation_cents'])
    .where('id', '=', wish.id)
    .executeTakeFirstOrThrow()
  const store = await renewContract(await signerOf(database, wish), wish, {
    ...SIGNED,
    documentsOpened: [],
    start_date: inDays(wish.startingIn),
    end_date: inDays(wish.endingIn),
    price: toEuros(contract_price_cents + compensation_cents),
  })
  const { contract_id } = await inTransaction(database, store)
  return { id: contract_id }
}

export async function buildCancellation(
  database: Database,
  wish: LifeWish & { readonly reason: string },
) {
  await cancelContract(await signerOf(database, wish), wish, wish.reason)
}

/** Records the ends that have come, as the daily work does. */
export async function buildExpiries(database: Database) {
  await expireContracts(database, dayInParis(Temporal.Now.instant()))
}

async function signerOf(database: Database, wish: LifeWish): Promise<Signer> {
  return {
    database,
    now: Temporal.Now.zonedDateTimeISO('Europe/Paris').subtract({ days: wish.daysAgo }).toInstant(),
    session: await openSession(database, wish.accountId),
    issuer: wish.issuer ?? (await buildIssuer()),
    files: wish.files ?? filesOf(database),
    ip: '192.0.2.1',
    userAgent: 'Mozilla/5.0',
  }
}

function inDays(days: number): string {
  return dayInParis(Temporal.Now.instant()).add({ days }).toString()
}

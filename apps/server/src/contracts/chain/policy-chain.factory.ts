import { dayInParis } from '@sillage/domain/values/day.ts'
import { buildIssuer } from '../../documents/issuer.factory.ts'
import type { Issuer } from '../../documents/issuer.ts'
import { buildSignaturePng } from '../../documents/seal/signature.factory.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import type { FileKeeper } from '../../platform/files/file-keeper.ts'
import { filesOf } from '../../platform/files/files.factory.ts'
import { buildContext } from '../../platform/http/request-context.factory.ts'
import { buildIbanVault } from '../../platform/ibans/iban-vault.factory.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { openSession } from '../contracts.factory.ts'
import { expireContracts } from '../contracts.repository.ts'
import { cancelContract } from '../endings/cancel-contract.service.ts'
import type { SigningContext } from '../signing/signed-payment.ts'
import { extendContract } from './extend-contract.service.ts'
import { calculateRenewal, renewContract } from './renew-contract.service.ts'

/** Something done with a contract `daysAgo` days ago, as its owner would do it. */
export interface LifeOptions {
  readonly accountId: string
  readonly id: string
  readonly daysAgo: number
  readonly issuer?: Issuer
  readonly ibans?: IbanVault
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
  options: LifeOptions & { readonly endingIn: number },
): Promise<{ id: string }> {
  const body = { ...SIGNED, documentsOpened: [], new_end_date: inDays(options.endingIn) }
  const store = await extendContract(await signerOf(database, options), options, body)
  const { contract_id } = await inTransaction(database, store)
  return { id: contract_id }
}

/** Renews a contract for a period given in days from today. */
export async function buildRenewal(
  database: Database,
  options: LifeOptions & { readonly startingIn: number; readonly endingIn: number },
): Promise<{ id: string }> {
  const signer = await signerOf(database, options)
  const days = { start_date: inDays(options.startingIn), end_date: inDays(options.endingIn) }
  const { total_price: price } = await calculateRenewal(signer, options, days)
  const body = { ...SIGNED, ...days, documentsOpened: [], price }
  const store = await renewContract(signer, options, body)
  const { contract_id } = await inTransaction(database, store)
  return { id: contract_id }
}

export async function buildCancellation(
  database: Database,
  options: LifeOptions & { readonly reason: string },
) {
  await cancelContract(await signerOf(database, options), options, options)
}

/** Records the ends that have come, as the daily work does. */
export async function buildExpiries(database: Database) {
  await expireContracts(database, dayInParis(Temporal.Now.instant()))
}

async function signerOf(database: Database, options: LifeOptions): Promise<SigningContext> {
  const context = buildContext({
    database,
    now: Temporal.Now.zonedDateTimeISO('Europe/Paris')
      .subtract({ days: options.daysAgo })
      .toInstant(),
    session: await openSession(database, options.accountId),
  })
  return {
    ...context,
    issuer: options.issuer ?? (await buildIssuer()),
    ibans: options.ibans ?? buildIbanVault(),
    files: options.files ?? filesOf(database),
  }
}

function inDays(days: number): string {
  return dayInParis(Temporal.Now.instant()).add({ days }).toString()
}

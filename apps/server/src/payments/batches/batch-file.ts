import { sepaText } from '@sillage/domain/payments/sepa/characters.ts'
import {
  type Collection,
  faultsOfOrders,
  SEPA_LIMITS,
} from '@sillage/domain/payments/sepa/orders.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { IbanVault } from '../../platform/ibans/iban-vault.ts'
import { inParts } from '../../platform/in-parts.ts'
import { collectionsFile, transfersFile } from '../bank/bank-files.ts'
import { readBankFile } from '../bank/read-bank-file.ts'
import { CREDITOR } from '../creditor.service.ts'
import type { BatchRow, FullOrder } from './batches.repository.ts'

interface Writing {
  readonly batch: BatchRow
  readonly orders: readonly FullOrder[]
  readonly ibans: IbanVault
  readonly now: Temporal.Instant
}

/** Decrypting the IBANs of more orders at once would block other requests. */
const ORDERS_AT_ONCE = 500

/**
 * Writes the file of a batch, checks it beyond the schema and reads it back: throws on any difference, so that a faulty
 * file never leaves.
 */
export async function fileOf({ batch, orders, ibans, now }: Writing): Promise<Buffer> {
  const head = {
    messageId: batch.message_id,
    createdAt: now
      .toZonedDateTimeISO('Europe/Paris')
      .toPlainDateTime()
      .toString({ fractionalSecondDigits: 0 }),
    on: Temporal.PlainDate.from(batch.settles_on),
  }
  const own = {
    name: sepaText(CREDITOR.name, SEPA_LIMITS.name),
    iban: CREDITOR.iban,
    creditorId: CREDITOR.ics,
    paysAtOnce: CREDITOR.paysAtOnce,
  }
  const written: Collection[] = []
  await inParts(orders, ORDERS_AT_ONCE, async (part) => {
    written.push(...part.map((order) => writtenOf(order, { ibans, kind: batch.kind })))
  })
  const faults = faultsOfOrders(head, written)
  if (faults.length > 0) throw new Error(`Batch ${batch.id}: ${faults.slice(0, 5).join('; ')}`)
  const bytes =
    batch.kind === 'collections'
      ? collectionsFile(head, own, written)
      : transfersFile(head, own, written)
  const read = await readBankFile(bytes)
  const isMeant =
    read.kind === batch.kind &&
    written.every(
      (order, rank) =>
        read.orders[rank]?.cents === order.cents && read.orders[rank].iban === order.iban,
    )
  if (!isMeant) throw new Error(`Batch ${batch.id}: its file does not read as it was meant`)
  return bytes
}

function writtenOf(
  order: FullOrder,
  { ibans, kind }: { ibans: IbanVault; kind: Writing['batch']['kind'] },
): Collection {
  return {
    endToEndId: order.end_to_end_id,
    cents: order.cents,
    name: sepaText(order.holder, SEPA_LIMITS.name),
    iban: ibans.open(order.bank_account_id, order.iban_sealed),
    text: sepaText(wordingOf(order, kind), SEPA_LIMITS.text),
    mandate: {
      reference: order.mandate_reference ?? '',
      signedOn: dayInParis((order.signed_at ?? new Date(0)).toTemporalInstant()),
      formerIban:
        order.former_id && order.former_sealed
          ? ibans.open(order.former_id, order.former_sealed)
          : null,
    },
  }
}

/** The text on the customer's bank statement: a number alone, never the subject. */
function wordingOf(
  { claim_id, contract_id, policy_id }: FullOrder,
  kind: Writing['batch']['kind'],
): string {
  if (claim_id !== null) return `Sinistre ${claim_id.slice(0, 8)}`
  const number = (contract_id ?? policy_id).slice(0, 8)
  return kind === 'collections' ? `Contrat ${number}` : `Remboursement contrat ${number}`
}

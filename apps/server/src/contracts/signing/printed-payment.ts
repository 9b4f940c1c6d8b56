import { addressAbroad, type PostalAddress } from '@sillage/domain/accounts/postal-address.ts'
import { insurer } from '@sillage/domain/documents/insurer.ts'
import { mandateReference } from '@sillage/domain/payments/mandate.ts'
import { formatIban } from '@sillage/domain/values/iban.ts'
import type { PrintedPayment } from '../../documents/sheets/document-data.ts'
import { CREDITOR } from '../../payments/creditor.service.ts'
import type { SignedPayment } from './signed-payment.ts'

interface Shown {
  /** That of the policyholder, when it is known: a mandate gives the address of its debtor (EPC, SEPA rulebook). */
  readonly address: PostalAddress | null
  readonly iban: 'masked' | 'whole'
}

/**
 * How a contract is paid, as printed. The content that is stored and fingerprinted shows a masked IBAN, because the
 * database holds no readable IBAN. The sealed document itself shows it whole, as a mandate must.
 */
export function printedPayment(
  { plan, instalments, mandate }: SignedPayment,
  shown: Shown,
): PrintedPayment {
  return {
    method: plan.method,
    instalments: instalments.map(({ dueOn, cents }) => ({ dueOn: dueOn.toString(), cents })),
    iban: CREDITOR.iban,
    mandate: mandate
      ? {
          isNew: mandate.isNew,
          reference: mandateReference(mandate.mandateId),
          ics: CREDITOR.ics,
          creditor: CREDITOR.name,
          creditorAddress: [...CREDITOR.addressLines, insurer.state],
          holder: mandate.holder,
          holderAddress: shown.address ? addressAbroad(shown.address) : [],
          iban: shown.iban === 'whole' ? formatIban(mandate.iban) : mandate.masked,
        }
      : undefined,
  }
}

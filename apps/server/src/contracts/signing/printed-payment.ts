import { mandateReference } from '@sillage/domain/payments/mandate.ts'
import { formatIban } from '@sillage/domain/values/iban.ts'
import type { PrintedPayment } from '../../documents/sheets/document-data.ts'
import { CREDITOR } from '../../payments/creditor.service.ts'
import type { SignedPayment } from './signed-payment.ts'

/**
 * How a contract is paid, as printed. The content that is stored and fingerprinted shows a masked IBAN, because the
 * database holds no readable IBAN. The sealed document itself shows it whole, as a mandate must.
 */
export function printedPayment(
  { plan, instalments, mandate }: SignedPayment,
  show: 'masked' | 'whole',
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
          creditorAddress: CREDITOR.addressLines,
          holder: mandate.holder,
          iban: show === 'whole' ? formatIban(mandate.iban) : mandate.masked,
        }
      : undefined,
  }
}

import type {
  Collection,
  FileHead,
  OwnAccount,
  Transfer,
} from '@sillage/domain/payments/sepa/orders.ts'
import { amountText, element, message, textElement, type Xml } from './xml-text.ts'

/** Within SEPA, a bank is identified by the IBAN alone. */
const NO_BIC = element('FinInstnId', element('Othr', textElement('Id', 'NOTPROVIDED')))

/**
 * A file of direct debits for one day: pain.008.001.08, scheme CORE, all with sequence RCUR, so that a mandate can be
 * reused.
 */
export function collectionsFile(
  head: FileHead,
  own: OwnAccount,
  orders: readonly Collection[],
): Buffer {
  const scheme = element(
    'PrvtId',
    element(
      'Othr',
      textElement('Id', own.creditorId),
      element('SchmeNm', textElement('Prtry', 'SEPA')),
    ),
  )
  return message(
    'pain.008.001.08',
    element(
      'CstmrDrctDbtInitn',
      groupHeader(head, own, orders),
      element(
        'PmtInf',
        textElement('PmtInfId', head.messageId),
        textElement('PmtMtd', 'DD'),
        ...totals(orders),
        element(
          'PmtTpInf',
          element('SvcLvl', textElement('Cd', 'SEPA')),
          element('LclInstrm', textElement('Cd', 'CORE')),
          textElement('SeqTp', 'RCUR'),
        ),
        textElement('ReqdColltnDt', head.on.toString()),
        element('Cdtr', textElement('Nm', own.name)),
        element('CdtrAcct', accountId(own.iban)),
        element('CdtrAgt', NO_BIC),
        textElement('ChrgBr', 'SLEV'),
        element('CdtrSchmeId', element('Id', scheme)),
        ...orders.map(collection),
      ),
    ),
  )
}

/** Without an address, which is not required within the European Economic Area. */
function collection({ endToEndId, cents, mandate, name, iban, text }: Collection): Xml {
  const amended =
    mandate.formerIban === null
      ? []
      : [
          textElement('AmdmntInd', 'true'),
          element('AmdmntInfDtls', element('OrgnlDbtrAcct', accountId(mandate.formerIban))),
        ]
  return element(
    'DrctDbtTxInf',
    element('PmtId', textElement('EndToEndId', endToEndId)),
    textElement('InstdAmt Ccy="EUR"', amountText(cents)),
    element(
      'DrctDbtTx',
      element(
        'MndtRltdInf',
        textElement('MndtId', mandate.reference),
        textElement('DtOfSgntr', mandate.signedOn.toString()),
        ...amended,
      ),
    ),
    element('DbtrAgt', NO_BIC),
    element('Dbtr', textElement('Nm', name)),
    element('DbtrAcct', accountId(iban)),
    element('RmtInf', textElement('Ustrd', text)),
  )
}

/** A file of transfers for one day: pain.001.001.09. */
export function transfersFile(
  head: FileHead,
  own: OwnAccount,
  orders: readonly Transfer[],
): Buffer {
  return message(
    'pain.001.001.09',
    element(
      'CstmrCdtTrfInitn',
      groupHeader(head, own, orders),
      element(
        'PmtInf',
        textElement('PmtInfId', head.messageId),
        textElement('PmtMtd', 'TRF'),
        ...totals(orders),
        element(
          'PmtTpInf',
          element('SvcLvl', textElement('Cd', 'SEPA')),
          ...(own.paysAtOnce ? [element('LclInstrm', textElement('Cd', 'INST'))] : []),
        ),
        element('ReqdExctnDt', textElement('Dt', head.on.toString())),
        element('Dbtr', textElement('Nm', own.name)),
        element('DbtrAcct', accountId(own.iban)),
        element('DbtrAgt', NO_BIC),
        textElement('ChrgBr', 'SLEV'),
        ...orders.map(transfer),
      ),
    ),
  )
}

function transfer({ endToEndId, cents, name, iban, text }: Transfer): Xml {
  return element(
    'CdtTrfTxInf',
    element('PmtId', textElement('EndToEndId', endToEndId)),
    element('Amt', textElement('InstdAmt Ccy="EUR"', amountText(cents))),
    element('Cdtr', textElement('Nm', name)),
    element('CdtrAcct', accountId(iban)),
    element('RmtInf', textElement('Ustrd', text)),
  )
}

function groupHeader(
  { messageId, createdAt }: FileHead,
  own: OwnAccount,
  orders: readonly Transfer[],
): Xml {
  return element(
    'GrpHdr',
    textElement('MsgId', messageId),
    textElement('CreDtTm', createdAt),
    ...totals(orders),
    element('InitgPty', textElement('Nm', own.name)),
  )
}

function totals(orders: readonly Transfer[]): Xml[] {
  const cents = orders.reduce((sum, order) => sum + order.cents, 0)
  return [textElement('NbOfTxs', String(orders.length)), textElement('CtrlSum', amountText(cents))]
}

function accountId(iban: string): Xml {
  return element('Id', textElement('IBAN', iban))
}

import { BankFileFault } from './bank-file-fault.ts'
import type { BankMessage, OrdersMessage, ReadOrder, StatusMessage } from './bank-messages.ts'
import { accountOf, statementOf } from './read-statement.ts'
import { all, centsOf, one, type Tree, textAt } from './xml-tree.ts'

/** The supported kinds of message, and how each is read. */
export const KINDS: Readonly<Record<string, (document: Tree) => BankMessage>> = {
  'camt.053.001.08': (document) => {
    const root = one(document, 'BkToCstmrStmt')
    const statements = all(root, 'Stmt').map(statementOf)
    return { kind: 'statement', messageId: headText(root), statements }
  },
  'camt.054.001.08': (document) => {
    const root = one(document, 'BkToCstmrDbtCdtNtfctn')
    const statements = all(root, 'Ntfctn').map(accountOf)
    return { kind: 'notification', messageId: headText(root), statements }
  },
  'pain.002.001.10': (document) => statusOf(one(document, 'CstmrPmtStsRpt')),
  'pain.008.001.08': (document) =>
    ordersOf(one(document, 'CstmrDrctDbtInitn'), {
      kind: 'collections',
      order: 'DrctDbtTxInf',
      amount: 'InstdAmt',
      day: 'ReqdColltnDt',
      own: 'CdtrAcct',
      other: 'Dbtr',
    }),
  'pain.001.001.09': (document) =>
    ordersOf(one(document, 'CstmrCdtTrfInitn'), {
      kind: 'transfers',
      order: 'CdtTrfTxInf',
      amount: 'Amt/InstdAmt',
      day: 'ReqdExctnDt/Dt',
      own: 'DbtrAcct',
      other: 'Cdtr',
    }),
}

function headText(root: Tree): string {
  return one(root, 'GrpHdr/MsgId').text
}

function statusOf(root: Tree): StatusMessage {
  const group = one(root, 'OrgnlGrpInfAndSts')
  const blocks = all(root, 'OrgnlPmtInfAndSts')
  return {
    kind: 'status',
    messageId: headText(root),
    originalMessageId: one(group, 'OrgnlMsgId').text,
    group: textAt(group, 'GrpSts') ?? (blocks[0] ? textAt(blocks[0], 'PmtInfSts') : null),
    reasons: [group, ...blocks].flatMap((each) =>
      all(each, 'StsRsnInf/Rsn/Cd').map(({ text }) => text),
    ),
    orders: blocks
      .flatMap((block) => all(block, 'TxInfAndSts'))
      .flatMap((order) => {
        const endToEndId = textAt(order, 'OrgnlEndToEndId')
        if (endToEndId === null) return []
        const reason = textAt(order, 'StsRsnInf/Rsn/Cd')
        return [{ endToEndId, status: textAt(order, 'TxSts') ?? '', reason }]
      }),
  }
}

interface OrderNames {
  readonly kind: OrdersMessage['kind']
  readonly order: string
  readonly amount: string
  readonly day: string
  readonly own: string
  readonly other: string
}

function ordersOf(root: Tree, names: OrderNames): OrdersMessage {
  const block = one(root, 'PmtInf')
  const orders = all(block, names.order).map(
    (order): ReadOrder => ({
      endToEndId: one(order, 'PmtId/EndToEndId').text,
      cents: centsOf(one(order, names.amount)),
      name: one(order, `${names.other}/Nm`).text,
      iban: one(order, `${names.other}Acct/Id/IBAN`).text,
      text: textAt(order, 'RmtInf/Ustrd') ?? '',
      mandateReference: textAt(order, 'DrctDbtTx/MndtRltdInf/MndtId'),
    }),
  )
  const cents = orders.reduce((sum, order) => sum + order.cents, 0)
  if (
    centsOf(one(root, 'GrpHdr/CtrlSum')) !== cents ||
    one(root, 'GrpHdr/NbOfTxs').text !== String(orders.length)
  )
    throw new BankFileFault('sums')
  return {
    kind: names.kind,
    messageId: headText(root),
    on: one(block, names.day).text.slice(0, 10),
    ownIban: one(block, `${names.own}/Id/IBAN`).text,
    orders,
  }
}

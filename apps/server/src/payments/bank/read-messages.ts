import { BankFileFault } from './bank-file-fault.ts'
import type {
  BankMessage,
  Movement,
  OrdersMessage,
  ReadOrder,
  Statement,
  StatusMessage,
} from './bank-messages.ts'
import { all, centsOf, one, type Tree, textAt } from './xml-tree.ts'

/** The kinds of message that are read, and the element that holds each. */
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

function accountOf(statement: Tree) {
  return {
    id: one(statement, 'Id').text,
    iban: textAt(statement, 'Acct/Id/IBAN') ?? '',
    movements: all(statement, 'Ntry')
      // what is only announced may never be booked
      .filter((entry) => textAt(entry, 'Sts/Cd') === 'BOOK')
      .flatMap(movementsOf),
  }
}

/** What was there and what came in and left make what is there: else a part of the file is missing. */
function statementOf(tree: Tree): Statement {
  const statement = {
    ...accountOf(tree),
    opening: balanceOf(tree, ['OPBD', 'PRCD']),
    closing: balanceOf(tree, ['CLBD']),
  }
  const moved = statement.movements.reduce((sum, { cents }) => sum + cents, 0)
  if (statement.opening + moved !== statement.closing) throw new BankFileFault('sums')
  return statement
}

function balanceOf(statement: Tree, codes: readonly string[]): number {
  const balance = all(statement, 'Bal').find((each) =>
    codes.includes(textAt(each, 'Tp/CdOrPrtry/Cd') ?? ''),
  )
  if (!balance) throw new BankFileFault('structure')
  return signed(balance, centsOf(one(balance, 'Amt')))
}

function signed(tree: Tree, cents: number): number {
  return textAt(tree, 'CdtDbtInd') === 'DBIT' ? -cents : cents
}

/** An entry that tells its transactions is so many movements, and they must come to it. */
function movementsOf(entry: Tree): Movement[] {
  const cents = signed(entry, centsOf(one(entry, 'Amt')))
  const details = all(entry, 'NtryDtls/TxDtls')
  if (details.length === 0) return [movement(entry, { details: null, cents, rank: 0 })]
  const movements = details.map((each, rank) => {
    const [amount] = [...all(each, 'Amt'), ...all(each, 'AmtDtls/TxAmt/Amt')]
    // one alone is the whole
    const own = amount && details.length > 1 ? centsOf(amount) : Math.abs(cents)
    const isDebit = (textAt(each, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd')) === 'DBIT'
    return movement(entry, { details: each, cents: isDebit ? -own : own, rank })
  })
  if (movements.reduce((sum, each) => sum + each.cents, 0) !== cents)
    throw new BankFileFault('sums')
  return movements
}

function movement(
  entry: Tree,
  { details, cents, rank }: { details: Tree | null; cents: number; rank: number },
): Movement {
  const from = details ?? entry
  const side = cents > 0 ? 'Dbtr' : 'Cdtr'
  const structured = textAt(from, 'RmtInf/Strd/CdtrRefInf/Ref')
  const text = all(from, 'RmtInf/Ustrd')
    .map((each) => each.text)
    .join(' ')
  return {
    reference: textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? '',
    rank,
    cents,
    bookedOn: dayOf(entry, 'BookgDt'),
    endToEndId: known(textAt(from, 'Refs/EndToEndId')),
    batchId: details ? null : textAt(entry, 'NtryDtls/Btch/PmtInfId'),
    mandateReference: known(textAt(from, 'Refs/MndtId')),
    creditorReference: referenceIn(structured ?? text),
    returnReason: textAt(from, 'RtrInf/Rsn/Cd'),
    isFee: textAt(entry, 'BkTxCd/Domn/Fmly/SubFmlyCd') === 'CHRG',
    party: textAt(from, `RltdPties/${side}/Pty/Nm`) ?? '',
    partyIban: textAt(from, `RltdPties/${side}Acct/Id/IBAN`),
    text: structured
      ? `${structured} ${text}`.trim()
      : text || (textAt(entry, 'AddtlNtryInf') ?? ''),
  }
}

/** Who gave no id says so. */
function known(id: string | null): string | null {
  return id === null || id === 'NOTPROVIDED' ? null : id
}

/** A reference of ours, whatever spaces people type in it, and whatever they write behind: twelve of a contract, and a rank. */
function referenceIn(text: string): string | null {
  const squeezed = text.toUpperCase().replace(/[\s.-]/g, '')
  return /RF\d{2}[0-9A-F]{12}\d{2}/.exec(squeezed)?.[0] ?? null
}

function dayOf(entry: Tree, name: string): string {
  const day = textAt(entry, `${name}/Dt`) ?? textAt(entry, `${name}/DtTm`)
  if (day === null) throw new BankFileFault('structure')
  return day.slice(0, 10)
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

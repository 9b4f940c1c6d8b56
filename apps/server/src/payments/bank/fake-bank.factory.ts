import { targetDayFrom } from '@sillage/domain/payments/sepa/target-days.ts'
import type { OrdersMessage, ReadOrder } from './bank-messages.ts'
import { amountText, element, message, textElement, type Xml } from './xml-text.ts'

/** What a bank does with an order. Those that are refused never move money; those that come back move it twice. */
const FATES = {
  paid: {},
  AC01: { isRefused: true },
  AM05: { isRefused: true },
  BE05: { isRefused: true },
  RR01: { isRefused: true },
  AM04: { isBackAfter: 1 },
  AC04: { isBackAfter: 1 },
  MD06: { isBackAfter: 49 },
  MD01: { isBackAfter: 360 },
} as const satisfies Readonly<
  Record<string, { readonly isRefused?: true; readonly isBackAfter?: number }>
>
export type Fate = keyof typeof FATES

interface FateRule {
  readonly isRefused?: true
  readonly isBackAfter?: number
}

/** A movement of a statement to be. */
export interface FakeMovement {
  readonly cents: number
  readonly on: Temporal.PlainDate
  readonly reference: string
  readonly endToEndId?: string | undefined
  readonly mandateReference?: string | undefined
  readonly party?: string | undefined
  readonly partyIban?: string | undefined
  readonly text?: string | undefined
  readonly reason?: string | undefined
  readonly isFee?: boolean
}

/** What a bank answers to a file of ours: at once by pain.002, then by what it books, day by day. */
export function answerOrders(
  orders: OrdersMessage,
  {
    fateOf = () => 'paid',
    group,
  }: { fateOf?: (order: ReadOrder, rank: number) => Fate; group?: 'RVCM' } = {},
): { status: Buffer; movements: FakeMovement[] } {
  const fates = orders.orders.map((order, rank) => ({ order, fate: fateOf(order, rank) }))
  const refused = fates.filter(({ fate }) => ruleOf(fate).isRefused)
  const status = statusFile(orders, {
    group:
      group ?? (refused.length === 0 ? 'ACCP' : refused.length < fates.length ? 'PART' : 'RJCT'),
    refused: refused.map(({ order, fate }) => ({ endToEndId: order.endToEndId, reason: fate })),
  })
  if (group === 'RVCM') return { status, movements: [] }
  const sign = orders.kind === 'collections' ? 1 : -1
  const on = Temporal.PlainDate.from(orders.on)
  const movements = fates.flatMap(({ order, fate }): FakeMovement[] => {
    const rule = ruleOf(fate)
    if (rule.isRefused) return []
    const booked = {
      cents: sign * order.cents,
      on,
      reference: `B${order.endToEndId.slice(0, 30)}`,
      endToEndId: order.endToEndId,
      mandateReference: order.mandateReference ?? undefined,
      party: order.name,
      partyIban: order.iban,
      text: order.text,
    }
    if (rule.isBackAfter === undefined) return [booked]
    const back = {
      ...booked,
      cents: -booked.cents,
      on: targetDayFrom(on.add({ days: rule.isBackAfter })),
      reference: `R${order.endToEndId.slice(0, 30)}`,
      reason: fate,
    }
    return [booked, back]
  })
  return { status, movements }
}

function ruleOf(fate: Fate): FateRule {
  return FATES[fate]
}

const reason = (code: string) => element('StsRsnInf', element('Rsn', textElement('Cd', code)))

function statusFile(
  orders: OrdersMessage,
  { group, refused }: { group: string; refused: readonly { endToEndId: string; reason: string }[] },
): Buffer {
  const original = orders.kind === 'collections' ? 'pain.008.001.08' : 'pain.001.001.09'
  const blocks =
    refused.length === 0
      ? []
      : [
          element(
            'OrgnlPmtInfAndSts',
            textElement('OrgnlPmtInfId', orders.messageId),
            ...refused.map((each) =>
              element(
                'TxInfAndSts',
                textElement('OrgnlEndToEndId', each.endToEndId),
                textElement('TxSts', 'RJCT'),
                reason(each.reason),
              ),
            ),
          ),
        ]
  return message(
    'pain.002.001.10',
    element(
      'CstmrPmtStsRpt',
      element(
        'GrpHdr',
        textElement('MsgId', `S${orders.messageId.slice(0, 34)}`),
        textElement('CreDtTm', `${orders.on}T06:00:00`),
      ),
      element(
        'OrgnlGrpInfAndSts',
        textElement('OrgnlMsgId', orders.messageId),
        textElement('OrgnlMsgNmId', original),
        textElement('GrpSts', group),
      ),
      ...blocks,
    ),
  )
}

interface FakeStatement {
  readonly id: string
  readonly iban: string
  readonly opening: number
  readonly movements: readonly FakeMovement[]
  /** Unless told: that of the last movement. */
  readonly on?: Temporal.PlainDate
  /** camt.054 tells without balances. */
  readonly isNotification?: boolean
}

/** A statement, or a notification, of what is booked. */
export function statementFile(statement: FakeStatement): Buffer {
  const { id, iban, opening, movements, isNotification = false } = statement
  const on = statement.on ?? movements.at(-1)?.on ?? Temporal.PlainDate.from('2026-12-01')
  const closing = movements.reduce((sum, { cents }) => sum + cents, opening)
  const createdAt = textElement('CreDtTm', `${on.toString()}T07:00:00`)
  const [kind, root, each] = isNotification
    ? ['camt.054.001.08', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn']
    : ['camt.053.001.08', 'BkToCstmrStmt', 'Stmt']
  const balances = isNotification
    ? []
    : [balance('OPBD', { cents: opening, on }), balance('CLBD', { cents: closing, on })]
  return message(
    kind ?? '',
    element(
      root ?? '',
      element('GrpHdr', textElement('MsgId', `M${id}`), createdAt),
      element(
        each ?? '',
        textElement('Id', id),
        createdAt,
        element('Acct', element('Id', textElement('IBAN', iban))),
        ...balances,
        ...movements.map(entry),
      ),
    ),
  )
}

function balance(code: string, { cents, on }: { cents: number; on: Temporal.PlainDate }): Xml {
  return element(
    'Bal',
    element('Tp', element('CdOrPrtry', textElement('Cd', code))),
    ...sided(cents),
    element('Dt', textElement('Dt', on.toString())),
  )
}

function sided(cents: number): Xml[] {
  return [
    textElement('Amt Ccy="EUR"', amountText(Math.abs(cents))),
    textElement('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT'),
  ]
}

function entry(movement: FakeMovement): Xml {
  const day = element('BookgDt', textElement('Dt', movement.on.toString()))
  const side = movement.cents > 0 ? 'Dbtr' : 'Cdtr'
  const refs = [
    textElement('EndToEndId', movement.endToEndId ?? 'NOTPROVIDED'),
    ...(movement.mandateReference ? [textElement('MndtId', movement.mandateReference)] : []),
  ]
  const parties = [
    ...(movement.party ? [element(side, element('Pty', textElement('Nm', movement.party)))] : []),
    ...(movement.partyIban
      ? [element(`${side}Acct`, element('Id', textElement('IBAN', movement.partyIban)))]
      : []),
  ]
  return element(
    'Ntry',
    ...sided(movement.cents),
    element('Sts', textElement('Cd', 'BOOK')),
    day,
    textElement('AcctSvcrRef', movement.reference),
    element('BkTxCd', ...(movement.isFee ? [feeCode()] : [])),
    element(
      'NtryDtls',
      element(
        'TxDtls',
        element('Refs', ...refs),
        ...sided(movement.cents),
        ...(parties.length > 0 ? [element('RltdPties', ...parties)] : []),
        ...(movement.text ? [element('RmtInf', textElement('Ustrd', movement.text))] : []),
        ...(movement.reason
          ? [element('RtrInf', element('Rsn', textElement('Cd', movement.reason)))]
          : []),
      ),
    ),
  )
}

/** Payments, miscellaneous debit operations, charges. */
function feeCode(): Xml {
  return element(
    'Domn',
    textElement('Cd', 'PMNT'),
    element('Fmly', textElement('Cd', 'MDOP'), textElement('SubFmlyCd', 'CHRG')),
  )
}

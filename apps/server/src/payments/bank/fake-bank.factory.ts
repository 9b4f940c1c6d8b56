import { targetDayFrom } from '@sillage/domain/payments/sepa/target-days.ts'
import type { OrdersMessage, ReadOrder } from './bank-messages.ts'
import type { FakeMovement } from './fake-statement.factory.ts'
import { element, message, textElement } from './xml-text.ts'

/**
 * What a bank does with an order. Refused orders never move money; returned ones move it twice. `partial` and
 * `duplicate` are mistakes of the bank: half of the amount, or the whole booked twice.
 */
const FATES = {
  paid: {},
  partial: { isHalf: true },
  duplicate: { isTwice: true },
  AC01: { isRefused: true },
  AM05: { isRefused: true },
  BE05: { isRefused: true },
  RR01: { isRefused: true },
  AM04: { isBackAfter: 1 },
  AC04: { isBackAfter: 1 },
  MD06: { isBackAfter: 49 },
  MD01: { isBackAfter: 360 },
} as const satisfies Readonly<Record<string, FateRule>>
export type Fate = keyof typeof FATES

interface FateRule {
  readonly isRefused?: true
  readonly isBackAfter?: number
  readonly isHalf?: true
  readonly isTwice?: true
}

/** A simulated bank's answer to a file of ours: a pain.002 at once, then booked movements, day by day. */
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
      cents: sign * (rule.isHalf ? Math.ceil(order.cents / 2) : order.cents),
      on,
      reference: `${rule.isHalf ? 'H' : 'B'}${order.endToEndId.slice(0, 30)}`,
      endToEndId: order.endToEndId,
      mandateReference: order.mandateReference ?? undefined,
      party: order.name,
      partyIban: order.iban,
      text: order.text,
    }
    if (rule.isTwice) return [booked, { ...booked, reference: `D${booked.reference.slice(1)}` }]
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

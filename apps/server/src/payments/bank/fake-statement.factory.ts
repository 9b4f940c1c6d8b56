import { amountText, element, message, textElement, type Xml } from './xml-text.ts'

/** A movement to put in a statement. */
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

interface FakeStatement {
  readonly id: string
  readonly iban: string
  readonly opening: number
  readonly movements: readonly FakeMovement[]
  /** By default, the day of the last movement. */
  readonly on?: Temporal.PlainDate
  /** A camt.054, which has no balances. */
  readonly isNotification?: boolean
}

/** A statement, or a notification, of booked movements. */
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
  // a return keeps the original roles: the payer is still the debtor
  const isFromThem = movement.cents > 0 === (movement.reason === undefined)
  const side = isFromThem ? 'Dbtr' : 'Cdtr'
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

/** ISO 20022 codes: payments, miscellaneous debit operations, charges. */
function feeCode(): Xml {
  return element(
    'Domn',
    textElement('Cd', 'PMNT'),
    element('Fmly', textElement('Cd', 'MDOP'), textElement('SubFmlyCd', 'CHRG')),
  )
}

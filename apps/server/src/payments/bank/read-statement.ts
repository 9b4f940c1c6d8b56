import { creditorReference } from '@sillage/domain/payments/creditor-reference.ts'
import { restFromWork } from '../../platform/give-way.ts'
import { BankFileFault } from './bank-file-fault.ts'
import type { Movement, Statement } from './bank-messages.ts'
import { all, centsOf, one, type Tree, textAt } from './xml-tree.ts'

/** An account and what was booked on it. */
export function accountOf(statement: Tree) {
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
export function statementOf(tree: Tree): Statement {
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
  restFromWork()
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
  const returnReason = textAt(from, 'RtrInf/Rsn/Cd')
  // what is given back names the parties of what was paid: the other one stands on the other side
  const isFromThem = cents > 0 === (returnReason === null)
  const side = isFromThem ? 'Dbtr' : 'Cdtr'
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
    creditorReference: referenceIn([structured ?? '', text]),
    returnReason,
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

/**
 * A reference of ours, whatever spaces people type in it, and whatever they write around: twelve characters of a contract
 * and a rank, or twelve of a recovery. Of several, none: a person shares what came between them.
 */
function referenceIn(texts: readonly string[]): string | null {
  const found = texts
    .flatMap((text) => {
      const squeezed = text.toUpperCase().replace(/[\s.-]/g, '')
      return squeezed.match(/RF\d{2}(?:[0-9A-F]{12}\d{2}|REC[0-9A-F]{12})/g) ?? []
    })
    .filter((reference) => creditorReference(reference.slice(4)) === reference)
  const [first, ...others] = new Set(found)
  return first !== undefined && others.length === 0 ? first : null
}

function dayOf(entry: Tree, name: string): string {
  const day = textAt(entry, `${name}/Dt`) ?? textAt(entry, `${name}/DtTm`)
  if (day === null) throw new BankFileFault('structure')
  return day.slice(0, 10)
}

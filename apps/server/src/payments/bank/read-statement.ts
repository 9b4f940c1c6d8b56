import { creditorReference } from '@sillage/domain/payments/creditor-reference.ts'
import { pauseThread } from '../../platform/give-way.ts'
import { BankFileFault } from './bank-file-fault.ts'
import type { Movement, Statement } from './bank-messages.ts'
import { all, centsOf, one, type Tree, textAt } from './xml-tree.ts'

/** An account and its booked movements. */
export function accountOf(statement: Tree) {
  return {
    id: one(statement, 'Id').text,
    iban: textAt(statement, 'Acct/Id/IBAN') ?? '',
    movements: all(statement, 'Ntry')
      // announced entries may never be booked
      .filter((entry) => textAt(entry, 'Sts/Cd') === 'BOOK')
      .flatMap(movementsOf),
  }
}

/**
 * Reads a statement. Its opening balance plus its movements must equal its closing balance, or part of the file is
 * missing.
 */
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

/** The movements of an entry: one for each transaction it lists, whose sum must equal the entry's. */
function movementsOf(entry: Tree): Movement[] {
  pauseThread()
  const cents = signed(entry, centsOf(one(entry, 'Amt')))
  const details = all(entry, 'NtryDtls/TxDtls')
  if (details.length === 0) return [movement(entry, { details: null, cents, rank: 0 })]
  const movements = details.map((each, rank) => {
    const [amount] = [...all(each, 'Amt'), ...all(each, 'AmtDtls/TxAmt/Amt')]
    // a single transaction has the amount of the entry
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
  // a return keeps the original roles, so the other party is on the opposite side
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

/** Null for the placeholder that banks use when no id was given. */
function known(id: string | null): string | null {
  return id === null || id === 'NOTPROVIDED' ? null : id
}

/**
 * Finds one of our references in free text, ignoring spaces, dots and dashes: RF, two digits, then twelve characters of
 * a contract and a rank, or REC and twelve of a recovery. Null when there are several: a person must then split the
 * payment.
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

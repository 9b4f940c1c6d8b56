import { circumstanceLabel, impactLabel } from '@sillage/domain/claims/statement/circumstances.ts'
import { type Proposal, proposeFault } from '@sillage/domain/claims/statement/proposal.ts'
import { missingToSign, SIDES, type Statement } from '@sillage/domain/claims/statement/statement.ts'
import type { StatementReply, StatementView } from '@sillage/wire/claims/statement.ts'
import type { StatementRow } from '../../platform/database/tables/claims/tables-statements.ts'
import { PROPOSAL_TEXTS } from './statement.messages.ts'

/** A statement not begun yet: what is already known, without signatures. */
export function presentNew(statement: Statement): StatementView {
  return {
    version: 0,
    ...writeStatement(statement),
    sketch: null,
    signed: { a: null, b: null },
    guest_until: null,
  }
}

export function presentStatement(row: StatementRow): StatementView {
  return {
    version: row.version,
    ...writeStatement(statementOf(row)),
    sketch: row.sketch && `data:image/png;base64,${row.sketch.toString('base64')}`,
    signed: {
      a: signature(row.signed_a_by, row.signed_a_at, row.signed_a_given_at),
      b: signature(row.signed_b_by, row.signed_b_at, row.signed_b_given_at),
    },
    guest_until: row.guest_until?.toISOString() ?? null,
  }
}

/** A fault proposal in words, with all its evidence. */
export function presentProposal(row: StatementRow): NonNullable<StatementReply['proposal']> {
  const statement = statementOf(row)
  const proposal = proposeFault(statement, { isSigned: isLocked(row) })
  if (proposal.case === null) return { case: null, fault: null, text: proposal.why, evidence: [] }
  return {
    case: proposal.case,
    fault: proposal.fault,
    text: proposal.rule,
    evidence: evidenceOf(statement, proposal),
  }
}

export function isLocked(row: Pick<StatementRow, 'signed_a_at' | 'signed_b_at'>): boolean {
  return row.signed_a_at !== null && row.signed_b_at !== null
}

export function statementOf({ shared, side_a, side_b }: StatementRow): Statement {
  return { shared, a: side_a, b: side_b }
}

function writeStatement({ shared, a, b }: Statement) {
  return {
    shared,
    a: { ...a, texts: { ...a.texts }, circumstances: [...a.circumstances] },
    b: { ...b, texts: { ...b.texts }, circumstances: [...b.circumstances] },
    missing: { a: missingToSign({ shared }, a), b: missingToSign({ shared }, b) },
  }
}

function signature(by: string | null, at: Date | null, givenAt: Date | null) {
  return by !== null && at !== null
    ? { by, at: at.toISOString(), given_at: givenAt?.toISOString() ?? null }
    : null
}

/** The ticked boxes first, then the written remarks. */
function evidenceOf(statement: Statement, proposal: Proposal & { case: number }): string[] {
  const sides = SIDES.map((side) => [side.toUpperCase(), statement[side]] as const)
  return [
    ...proposal.boxes.map(({ side, number }) =>
      PROPOSAL_TEXTS.box(side.toUpperCase(), number, circumstanceLabel(number)),
    ),
    ...sides.flatMap(([name, { impact }]) =>
      impact === null ? [] : [PROPOSAL_TEXTS.impact(name, impactLabel(impact))],
    ),
    ...sides.flatMap(([name, { texts }]) =>
      texts.remarks ? [PROPOSAL_TEXTS.remarks(name, texts.remarks)] : [],
    ),
    ...(statement.shared.witnesses ? [PROPOSAL_TEXTS.witnesses(statement.shared.witnesses)] : []),
  ]
}

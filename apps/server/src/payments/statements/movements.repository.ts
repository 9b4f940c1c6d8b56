import type { Closing } from '@sillage/domain/payments/receipt.ts'
import { sql } from 'kysely'
import { bearsAll, shownName } from '../../platform/database/account-columns.ts'
import type { Database } from '../../platform/database/database.ts'
import { TAXES } from './statements.messages.ts'

export interface OpenMovement {
  readonly id: string
  readonly cents: number
  readonly booked_on: string
  readonly party: string
  readonly label: string
  readonly reason: string | null
  /** The due, recovery, transfer or declaration that it is proposed to pay. */
  readonly proposed_id: string | null
  readonly proposed_contract: string | null
  /** The account that owes it, or the debtor of the recovery. */
  readonly proposed_name: string | null
  readonly proposed_claim: string | null
  /** In cents: the part that exceeds all that the proposed policy owes, and will be refunded. */
  readonly beyond: number
  readonly closing: Closing | null
  readonly closing_reason: string | null
  readonly proposed_by: string | null
  readonly proposer: string | null
}

/** Names a proposal: what is to be paid, or how the movement is to be closed and why. */
export function proposalSeen(
  id: string | null,
  { closing, closing_reason }: Pick<OpenMovement, 'closing' | 'closing_reason'>,
): string {
  return closing === null ? (id ?? '') : `${closing}: ${closing_reason ?? ''}`
}

/** The unmatched movements, oldest first. */
export async function findUnmatched(database: Database, limit: number): Promise<OpenMovement[]> {
  const { rows } = await sql<OpenMovement>`
    select movement.id, movement.cents::float8 as cents, movement.booked_on, movement.party, movement.label,
      movement.reason, coalesce(proposed_due_id, proposed_recovery_id, proposed_transfer_id, proposed_declaration_id) as proposed_id,
      due.contract_id as proposed_contract,
      coalesce(case when account.id is not null then ${shownName('account')} end, recovery.debtor, transfer.partner, ${TAXES} || to_char(declaration.month, 'MM/YYYY')) as proposed_name, recovery.claim_id as proposed_claim,
      movement.proposed_by, case when proposer.id is not null then ${shownName('proposer')} end as proposer, movement.closing, movement.closing_reason,
      case when due.id is null then 0 else greatest(0, movement.cents - (
        select coalesce(sum(greatest(owed.cents, 0)), 0) from due beside cross join lateral (
          select coalesce(sum(cents), 0) as cents from ledger_line
          where due_id = beside.id and account = 'policyholders') owed
        where beside.policy_id = due.policy_id
          and (beside.id = due.id or (beside.issued_at is not null and beside.voided_at is null)))) end::float8 as beyond
    from bank_movement movement
      left join due on due.id = movement.proposed_due_id
      left join account on account.id = due.account_id
      left join claim_recovery recovery on recovery.id = movement.proposed_recovery_id
      left join partner_transfer transfer on transfer.id = movement.proposed_transfer_id
      left join tax_declaration declaration on declaration.id = movement.proposed_declaration_id
      left join account proposer on proposer.id = movement.proposed_by
    where movement.matched_at is null order by movement.booked_on, movement.id limit ${limit}`.execute(
    database,
  )
  return rows
}

export async function holdMovement(transaction: Database, id: string) {
  const row = await transaction
    .selectFrom('bank_movement')
    .select([
      'id',
      'cents',
      'booked_on',
      'matched_at',
      'proposed_due_id',
      'proposed_recovery_id',
      'proposed_transfer_id',
      'proposed_declaration_id',
      'proposed_by',
      'closing',
      'closing_reason',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, cents: Number(row.cents) }
}

/**
 * What a movement pays: a due, a recovery, a transfer to a partner or a tax declaration; or how one that pays nothing
 * of ours is closed.
 */
export type Matter =
  | { readonly kind: 'due'; readonly id: string }
  | { readonly kind: 'recovery'; readonly id: string }
  | { readonly kind: 'transfer'; readonly id: string }
  | { readonly kind: 'declaration'; readonly id: string }
  | { readonly kind: 'closing'; readonly closing: Closing; readonly reason: string }

const idOf = (matter: Matter, kind: Exclude<Matter['kind'], 'closing'>) =>
  matter.kind === kind ? matter.id : null

export async function proposeMatch(
  transaction: Database,
  { id, matter, by }: { id: string; matter: Matter; by: string },
) {
  await transaction
    .updateTable('bank_movement')
    .set({
      proposed_due_id: idOf(matter, 'due'),
      proposed_recovery_id: idOf(matter, 'recovery'),
      proposed_transfer_id: null,
      proposed_declaration_id: null,
      closing: matter.kind === 'closing' ? matter.closing : null,
      closing_reason: matter.kind === 'closing' ? matter.reason : null,
      proposed_by: by,
    })
    .where('id', '=', id)
    .execute()
}

export interface FoundDue {
  readonly id: string
  readonly contract_id: string
  readonly name: string
  readonly reference: string
  readonly due_on: string
  readonly owed: number
}

/** What is owed, searched by the debtor's name or by the due's reference. */
export async function searchOwed(
  database: Database,
  { words, reference, limit }: { words: readonly string[]; reference: string; limit: number },
): Promise<FoundDue[]> {
  const { rows } = await sql<FoundDue>`
    select due.id, due.contract_id, ${shownName('account')} as name, due.reference, due.due_on, owed.cents::float8 as owed
    from due
      join account on account.id = due.account_id
      cross join lateral (
        select coalesce(sum(cents), 0) as cents from ledger_line
        where due_id = due.id and account = 'policyholders') owed
    where due.issued_at is not null and due.voided_at is null and owed.cents > 0
      and (${bearsAll(words)} or due.reference like ${reference})
    order by due.due_on, due.id limit ${limit}`.execute(database)
  return rows
}

export async function matchByHand(
  transaction: Database,
  { id, matter, by, at }: { id: string; matter: Matter; by: string; at: Date },
) {
  await transaction
    .updateTable('bank_movement')
    .set({
      due_id: idOf(matter, 'due'),
      recovery_id: idOf(matter, 'recovery'),
      transfer_id: idOf(matter, 'transfer'),
      declaration_id: idOf(matter, 'declaration'),
      matched_by_rule: 'person',
      matched_by: by,
      matched_at: at,
    })
    .where('id', '=', id)
    .execute()
}

/** Erases the party and text of unmatched movements booked before a day; amount and day are kept. */
export async function forgetStrangers(database: Database, before: string) {
  await database
    .updateTable('bank_movement')
    .set({
      party: '',
      label: '',
      end_to_end_id: null,
      payer_sealed: null,
      party_iban_index: null,
      closing_reason: sql`case when closing is not null then '-' end`,
    })
    .where('booked_on', '<', before)
    .where('order_id', 'is', null)
    .where('batch_id', 'is', null)
    .where('due_id', 'is', null)
    .where('recovery_id', 'is', null)
    .where('transfer_id', 'is', null)
    .where('declaration_id', 'is', null)
    .where((movement) =>
      movement.or([
        movement('party', '<>', ''),
        movement('label', '<>', ''),
        movement('payer_sealed', 'is not', null),
      ]),
    )
    .execute()
}

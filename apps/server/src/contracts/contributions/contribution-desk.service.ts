import { handedOverLines } from '@sillage/domain/payments/ledger.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import { cleanLine } from '@sillage/domain/values/line.ts'
import { toEuros } from '@sillage/domain/values/money.ts'
import type {
  ContributionsState,
  contributionDesk,
  HandledContribution,
} from '@sillage/wire/contracts/contribution-desk.ts'
import type { Body, Query } from '@sillage/wire/http/route.ts'
import { recordAudit, recordListing } from '../../audit/audit.service.ts'
import { namesOf } from '../../payments/contract-names.service.ts'
import { post } from '../../payments/ledger.service.ts'
import { expectPartnerTransfer } from '../../payments/partners/partner-transfers.service.ts'
import { csvOf } from '../../platform/csv.ts'
import { inTransaction, violates } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import {
  findHandled,
  findHandledOf,
  type HandledRow,
  sumEntries,
} from './contribution-desk.repository.ts'
import { CONTRIBUTION_CSV, CONTRIBUTION_REFUSALS } from './contributions.messages.ts'
import { insertEntries } from './contributions.repository.ts'

const MOST_IN_CSV = 100_000

export async function contributionsState(
  context: RequestContext,
  { page = 1, limit = 50, step }: Query<typeof contributionDesk.list>,
): Promise<ContributionsState> {
  const { database, now } = context
  const today = dayInParis(now)
  const sums = await sumEntries(database)
  const { rows, total } = await findHandled(database, {
    today,
    step,
    limit,
    offset: (page - 1) * limit,
  })
  await noteListing(context, { found: total, step: step ?? '' })
  const names = await namesOf(
    database,
    rows.map((row) => row.contract_id),
  )
  return {
    totals: {
      bought: toEuros(sums.bought),
      given_back: toEuros(sums.given_back),
      collected: toEuros(sums.collected),
      handed_over: toEuros(sums.handed_over),
    },
    contributions: rows.map((row) => present(row, names.get(row.contract_id) ?? '')),
    total,
  }
}

export async function contributionsCsv(context: RequestContext): Promise<Uint8Array> {
  const { rows } = await findHandled(context.database, {
    today: dayInParis(context.now),
    limit: MOST_IN_CSV,
    offset: 0,
  })
  await noteListing(context, { found: rows.length, step: 'csv' })
  return csvOf([
    CONTRIBUTION_CSV.heads,
    ...rows.map((row) => [
      row.contract_id,
      CONTRIBUTION_CSV.options[row.option],
      dayOf(row.bought_at),
      row.last_day,
      row.kg,
      toEuros(row.bought_cents),
      toEuros(row.given_back_cents),
      toEuros(row.bought_cents - row.given_back_cents),
      row.collected_at && dayOf(row.collected_at),
      row.handed_over_at && dayOf(row.handed_over_at),
      row.partner,
      row.certificate,
    ]),
  ])
}

/** Records that what is left of some contributions was received. */
export function collectContributions(
  context: RequestContext,
  { contract_ids: ids }: Body<typeof contributionDesk.collect>,
): Promise<number> {
  return record(context, { ids, from: 'to_collect', entry: { kind: 'collected' } })
}

/**
 * Records that what is left of some contributions was paid to a partner, with the partner's certificate for all of
 * them.
 */
export function handOverContributions(
  context: RequestContext,
  { contract_ids: ids, partner, certificate }: Body<typeof contributionDesk.handOver>,
): Promise<number> {
  const named = { partner: cleanLine(partner), certificate: cleanLine(certificate) }
  if (named.partner === '' || named.certificate === '')
    throw refuse({ code: 'contribution.unnamed', message: CONTRIBUTION_REFUSALS.unnamed })
  return record(context, { ids, from: 'to_hand_over', entry: { kind: 'handed_over', ...named } })
}

function moved() {
  return refuse({ code: 'contribution.moved', message: CONTRIBUTION_REFUSALS.moved }, 409)
}

interface Record {
  readonly ids: readonly string[]
  /** The step that all of them must be at. */
  readonly from: HandledContribution['step']
  readonly entry:
    | { readonly kind: 'collected' }
    | {
        readonly kind: 'handed_over'
        readonly partner: string
        readonly certificate: string
      }
}

/** All or none: throws 409 when one of them is at another step by now. */
function record(context: RequestContext, { ids, from, entry }: Record): Promise<number> {
  const { session, now } = context
  const at = new Date(now.epochMilliseconds)
  const wanted = [...new Set(ids)]
  return inTransaction(context.database, async (transaction) => {
    const rows = await findHandledOf(transaction, { today: dayInParis(now), ids: wanted })
    if (rows.length < wanted.length || rows.some(({ step }) => step !== from)) throw moved()
    await insertEntries(
      transaction,
      rows.map((row) => ({
        contract_id: row.contract_id,
        cents: row.bought_cents - row.given_back_cents,
        kg: row.kg,
        recorded_by: session.account.id,
        at,
        ...entry,
      })),
    ).catch((error: unknown) => {
      // somebody else has recorded one of them since they were read
      throw violates(error, 'contribution_entry_contract_id_kind_key') ? moved() : error
    })
    if (entry.kind === 'handed_over') {
      const cents = rows.reduce((sum, row) => sum + row.bought_cents - row.given_back_cents, 0)
      const { partner, certificate } = entry
      await expectPartnerTransfer(transaction, { partner, certificate, cents }, at)
      await post(
        transaction,
        rows.map((row) => ({
          event: 'climate.handed_over',
          source: row.contract_id,
          policyId: row.policy_id,
          on: dayInParis(now),
          lines: handedOverLines(row.bought_cents - row.given_back_cents),
        })),
        at,
      )
    }
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: `contribution.${entry.kind}`,
      subjectKind: 'contribution',
      subjectId: '',
      detail: { contracts: wanted.length, ...entry },
    })
    return rows.length
  })
}

function noteListing(
  { database, session }: RequestContext,
  { found, step }: { readonly found: number; readonly step: string },
) {
  return recordListing(database, {
    actorId: session.account.id,
    action: 'contribution.listed',
    subjectKind: 'contribution',
    subjectId: '',
    filter: step === '' ? {} : { step },
    found,
  })
}

function present(row: HandledRow, name: string): HandledContribution {
  const { handed_over_at: at, partner, certificate } = row
  return {
    contract_id: row.contract_id,
    contract: name,
    option: row.option,
    bought_at: row.bought_at.toISOString(),
    last_day: row.last_day,
    bought: toEuros(row.bought_cents),
    given_back: toEuros(row.given_back_cents),
    remaining: toEuros(row.bought_cents - row.given_back_cents),
    step: row.step,
    collected_at: row.collected_at?.toISOString() ?? null,
    handed_over:
      at && partner && certificate ? { at: at.toISOString(), partner, certificate } : null,
  }
}

function dayOf(date: Date): string {
  return dayInParis(date.toTemporalInstant()).toString()
}

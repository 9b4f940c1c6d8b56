import {
  isSignalShown,
  judgementRefusal,
  type Signal,
  signalsOf,
} from '@sillage/domain/claims/desk/signals.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { ClaimDetail } from '@sillage/wire/claims/claim-detail.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Body } from '@sillage/wire/http/route.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { claimNamesOf } from '../../payments/contract-names.service.ts'
import { type Database, inTransaction } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { ReadableClaim } from '../access/claim-access.repository.ts'
import { lockClaim, mustHandle } from '../access/claims.access.ts'
import type { Named } from '../access/people.repository.ts'
import { personOf } from '../outcome/claim-timeline.ts'
import {
  deleteJudgement,
  findEarlierClaims,
  findJudgements,
  findLine,
  findSeenDocuments,
  insertJudgement,
} from './signals.repository.ts'

type Judgement = Awaited<ReturnType<typeof findJudgements>>[number]

/** A signal that is shown, with a person's judgement of it. */
export interface JudgedSignal {
  readonly signal: Signal
  readonly judgement: Judgement | undefined
  /** What people call the claims that it refers to, in their order. */
  readonly claimNames: readonly string[]
}

/** The signals of a claim that are shown on a day. */
export async function findSignals(
  database: Database,
  { claim, today }: { readonly claim: ReadableClaim; readonly today: Temporal.PlainDate },
): Promise<readonly JudgedSignal[]> {
  const line = await findLine(database, claim)
  const earlier = await findEarlierClaims(database, { claim, lineId: line.id })
  const documents = await findSeenDocuments(database, claim)
  const judgements = await findJudgements(database, claim.id)
  const signals = signalsOf({
    signed: dayInParis(line.created_at.toTemporalInstant()),
    incident: Temporal.PlainDate.from(claim.incident_date),
    declared: dayInParis(claim.declared_at.toTemporalInstant()),
    ownerIsCompany: line.kind === 'professionnel',
    earlier: earlier.map((one) => ({
      id: one.id,
      incident: Temporal.PlainDate.from(one.incident_date),
      isOfSameChain: Boolean(one.is_of_same_chain),
    })),
    documents: documents.map((one) => ({
      fileId: one.file_id,
      name: one.name,
      sent: dayInParis(one.sent_at.toTemporalInstant()),
      claimId: one.claim_id,
      isOfSameOwner: one.is_of_same_owner,
    })),
  })
  const names = await claimNamesOf(
    database,
    signals.flatMap((signal) => signal.claims),
  )
  return signals
    .map((signal) => ({
      signal,
      claimNames: signal.claims.map((id) => names.get(id) ?? ''),
      judgement: judgements.find(
        (one) => one.kind === signal.kind && one.file_id === signal.fileId,
      ),
    }))
    .filter(({ signal, judgement }) =>
      isSignalShown(signal, { verdict: judgement?.verdict ?? null, today }),
    )
}

export function presentSignals(
  signals: readonly JudgedSignal[],
  names: ReadonlyMap<string, Named>,
): NonNullable<ClaimDetail['desk']>['signals'] {
  return signals.map(({ signal, judgement, claimNames }) => ({
    kind: signal.kind,
    file_id: signal.fileId,
    text: signal.text,
    claims: [...signal.claims],
    claim_names: [...claimNames],
    judgement: judgement
      ? {
          verdict: judgement.verdict,
          word: judgement.word,
          by: personOf(names, judgement.judged_by),
          at: judgement.judged_at.toISOString(),
        }
      : null,
  }))
}

/** Records a person's judgement of a signal; null removes it. */
export function judgeSignal(
  context: RequestContext,
  { id, kind, file_id: fileId, verdict, word }: Body<typeof claims.judgeSignal> & { id: string },
): Promise<void> {
  const { session, now } = context
  return inTransaction(context.database, async (transaction) => {
    const opened = await lockClaim(transaction, { id, session })
    mustHandle(opened)
    const { claim } = opened
    const shown = await findSignals(transaction, { claim, today: dayInParis(now) })
    const met = shown.find(({ signal }) => signal.kind === kind && signal.fileId === fileId)
    const refusal = judgementRefusal(met?.signal, { verdict, word })
    if (refusal) throw refuse(refusal)
    const judged = { claim_id: claim.id, kind, file_id: fileId }
    await deleteJudgement(transaction, judged)
    if (verdict)
      await insertJudgement(transaction, {
        ...judged,
        verdict,
        // of a signal without consequence, keep only that it was looked at
        word: verdict === 'kept' ? word : '',
        judged_by: session.account.id,
        judged_at: dateOf(now),
      })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'claim.signal_judged',
      subjectKind: 'claim',
      subjectId: claim.id,
      detail: { kind, verdict },
    })
  })
}

import {
  RETENTION,
  RETENTION_KEYS,
  type RetentionKey,
  retentionCutoff,
} from '@sillage/domain/personal-data/retention.ts'
import { dayInParis } from '@sillage/domain/values/day.ts'
import type { RetentionLine } from '@sillage/wire/personal-data.ts'
import { unusablePassword } from '../accounts/presence/password-proof.service.ts'
import { forgetWhoActed, recordAudit, recordListing } from '../audit/audit.service.ts'
import { forReports, inTransaction } from '../platform/database/database.ts'
import { startOf } from '../platform/database/timestamps.ts'
import type { RequestContext, WorkContext } from '../platform/http/request-context.ts'
import { closeAccounts } from './closing.repository.ts'
import { countDue, dueCondition, eraseDue, lapsedCondition } from './retention.repository.ts'

/** What a run would erase now; the request is audited. */
export async function readRetention(context: RequestContext): Promise<RetentionLine[]> {
  const { database, now, session } = context
  const lines = await previewRetention({ database: forReports(database), now })
  await recordListing(database, {
    actorId: session.account.id,
    action: 'retention.read',
    subjectKind: 'retention',
    subjectId: '',
    filter: {},
  })
  return lines
}

/** What a run would erase now, without erasing it. */
function previewRetention({ database, now }: WorkContext): Promise<RetentionLine[]> {
  return Promise.all(
    RETENTION_KEYS.map(async (key) => ({
      key,
      ...RETENTION[key],
      due: await countDue(database, { key, cutoff: cutoffOf(key, now) }),
    })),
  )
}

/** Erases what has reached the end of its retention, kind by kind, and audits it when there was anything. */
export async function applyRetention({ database, now }: WorkContext) {
  const passwordHash = await unusablePassword()
  const erased: Record<string, number> = {}
  for (const key of RETENTION_KEYS) {
    const count = await inTransaction(database, (transaction) =>
      erase({ database: transaction, now, passwordHash }, key),
    )
    if (count > 0) erased[key] = count
  }
  if (Object.keys(erased).length > 0)
    await recordAudit(database, {
      actorId: null,
      action: 'retention.run',
      subjectKind: 'retention',
      subjectId: '',
      detail: erased,
    })
}

/** Closes customer accounts that nobody proved in time, which frees their address. */
export async function closeLapsedAccounts({ database, now }: WorkContext) {
  const passwordHash = await unusablePassword()
  const at = new Date(now.epochMilliseconds)
  await inTransaction(database, async (transaction) => {
    const unproved = await closeAccounts(transaction, {
      which: lapsedCondition(at),
      passwordHash,
      at,
    })
    if (unproved > 0)
      await recordAudit(transaction, {
        actorId: null,
        action: 'retention.run',
        subjectKind: 'retention',
        subjectId: '',
        detail: { unproved },
      })
  })
}

interface Erasing extends WorkContext {
  /** The hash set on accounts whose person is forgotten. */
  readonly passwordHash: string
}

async function erase({ database, now, passwordHash }: Erasing, key: RetentionKey): Promise<number> {
  const cutoff = cutoffOf(key, now)
  if (key === 'audit_names') return forgetWhoActed(database, cutoff)
  if (key !== 'prospect') return eraseDue(database, { key, cutoff })
  // a person without a contract may take part in somebody else's claim: the account stays, without their identity
  if ((await countDue(database, { key, cutoff })) === 0) return 0
  return closeAccounts(database, {
    which: dueCondition({ key, cutoff }),
    passwordHash,
    at: new Date(now.epochMilliseconds),
  })
}

function cutoffOf(key: RetentionKey, now: Temporal.Instant): Date {
  return startOf(retentionCutoff(key, dayInParis(now)))
}

import { DAILY_STEPS, type DailyStep } from '@sillage/domain/work/daily-steps.ts'
import type { Operations } from '@sillage/wire/administration/operations.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { forReports, inTransaction } from '../../platform/database/database.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { VERSION } from '../../platform/installation.ts'
import { askForStep } from '../../platform/work/daily-steps.repository.ts'
import { readHouse } from './house.repository.ts'

type Health = Readonly<Record<'database' | 'disk' | 'objects', Error | null>>

export type DocumentQueues = Pick<Operations['queues'], 'documents' | 'signatures'>

/** What an operator looks at first; the health and queues are those of the server that replies. */
export async function presentOperations(
  { database }: RequestContext,
  { health, documents }: { readonly health: Health; readonly documents: DocumentQueues },
): Promise<Operations> {
  const house = await readHouse(forReports(database))
  const known = new Map(house.steps.map((step) => [step.name, step]))
  return {
    checks: {
      database: health.database === null,
      disk: health.disk === null,
      objects: health.objects === null,
    },
    versions: {
      sillage: VERSION,
      node: process.versions.node,
      postgresql: house.postgresql,
      schema: house.schema,
    },
    databaseBytes: house.databaseBytes,
    queues: {
      mails: house.mailsWaiting,
      refusedMails: house.mailsRefused,
      papers: house.papersWaiting,
      ...documents,
    },
    steps: DAILY_STEPS.map((name) => {
      const step = known.get(name)
      return {
        name,
        succeededAt: step?.succeededAt?.toString() ?? null,
        seconds: step?.seconds ?? null,
        failedAt: step?.failedAt?.toString() ?? null,
        failure: step?.failure ?? null,
        askedAt: step?.askedAt?.toString() ?? null,
      }
    }),
  }
}

/** Has the next server that looks run the step; the request is audited. */
export function askAgain(
  { database, now, session }: RequestContext,
  name: DailyStep,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await askForStep(transaction, { name, at: now })
    await recordAudit(transaction, {
      actorId: session.account.id,
      action: 'work.asked',
      subjectKind: 'work',
      subjectId: name,
      detail: {},
    })
  })
}

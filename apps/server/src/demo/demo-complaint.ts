import { paths } from '@sillage/wire/addresses.ts'
import { insertComplaint } from '../complaints/complaints.repository.ts'
import { notify } from '../notifications/notifications.service.ts'
import type { Database } from '../platform/database/database.ts'
import type { AccountRow } from '../platform/database/tables/schema.ts'

/** A complaint under way, so that both sides have one to look at. */
export async function seedComplaint(
  database: Database,
  { owner, advisor }: { owner: AccountRow; advisor: AccountRow },
) {
  const now = Temporal.Now.instant()
  const daysAgo = (days: number) => new Date(now.subtract({ hours: 24 * days }).epochMilliseconds)
  const { id } = await insertComplaint(database, {
    account_id: owner.id,
    subject: 'Une relance restée sans réponse',
    message:
      'J’ai demandé il y a trois semaines une attestation au nom de mon second conducteur, et relancé deux fois par téléphone. Je n’ai toujours rien reçu.',
    received_at: daysAgo(6),
    acknowledged_at: daysAgo(4),
    acknowledged_by: advisor.id,
  })
  await notify(database, {
    accountId: owner.id,
    key: `complaint ${id} acknowledged`,
    title: 'Votre réclamation est prise en charge',
    path: paths.complaints,
  })
}

import { buildAccount } from '../../accounts/accounts.factory.ts'
import type { Database } from '../../platform/database/database.ts'
import { dateOf } from '../../platform/database/timestamps.ts'
import { NATURE, newDelays, newIntake } from '../house/house.factory.ts'
import { putAbsence } from './absences.repository.ts'

/** Builds a team member who is away today, with a deputy. Returns their account id. */
async function buildAbsence(database: Database): Promise<string> {
  const { id } = await buildAccount(database, { role: 'advisor' })
  const deputy = await buildAccount(database, { role: 'advisor' })
  const today = Temporal.Now.plainDateISO('Europe/Paris').toString()
  await putAbsence(database, {
    account_id: id,
    deputy_id: deputy.id,
    first_day: today,
    last_day: today,
    recorded_by: id,
    recorded_at: dateOf(Temporal.Now.instant()),
  })
  return id
}

/** Path parameters and bodies for the claim desk routes. */
export const absenceSubjects = (database: Database) => ({
  'claimDesk.recordAbsence': async () => ({
    params: { id: (await buildAccount(database, { role: 'advisor' })).id },
  }),
  'claimDesk.writeReply': () => ({
    params: { replyId: 'thanks' },
    body: { title: 'Reçu', text: 'Bonjour, merci.' },
  }),
  'claimDesk.intake': () => ({ params: { natureId: NATURE } }),
  'claimDesk.writeIntake': async () => ({
    params: { natureId: NATURE },
    body: await newIntake(database),
  }),
  'claimDesk.writeHouseDelays': async () => ({ body: await newDelays(database) }),
  'claimDesk.setPersonLimit': async () => ({
    params: { id: (await buildAccount(database, { role: 'advisor' })).id },
  }),
  'claimDesk.setSkills': async () => ({
    params: { id: (await buildAccount(database, { role: 'advisor' })).id },
  }),
  'claimDesk.endAbsence': async () => ({ params: { id: await buildAbsence(database) } }),
})

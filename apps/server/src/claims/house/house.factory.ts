import type { Database } from '../../platform/database/database.ts'
import { readDelays } from './house-delays.service.ts'
import { readIntake } from './intake.service.ts'

/** The nature whose questions and documents the route tests write. */
export const NATURE = 'car.breakdown'

/** The unchanged questions and documents of a nature, sent back by a page just opened. */
export async function newIntake(database: Database) {
  const { version: seen, checklist, questions } = await readIntake(database, NATURE)
  return { seen, checklist, questions, reason: 'Relue par l’équipe' }
}

export async function newDelays(database: Database) {
  const { version: seen, answer, study, decision } = await readDelays(database)
  return { seen, answer, study, decision, reason: 'Relus par l’équipe' }
}

import type { Database } from '../../platform/database/database.ts'
import { readDelays } from './house-delays.service.ts'
import { readIntake } from './intake.service.ts'

/** Whose questions and documents the tests of every route write. */
export const NATURE = 'car.breakdown'

/** What a nature asks, sent back as a page would that had just been opened. */
export async function newIntake(database: Database) {
  const { version: seen, checklist, questions } = await readIntake(database, NATURE)
  return { seen, checklist, questions, reason: 'Relue par l’équipe' }
}

export async function newDelays(database: Database) {
  const { version: seen, answer, study, decision } = await readDelays(database)
  return { seen, answer, study, decision, reason: 'Relus par l’équipe' }
}

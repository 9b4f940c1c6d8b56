import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths, TARIFF_TAKEN_UP } from '@sillage/wire/addresses.ts'
import { changeDraft, type Draft, parseDraft } from '../draft/draft.ts'
import { draftStorage } from '../draft/draft-storage.ts'

/** The questionnaire's URL for answers handed over from the tariff page; signed-out visitors first sign in. */
export function takeUpAddress(type: ProductLabel): string {
  return `${paths.questionnaire(type)}?${TARIFF_TAKEN_UP}`
}

export function isFromTariff(search: string): boolean {
  return search === TARIFF_TAKEN_UP
}

/** Stores a visitor's answers for the account that will continue with them. */
export function handOver(type: ProductLabel, kept: Pick<Draft, 'answers' | 'period'>): void {
  draftStorage.write(keyOf(type), JSON.stringify(changeDraft(null, kept, new Date().toISOString())))
}

/** Reads and removes the stored answers, so that the next person on this device doesn't find them. */
export function takeUp(type: ProductLabel): Draft | null {
  const kept = parseDraft(draftStorage.read(keyOf(type)))
  draftStorage.remove(keyOf(type))
  return kept
}

function keyOf(type: ProductLabel): string {
  return `sillage.tariff.${type}`
}

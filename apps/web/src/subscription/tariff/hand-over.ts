import type { ProductLabel } from '@sillage/domain/products/names.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { changeDraft, type Draft, parseDraft } from '../draft/draft.ts'
import { draftStorage } from '../draft/draft-storage.ts'

const FROM = 'depuis=tarif'

/** The questionnaire, which takes up what was handed over: after the sign-in when there is none yet. */
export function takeUpAddress(type: ProductLabel): string {
  return `${paths.questionnaire(type)}?${FROM}`
}

export function isFromTariff(search: string): boolean {
  return search === FROM
}

/** Keeps the answers of a visitor for the account that goes on with them. */
export function handOver(type: ProductLabel, kept: Pick<Draft, 'answers' | 'period'>): void {
  draftStorage.write(keyOf(type), JSON.stringify(changeDraft(null, kept, new Date().toISOString())))
}

/** What was handed over, once: whoever signs in later on this device finds nothing. */
export function takeUp(type: ProductLabel): Draft | null {
  const kept = parseDraft(draftStorage.read(keyOf(type)))
  draftStorage.remove(keyOf(type))
  return kept
}

function keyOf(type: ProductLabel): string {
  return `sillage.tariff.${type}`
}

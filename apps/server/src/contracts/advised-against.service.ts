import { readFile } from 'node:fs/promises'
import { readAdvisedAgainst } from '@sillage/domain/products/advised-against.ts'
import type { AdvisedAgainst, TripZones } from '@sillage/domain/products/product.ts'

/** The operator's list; null while the one shipped with the product applies. */
let own: AdvisedAgainst | null = null

/** The countries to which no trip is insured now. */
export function advisedAgainstBy(zones: TripZones): AdvisedAgainst {
  return own ?? zones.advisedAgainst
}

/**
 * Replaces the list shipped with the product by the one in a file; null restores it. Throws a sentence for the operator
 * when the file is missing or invalid, and the previous list stays in force.
 */
export async function useAdvisedAgainst(file: string | null): Promise<void> {
  own = file === null ? null : await readList(file)
}

async function readList(file: string): Promise<AdvisedAgainst> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw new Error(`ADVISED_AGAINST_FILE (${file}) ne se lit pas.`)
  try {
    return readAdvisedAgainst(JSON.parse(text), 'liste')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`ADVISED_AGAINST_FILE (${file})\u00a0: ${reason}.`, { cause: error })
  }
}

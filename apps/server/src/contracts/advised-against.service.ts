import { readFile } from 'node:fs/promises'
import { readAdvisedAgainst } from '@sillage/domain/products/advised-against.ts'
import type { AdvisedAgainst, TripZones } from '@sillage/domain/products/product.ts'

/** That of the operator; null while the one that comes with the product counts. */
let own: AdvisedAgainst | null = null

/** The countries to which no trip is insured now. */
export function advisedAgainstBy(zones: TripZones): AdvisedAgainst {
  return own ?? zones.advisedAgainst
}

/**
 * Puts the list of a file in the place of the one that comes with the product; null takes that one back. Throws a sentence for
 * a file that is missing or holds no list: the one before goes on counting.
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

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readPdf } from '../../documents/pdf-text.factory.ts'

/** Where `npm run dossier` keeps the documents its tests make; undefined in a normal test run. */
const FOLDER = process.env['DOSSIER']

/** What no document may contain: an undefined value, unrendered markup, or an event that did not happen. */
const NEVER =
  /undefined|\bnull\b|NaN|\[object|\*\*|\]\(|J’ai lu|Total (?:payé|rendu)|a été (?:payé|versé|transmis)/

/** A page with only a running title and the verification notice. */
const CODE_ALONE = /^.{0,160}Vérifier ce document/s

/** What a contract mentions only for a cover it has, or under conditions with a single payment. */
const NOT_OF: Readonly<Record<string, RegExp>> = {
  'voiture-au-tiers-1-contract': /Vol ou tentative de vol|parution de l’arrêté|Bris de glace 5/,
  'mensuel-1-contract': /paiement en une fois par virement/,
  'voyage-essentiel-1-contract': /Vol de bagages|vendeur du voyage, puis déclarez/,
}

/** Papers of one page, and how long a contract may be, with or without a mandate to debit an account. */
const MOST_PAGES: readonly (readonly [RegExp, number])[] = [
  [/-(?:withdrawal|accuse|plate-change)$/, 1],
  [/-(?:contract|extension|renewal)$/, 6],
]

/**
 * The times on an evidence page, in the order of its lines: the signature, then each document handed over before it.
 */
function momentsOf(text: string): string[] {
  const [, evidence = ''] = text.split('Preuve de signature')
  return Array.from(
    evidence.matchAll(/(\d\d)\/(\d\d)\/(\d{4}) à (\d\d:\d\d:\d\d) UTC/g),
    ([, day, month, year, time]) => `${year}-${month}-${day} ${time}`,
  )
}

/** Keeps a document if `DOSSIER` is set, and checks what each must satisfy. */
export async function keep(name: string, pdf: Buffer) {
  if (FOLDER) writeFileSync(join(FOLDER, `${name}.pdf`), pdf)
  const { text, pages, filled } = await readPdf(pdf)
  const [signedAt = '', ...earlier] = momentsOf(text)
  expect(
    earlier.filter((moment) => moment > signedAt),
    name,
  ).toEqual([])
  expect(text, name).not.toMatch(NEVER)
  expect(pages.at(-1), name).not.toMatch(CODE_ALONE)
  // a page between the first and the last is at least nearly half full
  expect(
    filled.slice(1, -1).filter((share) => share < 0.45),
    name,
  ).toEqual([])
  const most = MOST_PAGES.find(([named]) => named.test(name))?.[1] ?? pages.length
  expect(pages.length, name).toBeLessThanOrEqual(most)
  if (/-(?:contract|extension|renewal)$/.test(name))
    expect(pages[0], name).toContain('Signature électronique simple')
  if (NOT_OF[name]) expect(text, name).not.toMatch(NOT_OF[name])
  expect(text.length, name).toBeGreaterThan(400)
}

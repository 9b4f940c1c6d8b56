import { afterAll, expect, test } from 'vitest'
import { buildContractDocument } from './documents.factory.ts'
import { renderPdf } from './documents.service.ts'
import { readPdf } from './pdf-text.factory.ts'
import { closePdfWorkers } from './pdf-workers.ts'

afterAll(closePdfWorkers)

test.each([
  ['2026-11-21', '2027-11-21', false],
  ['2026-11-21', '2027-11-22', true],
])(
  'a contract from %s to %s says that it can be ended each year: %s',
  async (start, end, isSaid) => {
    const contract = buildContractDocument({ period: { start, end } })
    const { text } = await readPdf(await renderPdf('contract', contract))
    expect(text.includes('au moins 2 mois avant')).toBe(isSaid)
    expect(text.includes('L113-12')).toBe(isSaid)
  },
)

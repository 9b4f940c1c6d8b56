import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { QuoteDocument } from '../../apps/server/src/documents/sheets/document-data.ts'
import { quoteSheet } from '../../apps/server/src/documents/sheets/quote-sheet.ts'

/** The quote as a web page with the same content, fonts and drawings, for Chromium to print. `more` is appended. */
export function quotePage(quote: QuoteDocument, more = ''): string {
  const sheet = quoteSheet(quote)
  const { price, policyholder, insurer } = sheet
  const answers = sheet.answers.map(({ question, answer }) => [question, answer])
  const topics = sheet.answers.slice(0, 6).map(({ topic, answer }) => [topic, answer])
  const factors = [...price.base, ...price.factors].map(({ label, detail, amount }) => [
    label,
    detail,
    amount,
  ])
  const levies = price.levies.map(({ label, detail, amount }) => [label, detail, amount])
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<title>Devis ${sheet.productName}</title><style>${STYLE}</style></head><body>
<section>${header(sheet)}<div class="wake">${WAKE}</div><h1>Votre devis, du ${sheet.start} au ${sheet.end}</h1>
<p class="note">Valable ${sheet.validDays} jours, jusqu’au ${sheet.datesUntil}.</p>
<div class="three">${block('Préparé pour', [policyholder.name, ...policyholder.addressLines, policyholder.email])}
${block('Assureur', [insurer.name, insurer.description, ...insurer.addressLines])}
${block('Durée', [sheet.days, sheet.takesEffect, sheet.stops])}</div>
<div class="two">${list('Ce qui est couvert', sheet.covered)}${list('Ce qui n’est pas couvert', sheet.notCovered)}</div>
<div class="two">${table('Vos réponses', topics)}${table('Prix, toutes taxes comprises', [
    ...price.summary.map(({ label, amount }) => [label, amount]),
    ['Total', price.total],
  ])}</div>
<div class="two">${list('Et maintenant ?', ['Relisez vos réponses.', 'Comparez : ce devis ne vous engage pas.', `Souscrivez au plus tard le ${sheet.datesUntil}.`])}
<p>Établi le ${sheet.madeOn} par ${insurer.name}. ${insurer.notice} Questions : ${insurer.dataProtectionEmail}.</p></div></section>
<section>${header(sheet)}${table('Vos réponses', answers)}${table('Votre prime', factors)}
${table(
  'Votre prix',
  price.covers.map(({ label, amount }) => [label, amount]),
)}${table('Taxes et contributions légales', [...levies, ['Prix du contrat', '', price.contract]])}</section>
${more}</body></html>`
}

const DOCUMENTS = new URL('../../apps/server/src/documents/', import.meta.url)
const { resolve } = createRequire(DOCUMENTS)
const drawing = (name: string) =>
  readFileSync(new URL(`templates/images/${name}.svg`, DOCUMENTS), 'utf8')
const face = (family: string, weight: number, file: string) => {
  const bytes = readFileSync(resolve(`@expo-google-fonts/${file}.ttf`)).toString('base64')
  return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/ttf;base64,${bytes}) }`
}

const BRAND = drawing('marque')
const WAKE = drawing('filet')
const TICK = drawing('tick')
const STYLE = `${face('Display', 600, 'funnel-display/600SemiBold/FunnelDisplay_600SemiBold')}
${face('Text', 400, 'instrument-sans/400Regular/InstrumentSans_400Regular')}
${face('Text', 600, 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold')}
@page { size: A4; margin: 15mm }
body { font: 9pt/1.35 Text; color: #0b1418; margin: 0 }
section:not(:last-child) { break-after: page }
header { display: flex; justify-content: space-between; border-bottom: 1px solid #9ab; padding-bottom: 4mm }
h1 { font: 600 20pt Display } h2 { font-size: 10pt; font-weight: 600; margin: 6mm 0 2mm }
.note { background: #eef4f2; padding: 3mm; border-radius: 2mm }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }
.three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm }
table { width: 100%; border-collapse: collapse } td { border-bottom: .5pt solid #cdd; padding: .9mm 0 }
td:last-child { text-align: right; font-weight: 600 }
svg { height: 11pt } .wake svg { width: 100%; height: auto } ul { list-style: none; padding: 0 }`

function header({ productName, reference }: { productName: string; reference: string }): string {
  return `<header><strong>${BRAND} Sillage</strong><span>Devis d’assurance ${productName} n° ${reference}</span></header>`
}

function block(title: string, lines: readonly string[]): string {
  return `<div><h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}</div>`
}

export function list(title: string, items: readonly string[]): string {
  return `<div><h2>${title}</h2><ul>${items.map((item) => `<li>${TICK} ${item}</li>`).join('')}</ul></div>`
}

export function table(title: string, rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<div><h2>${title}</h2><table><tbody>${cells.join('')}</tbody></table></div>`
}

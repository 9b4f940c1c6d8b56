import { contributionPricesInForce, factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { RETENTION } from '@sillage/domain/personal-data/retention.ts'
import { productLabel } from '@sillage/domain/products/names.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { expect, test } from 'vitest'
import { FOOT_LINKS } from '../shell/layout/foot-links.ts'
import { USER_NAVIGATION } from '../shell/layout/navigation.ts'
import { parisMarseilleKg } from './example-journey.ts'
import { examplePrice } from './example-price.ts'
import type { PublicContext } from './public-context.ts'
import { renderPublicPage } from './render-public-page.tsx'

const context: PublicContext = {
  testimonials: [
    { quote: 'Un avis <inventé>', author: 'Camille R.', detail: 'Voiture, Nantes', example: true },
    { quote: 'Un avis signé', author: 'Yanis M.', detail: 'Voyage, Lyon', example: false },
  ],
  today: '2026-11-21',
  approvedTariffs: [],
  demo: true,
  apiBase: '/backend',
  verificationKeys: [],
  processors: [],
  measuresRoads: false,
}

const everyPath = [
  paths.home,
  paths.method,
  paths.verification,
  paths.siteMap,
  ...Object.values(paths.legal),
  ...Object.values(paths.documents).flatMap((pair) => Object.values(pair)),
]

function render(path: string, change: Partial<PublicContext> = {}) {
  const page = renderPublicPage(path, { ...context, ...change })
  if (!page) throw new Error(`${path} is no public page`)
  return page
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

test.each(everyPath)('%s has one title, one heading, one main part and a description', (path) => {
  const { title, description, html } = render(path)
  expect(title).toMatch(/^.+ · Sillage$/)
  expect(description.length).toBeGreaterThan(30)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html.match(/<main /g)).toHaveLength(1)
  expect(html).toContain('href="#contenu"')
  expect(html).toContain('id="contenu"')
})

test.each(everyPath)(
  '%s has no inline style or script, as the security policy requires',
  (path) => {
    expect(render(path).html).not.toMatch(/\sstyle=|<style|<script|\son\w+=/)
  },
)

test.each(everyPath)(
  '%s never claims that a trip or an insurance is good for the planet',
  (path) => {
    const banned = /écologique|protège la planète|zéro carbone|100\s?% compensé|compensez|effacez/i
    const text = textOf(render(path).html)
    expect(text).not.toMatch(banned)
    expect(text.replace('ne le rend pas neutre en carbone', '')).not.toMatch(/neutre en carbone/i)
  },
)

test.each(everyPath)('%s has French spaces and apostrophes', (path) => {
  const text = textOf(render(path).html)
  expect(text).not.toMatch(/(?<!\u202f)[;?!]/)
  expect(text).not.toMatch(/(?<![\u00a0\d]):/)
  expect(text).not.toMatch(/«(?!\u00a0)|(?<!\u00a0)»/)
  expect(text).not.toMatch(/(?<!\u00a0)[€%]/)
  expect(text).not.toContain("'")
})

test.each(everyPath)('%s links only to pages that exist', (path) => {
  const known = new Set<unknown>([...everyPath, ...Object.values(paths)])
  const { html } = render(path)
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(hrefs.length).toBeGreaterThan(5)
  for (const href of hrefs) {
    if (href.startsWith('#')) expect(html).toContain(`id="${href.slice(1)}"`)
    else expect(known.has(href.split('?')[0]) || /^(https|mailto):/.test(href), href).toBe(true)
  }
})

test('the landing page links to subscription, sign-in and registration, in the specification’s words', () => {
  const { html } = render(paths.home)
  expect(html).toMatch(/<a href="\/souscription"[^>]*>Souscrire maintenant<\/a>/)
  expect(html).toMatch(/<a href="#offre"[^>]*>En savoir plus<\/a>/)
  expect(html).toMatch(/<a href="\/login"[^>]*>Connexion<\/a>/)
  expect(html).toMatch(/<a href="\/register"[^>]*>Inscription<\/a>/)
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html.match(/<blockquote/g)).toHaveLength(2)
  expect(html).toContain('© 2026 Sillage. Tous droits réservés')
})

test('an invented testimonial is marked as an example, and its words are escaped', () => {
  const { html } = render(paths.home)
  expect(html.match(/>Exemple</g)).toHaveLength(1)
  expect(html).toContain('Un avis &lt;inventé&gt;')
})

test('only a demonstration says that the insurer is fictional', () => {
  expect(render(paths.home).html).toContain('assureur fictif')
  expect(render(paths.home, { demo: false }).html).not.toContain('assureur fictif')
})

test('the example price comes from the tariff in force, and its parts add up', () => {
  const example = examplePrice(context)
  expect(example.length).toBe('1 mois')
  expect(example.deltaCents).toBeLessThan(0)
  expect(example.netCents + example.taxCents + example.fundCents).toBe(example.totalCents)
  const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
  expect(render(paths.home).html).toContain(euros.format(example.totalCents / 100))
})

test.each([
  ['train', 2.32],
  ['flight', 169.69],
  ['car', 183.47],
] as const)('Paris to Marseille by %s emits about %d kg', (mode, kg) => {
  expect(parisMarseilleKg(mode)).toBeCloseTo(kg, 2)
})

test.each([paths.documents.Voiture.ipid, paths.documents.Voyage.ipid])(
  '%s has the titles of Regulation (EU) 2017/1469, in order',
  (path) => {
    const titles = [...render(path).html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) =>
      textOf(title ?? ''),
    )
    expect(titles.map((title) => title.replaceAll('\u202f', ' '))).toEqual([
      'De quel type d’assurance s’agit-il ?',
      'Qu’est-ce qui est assuré ?',
      'Qu’est-ce qui n’est pas assuré ?',
      'Y a-t-il des exclusions à la couverture ?',
      'Où suis-je couvert(e) ?',
      'Quelles sont mes obligations ?',
      'Quand et comment effectuer les paiements ?',
      'Quand commence la couverture et quand prend-elle fin ?',
      'Comment puis-je résilier le contrat ?',
    ])
  },
)

test('the terms state the time bar and complaints, and for travel the withdrawal letter', () => {
  const car = textOf(render(paths.documents.Voiture.conditions).html)
  const travel = textOf(render(paths.documents.Voyage.conditions).html)
  for (const text of [car, travel]) {
    expect(text).toMatch(/L114-1.*L114-2.*L114-3.*2240/s)
    expect(text).toContain('10\u00a0jours ouvrables')
  }
  expect(travel).toContain('renonce à mon contrat d’assurance')
  expect(car).not.toContain('renonce à mon contrat d’assurance')
})

test.each([
  ['car', paths.documents.Voiture.ipid, paths.documents.Voiture.conditions],
  ['travel', paths.documents.Voyage.ipid, paths.documents.Voyage.conditions],
] as const)(
  'every promise of the %s tariff is in its documents, and every exclusion in the information sheet',
  (product, ...sheets) => {
    const tariff = tariffInForce(product, Temporal.PlainDate.from(context.today))
    const promises = tariff.covers.flatMap((cover) => Object.values(cover.promises))
    expect(promises.length).toBeGreaterThan(5)
    // the sheet lists them all; the conditions state each in its own clause
    const summary = textOf(render(paths.documents[productLabel(product)].ipid).html)
    for (const sentence of tariff.exclusions) expect(summary).toContain(sentence)
    for (const path of sheets) {
      const text = textOf(render(path).html)
      for (const sentence of promises) expect(text).toContain(sentence)
    }
  },
)

test('what a level leaves out is listed beside what is covered', () => {
  const text = textOf(render(paths.documents.Voiture.ipid).html)
  expect(text).toContain('Bris de glace (Au tiers)')
  expect(text).toContain('même devant chez vous (Tous risques)')
})

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('the method page lists every factor in force with its source, and links to the calculator', () => {
  const { html } = render(paths.method)
  const text = plain(textOf(html))
  const { factors, version } = factorSetInForce(Temporal.PlainDate.from(context.today))
  expect(factors.size).toBeGreaterThan(50)
  for (const { id, source, licence } of factors.values()) {
    expect(html).toContain(`<code>${id}</code>`)
    expect(text.toLowerCase()).toContain(plain(source).toLowerCase())
    expect(text.toLowerCase()).toContain(licence.toLowerCase())
  }
  expect(text).toContain(`Table de facteurs ${version}`)
  expect(html).toMatch(/<a href="\/methode\/calculateur"[^>]*>Essayer le calculateur<\/a>/)
})

test('a path of the web app is not a public page', () => {
  expect(renderPublicPage('/contracts', context)).toBeNull()
  expect(renderPublicPage('/documents/voiture', context)).toBeNull()
})

test('the privacy page gives every retention period, and links to the profile', () => {
  const { html } = render(paths.legal.privacy)
  const text = textOf(html)
  const { session, ...others } = RETENTION
  // sessions are kept as long as sign-ins, and share their row
  expect(session.months).toBe(others.sign_in.months)
  for (const { from } of Object.values(others)) expect(text).toContain(from)
  expect(text).toContain('3 ans après la dernière visite')
  expect(text).toContain('1 an après la connexion')
  expect(text).toContain('10 ans après la fin du dernier contrat')
  expect(html).toMatch(/<a href="\/profile">/)
})

test('the example contribution gives the price and effect of three trees', () => {
  const { treePlanting: tree } = contributionPricesInForce(Temporal.PlainDate.from(context.today))
  const text = plain(textOf(render(paths.home).html))
  expect(text).toContain(`3 arbres plantés${(tree.centsPerTree * 3) / 100},00 €`)
  expect(text).toContain(`${tree.kilogramsPerTree * 3} kg CO2 stockés sur ${tree.years} ans`)
})

test('the landing page links to the calculator, and the legal notices credit the map data', () => {
  expect(render(paths.home).html).toContain(`href="${paths.calculator}"`)
  const { html } = render(paths.legal.notices)
  for (const source of ['GeoNames', 'Etalab', 'Natural Earth', 'OpenStreetMap'])
    expect(html).toContain(source)
  expect(html).toContain(`href="${paths.method}"`)
})

test('the pages on ending a contract say what becomes of a climate contribution', () => {
  const leaving = plain(textOf(render(paths.legal.withdrawal).html))
  expect(leaving).toContain('une voiture rend la part des jours qui restent')
  expect(leaving).toContain('Un voyage la rend en entier avant son premier jour')
  expect(leaving).toContain('la contribution à des projets climat en entier')
  const back = {
    Voiture: 'la part des jours qui restent vous est rendue',
    Voyage: 'avant le premier jour du voyage, elle vous est rendue en entier',
  }
  for (const product of ['Voiture', 'Voyage'] as const) {
    const text = plain(textOf(render(paths.documents[product].conditions).html))
    expect(text).toContain('Si vous renoncez au contrat, elle vous est rendue en entier.')
    expect(text).toContain(back[product])
  }
})

test('the site map links to every page of the menus, the footer and the public site', () => {
  const { html } = render(paths.siteMap)
  const listed = [...everyPath, ...USER_NAVIGATION.map(({ path }) => path)]
  for (const path of [...listed, ...FOOT_LINKS.map((link) => link.path)])
    expect(html).toContain(`href="${path}"`)
})

const privacyWith = (processors: PublicContext['processors']) =>
  textOf(render(paths.legal.privacy, { processors }).html)

test('the privacy page names the processors of this installation, or says that there are none', () => {
  expect(privacyWith([])).toContain('Celle-ci n’en appelle aucun.')
  // no mention of cards when none is taken
  expect(privacyWith([])).not.toContain('numéro de la carte')
  const named = privacyWith([{ task: 'cards', host: 'pay.example.com' }])
  expect(named).toContain('Paiement par carte\u00a0: pay.example.com')
  expect(named).not.toContain('aucun.')
})

const methodWith = (measuresRoads: boolean) => textOf(render(paths.method, { measuresRoads }).html)

test('the method page mentions measured roads only where a route service is used', () => {
  expect(methodWith(true)).toContain('service d’itinéraires')
  expect(methodWith(false)).not.toContain('service d’itinéraires')
})

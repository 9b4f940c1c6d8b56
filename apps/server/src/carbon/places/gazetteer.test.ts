import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeById, placesNamed, searchPlaces } from './gazetteer.service.ts'
import { describePlace } from './gazetteer-description.ts'
import { normaliseName } from './gazetteer-names.ts'

const names = (text: string) => searchPlaces(text).map((city) => city.display_name)
const first = (text: string) => names(text)[0]

const towns = readFileSync(new URL('./data/places.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', , country, , , , population] = line.split('\t')
    return { id, name, country, population: Number(population) }
  })
const large = towns.filter(
  ({ name, population }) => population > 100_000 && normaliseName(name).length >= 3,
)

describe('a search for a place', () => {
  test('puts French places before larger ones abroad', () => {
    expect(first('par')).toBe('Paris, Paris (75), France')
    expect(first('nan')).toBe('Nantes, Loire-Atlantique (44), France')
    expect(first('mars')).toBe('Marseille, Bouches-du-Rhône (13), France')
    expect(first('lon')).toBe('Londres, Royaume-Uni')
  })

  test('finds a foreign place by its French and by its local name', () => {
    for (const text of ['londres', 'london, roy']) expect(first(text)).toBe('Londres, Royaume-Uni')
    for (const text of ['bombay', 'mumbai']) expect(first(text)).toBe('Bombay, Inde')
    for (const text of ['venise, it', 'venezia']) expect(first(text)).toBe('Venise, Italie')
    for (const text of ['kiev', 'Kyiv']) expect(first(text)).toBe('Kiev, Ukraine')
  })

  test.each([
    ['orleans', 'Orléans, Loiret (45), France'],
    ['ORLÉANS', 'Orléans, Loiret (45), France'],
    ['saint etie', 'Saint-Étienne, Loire (42), France'],
    ['st-etienne', 'Saint-Étienne, Loire (42), France'],
    ['St. Étienne', 'Saint-Étienne, Loire (42), France'],
    ['ste-marie-la', 'Sainte-Marie-la-Mer, Pyrénées-Orientales (66), France'],
    ['havre', 'Le Havre, Seine-Maritime (76), France'],
    ['haÿ les roses', "L'Haÿ-les-Roses, Val-de-Marne (94), France"],
    ['L’Haÿ', "L'Haÿ-les-Roses, Val-de-Marne (94), France"],
    ['Phœnix', 'Phoenix, États-Unis'],
    ['Straßburg', 'Strasbourg, Bas-Rhin (67), France'],
    ['Łódź', 'Łódź, Pologne'],
    ['lodz', 'Łódź, Pologne'],
  ])('forgives accents, hyphens, articles, ligatures and « st »: %s', (text, expected) => {
    expect(first(text)).toBe(expected)
  })

  test.each([
    ['marsielle', 'Marseille, Bouches-du-Rhône (13), France'],
    ['Tolouse', 'Toulouse, Haute-Garonne (31), France'],
    ['Strassbourg', 'Strasbourg, Bas-Rhin (67), France'],
    ['montpelier', 'Montpellier, Hérault (34), France'],
    ['grenobel', 'Grenoble, Isère (38), France'],
    ['bordaux', 'Bordeaux, Gironde (33), France'],
    ['aimens', 'Amiens, Somme (80), France'],
    ['perpingan', 'Perpignan, Pyrénées-Orientales (66), France'],
    ['saint ettienne', 'Saint-Étienne, Loire (42), France'],
    ['villeneuvedascq', "Villeneuve-d'Ascq, Nord (59), France"],
    ['grenobl', 'Grenoble, Isère (38), France'],
    ['strsbou', 'Strasbourg, Bas-Rhin (67), France'],
    ['amsterdm', 'Amsterdam, Pays-Bas'],
    ['barcellone', 'Barcelone, Espagne'],
  ])('forgives a typing error: %s', (text, expected) => {
    expect(first(text)).toBe(expected)
  })

  test('distinguishes homonyms by department, state, neighbouring town or country', () => {
    expect(names('valence')).toEqual(
      expect.arrayContaining([
        'Valence, Drôme (26), France',
        'Valence, Tarn-et-Garonne (82), France',
        'Valence, Charente (16), France',
        'Valence, Espagne',
      ]),
    )
    expect(names('springfield')).toContain('Springfield (Illinois), États-Unis')
    expect(names('halle')).toContain('Halle (près de Leipzig), Allemagne')
  })

  test('picks among homonyms by what follows a comma or a bracket', () => {
    expect(names('valence, esp')).toEqual(['Valence, Espagne'])
    expect(names('Valence (26)')).toEqual(['Valence, Drôme (26), France'])
    expect(names('saint-martin, ardeche')).toEqual(
      names('saint-martin, ardèche').filter((name) => name.includes('Ardèche (07)')),
    )
    expect(first('valence, nulle part')).toBe('Valence, Drôme (26), France')
  })

  test('finds a place by its whole description, however short its name', () => {
    for (const text of ['Eu, Seine-Maritime (76), France', 'Aki, Japon', 'Y, Somme (80), France'])
      expect(first(text)).toBe(text)
    expect(names('eu, seine')).toEqual(['Eu, Seine-Maritime (76), France'])
  })

  test('answers 8 places at most, none twice', () => {
    for (const text of ['sai', 'saint', 'san', 'vil', 'mon']) {
      const ids = searchPlaces(text).map((city) => city.place_id)
      expect(ids).toHaveLength(8)
      expect(new Set(ids).size).toBe(8)
    }
  })

  test('finds nothing for two letters or an unknown name', () => {
    for (const text of ['', 'pa', 'st', '***', ', Paris', 'zzzzzz', 'qqqq wwww'])
      expect(searchPlaces(text)).toEqual([])
  })

  test('finds every town above 100,000 inhabitants by its own name', () => {
    const lost = large.filter(
      ({ id, name }) => !searchPlaces(name).some((city) => city.place_id === id),
    )
    expect(large.length).toBeGreaterThan(4000)
    expect(lost).toEqual([])
  })

  test('gives the same answer whatever the case, the accents and the hyphens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...large), ({ name }) => {
        const variants = [name.toUpperCase(), name.replaceAll('-', ' '), normaliseName(name)]
        for (const variant of variants) expect(names(variant)).toEqual(names(name))
      }),
    )
  })

  test('understands an airport code even when a town has that name with an accent', () => {
    const found = ['Porto Alegre, Brésil', 'Poá, Brésil']
    for (const text of ['Poá', 'POÁ', 'poa', 'POA ']) expect(names(text)).toEqual(found)
  })

  test('never throws, whatever the text', () => {
    const unicode = fc.string({ unit: 'binary', maxLength: 100 })
    const likely = fc
      .tuple(fc.constantFrom(...towns), unicode)
      .map(([{ name }, more]) => (name + more).slice(0, 100))
    fc.assert(
      fc.property(fc.oneof(unicode, likely), (text) => {
        expect(searchPlaces(text).length).toBeLessThanOrEqual(8)
        expect(placeById(text)).toBeNull()
        placesNamed(text)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a place', () => {
  test('is found again by the id that a search gave', () => {
    fc.assert(
      fc.property(fc.constantFrom(...large), ({ id, name }) => {
        expect(placeById(id)).toMatchObject({ id, name })
      }),
    )
    expect(placeById('FR-75056')).toMatchObject({ name: 'Paris', department: '75', country: 'FR' })
  })

  test('keeps its id apart from a French code with the same digits', () => {
    expect(placeById('909137')).toMatchObject({ name: 'Lusaka', country: 'ZM' })
    expect(placeById('FR-09137')).toMatchObject({ department: '09', country: 'FR' })
  })

  test('is found by its whole description', () => {
    fc.assert(
      fc.property(fc.constantFrom(...towns), ({ id }) => {
        const place = placeById(id)
        if (!place) throw new Error(id)
        expect(placesNamed(describePlace(place)).map((one) => one.id)).toEqual([id])
      }),
      { numRuns: 1000 },
    )
  })

  test('has homonyms, which are listed likeliest first', () => {
    const found = placesNamed('valence').map(describePlace)
    expect(found.slice(0, 2)).toEqual(['Valence, Drôme (26), France', 'Valence, Espagne'])
    expect(placesNamed('Paris').map(({ country }) => country)).toEqual(['FR', 'US'])
    expect(placesNamed('paris (75)')).toEqual([])
  })

  test('can be named without its article, unless another place has that name', () => {
    expect(placesNamed('havre').map(({ name }) => name)).toEqual(['Le Havre'])
    expect(placesNamed('mans').map(({ name }) => name)).toEqual(['Le Mans'])
    expect(placesNamed('Lagos').every(({ name }) => name === 'Lagos')).toBe(true)
  })
})

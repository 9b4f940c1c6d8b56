import { describe, expect, test } from 'vitest'
import { conditionsOf } from '../../documents/conditions.ts'
import { tariffInForce } from '../../subscription/tariffs.ts'
import { ZONE_WORDS } from './zone-words.ts'
import { travelZones } from './zones.ts'

const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })

/** Every country with a French name. */
const COUNTRIES = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
).filter((code) => names.of(code) !== undefined && !['EU', 'EZ', 'UN', 'QO', 'ZZ'].includes(code))

const MEMBERS =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ')
/** Covered in the text by the name of the state that they belong to. */
const PARTS = 'AX GP MQ GF RE PM YT BL MF WF PF NC TF'.split(' ')
/** The name in the text, when the platform has another. */
const CALLED: Readonly<Record<string, string>> = {
  PS: 'Territoires palestiniens',
  SJ: 'Svalbard',
  VA: 'Vatican',
  UM: 'îles mineures éloignées des États-Unis',
}
const nameOf = (code: string) => CALLED[code] ?? names.of(code)?.replace('-et-', '-') ?? ''
const isNamed = (name: string, words: string) =>
  words.toLowerCase().includes(name.toLowerCase()) &&
  new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-]| du Nord)`, 'iu').test(words)

test('the zones are described from the smallest to the largest', () => {
  expect(Object.keys(ZONE_WORDS)).toEqual(travelZones.ranked)
})

describe.each(Object.entries(ZONE_WORDS).filter(([zone]) => zone !== 'travel.zone.world'))(
  'the description of %s',
  (zone, words) => {
    const isHeld = (code: string) => travelZones.zoneOf(code) === zone

    test('names every country of the zone', () => {
      const listed = [...MEMBERS.filter((code) => code !== 'FR'), ...PARTS]
      const named = COUNTRIES.filter((code) => isHeld(code) && !listed.includes(code))
      expect(named.length).toBeGreaterThan(0)
      expect(named.map(nameOf).filter((name) => !isNamed(name, words))).toEqual([])
    })

    test('names no country of another zone', () => {
      // obsolete codes have today's names: « FX », « UK »
      const held = COUNTRIES.filter(isHeld).map(nameOf)
      const others = COUNTRIES.map(nameOf).filter((name) => !held.includes(name))
      expect(others.filter((name) => isNamed(name, words))).toEqual([])
    })
  },
)

test('every member of the Union is in its zone, except France, which has its own', () => {
  for (const code of MEMBERS)
    expect(travelZones.zoneOf(code)).toBe(
      `travel.zone.${code === 'FR' ? 'france' : 'european_union'}`,
    )
})

test('the answer that offers the Union zone names only states that its description includes', () => {
  const { questions } = tariffInForce('travel', Temporal.PlainDate.from('2027-01-21'))
  const answers = questions.flatMap((question) => question.answers)
  const help = answers.find(({ id }) => id === 'travel.zone.european_union')?.help ?? ''
  expect(help).toContain('Royaume-Uni')
  for (const state of help.match(/Suisse|Norvège|Islande|Royaume-Uni/g) ?? [])
    expect(ZONE_WORDS['travel.zone.european_union']).toContain(state)
})

test.each([
  ['in force', undefined, true],
  ['signed in December', '2026-12', false],
])('the terms %s say where they apply: %s', (_, version, isWhole) => {
  const extent = JSON.stringify(
    conditionsOf('travel', version).find(({ id }) => id === 'territoire'),
  )
  expect(extent.includes('Royaume-Uni')).toBe(isWhole)
  expect(extent.includes('chacun des États de l’espace Schengen')).toBe(isWhole)
})

test('the terms define the home as being in the country of residence of each insured person', () => {
  const words = JSON.stringify(conditionsOf('travel').find(({ id }) => id === 'definitions'))
  expect(words).toContain('dans le pays de résidence que le contrat dit de chaque assuré')
})

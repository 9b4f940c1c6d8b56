import { expect, test } from 'vitest'
import { CIRCUMSTANCES, circumstanceLabel, impactLabel } from './circumstances.ts'
import { EMPTY_SIDE, missingToSign, readShared, readSide } from './statement.ts'

test('the circumstances are numbered from 1 to 17, in order', () => {
  expect(CIRCUMSTANCES.map(({ number }) => number)).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
  expect(circumstanceLabel(14)).toBe('reculait')
  expect(impactLabel('front_right')).toBe('Avant droit')
})

test('a driver’s part is kept trimmed, with its boxes once each and in order', () => {
  const read = readSide({
    ...EMPTY_SIDE,
    texts: { driver: ' Lucie Armand ', remarks: '  ', unknown: 'x' },
    circumstances: [17, 2, 17],
  })
  expect(read).toEqual({
    ok: true,
    value: { ...EMPTY_SIDE, texts: { driver: 'Lucie Armand' }, circumstances: [2, 17] },
  })
})

test.each([
  [{ texts: { plate: 'x'.repeat(21) }, circumstances: [] }, 'side.texts.plate'],
  [{ texts: {}, circumstances: [18] }, 'side.circumstances'],
  [{ texts: {}, circumstances: [1.5] }, 'side.circumstances'],
])('a driver’s part with %o is refused', (given, path) => {
  expect(readSide({ ...EMPTY_SIDE, ...given })).toMatchObject({ ok: false, error: { path } })
})

test('a driver may sign only once identity, vehicle, insurer, impact, place, time, injuries and other damage are filled in', () => {
  const shared = {
    day: '2026-11-12',
    time: '18:20',
    place: 'Orléans',
    isInjured: false,
    isOtherDamage: false,
    witnesses: '',
  }
  const UNANSWERED = { ...shared, time: '', place: '', isInjured: null, isOtherDamage: null }
  expect(missingToSign({ shared: UNANSWERED }, EMPTY_SIDE)).toEqual([
    'L’heure',
    'Le lieu',
    'Les blessés\u00a0: oui ou non',
    'Les autres dégâts\u00a0: oui ou non',
    'Nom et prénom de l’assuré',
    'Marque et modèle',
    'Immatriculation',
    'Société d’assurance',
    'Numéro du contrat',
    'Nom et prénom du conducteur',
    'Le point de choc initial',
  ])
  const whole = {
    ...EMPTY_SIDE,
    impact: 'front' as const,
    texts: {
      policyholder: 'Lucie Armand',
      vehicle: 'Renault Clio',
      plate: 'FB-917-TQ',
      insurer: 'Mutuelle du Loiret',
      contract: '88 204 611',
      driver: 'Lucie Armand',
    },
  }
  expect(missingToSign({ shared }, whole)).toEqual([])
})

test.each([
  ['2026-11-28', '23:58', '23:47', 'shared.time'],
  ['2026-11-29', '09:00', '23:47', 'shared.day'],
  ['2026-11-28', '23:47', '23:47', null],
  ['2026-11-27', '23:58', '23:47', null],
  // abroad
  ['2026-11-28', '23:58', '', null],
])(
  'an accident of %s at %s, read on 28 November at « %s », is refused at %s',
  (day, time, at, path) => {
    const shared = { day, time, place: '', isInjured: null, isOtherDamage: null, witnesses: '' }
    const read = readShared(shared, { day: '2026-11-28', time: at })
    expect(read.ok ? null : read.error.path).toBe(path)
  },
)

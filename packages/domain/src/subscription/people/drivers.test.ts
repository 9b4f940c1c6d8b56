import { expect, test } from 'vitest'
import { readDrivers, writeDrivers } from './drivers.ts'

const today = Temporal.PlainDate.from('2026-11-25')
const kept = (typed: string) => {
  const read = readDrivers(typed, today)
  return read.ok ? writeDrivers(read.value) : read.error.code
}
const INES = 'Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, France'

test.each([
  [INES, INES],
  // separated only by commas, in any case
  ['Inès Garnier, 02/03/1990, 13 aa 00002, 12/06/2010, france', INES],
  ['Inès Garnier,1990-03-02,13AA00002,2010-06-12,FR;', INES],
  [
    'Zoé Roussel, 03/03/2010, Conduite accompagnée',
    'Zoé Roussel, 03/03/2010, conduite accompagnée',
  ],
  [
    `${INES} ; Max Müller, 01/02/1985, permis B072RRE2I55 du 01/03/2004, Allemagne`,
    `${INES} ; Max Müller, 01/02/1985, permis B072RRE2I55 du 01/03/2004, Allemagne`,
  ],
])('the drivers « %s » are kept as « %s »', (typed, expected) => {
  expect(kept(typed)).toBe(expected)
})

test.each([
  ['', 'drivers.unread'],
  // the format of drivers before their licence was asked for
  ['Inès Garnier, 02/03/1990', 'drivers.unread'],
  ['Inès Garnier, 02/03/1990, permis 13AA00002, France', 'drivers.unread'],
  ['Inès, 02/03/1990, permis 13AA00002 du 12/06/2010, France', 'name.incomplete'],
  ['Inès Garnier, 02/03/2990, permis 13AA00002 du 12/06/2010, France', 'birth.in_future'],
  ['Inès Garnier, 02/03/1990, permis 12345 du 12/06/2010, France', 'licence.number'],
  ['Inès Garnier, 02/03/1990, permis 13AA00002 du 26/11/2026, France', 'licence.in_future'],
  // 17 on 2 March 2007; 16 is enough elsewhere
  ['Inès Garnier, 02/03/1990, permis 13AA00002 du 01/03/2007, France', 'licence.too_young'],
  ['Inès Garnier, 02/03/1990, permis 13AA00002 du 01/03/2006, Belgique', 'licence.too_young'],
  ['Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, Syldavie', 'country.unknown'],
])('the drivers « %s » are refused: %s', (typed, code) => {
  expect(kept(typed)).toBe(code)
})

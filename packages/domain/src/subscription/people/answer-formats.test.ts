import { expect, test } from 'vitest'
import { type AnswerFormat, readFormatted } from './answer-formats.ts'

const today = Temporal.PlainDate.from('2026-11-22')

test.each<[AnswerFormat, string, string]>([
  ['legal_name', ' camille  roussel ', 'camille roussel'],
  ['birth_date', ' 14/05/1988 ', '14/05/1988'],
  ['birth_place', ' Nantes ', 'Nantes'],
  ['postal_address', '12 rue des Halles, 44000 Nantes', '12 rue des Halles, 44000 Nantes'],
  ['phone', '+33 6 39 98 12 34', '06 39 98 12 34'],
  ['plate', 'ab123cd', 'AB-123-CD'],
  ['vin', 'vf1rfb00357123456', 'VF1RFB00357123456'],
  ['licence_number', '13 aa 00002', '13AA00002'],
  ['licence_date', '12/06/2008', '12/06/2008'],
  ['country', 'france', 'France'],
  ['people', 'Inès Garnier,02/03/1990;', 'Inès Garnier, 02/03/1990'],
  [
    'drivers',
    'Inès Garnier,02/03/1990,13aa00002,12/06/2010,france',
    'Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, France',
  ],
  ['name_on_papers', ' Sillage ', 'Sillage'],
  ['line', ' Clio ', 'Clio'],
])('a %s typed « %s » is kept as « %s »', (format, typed, kept) => {
  expect(readFormatted(format, typed, today)).toEqual({ ok: true, value: kept })
})

test.each<[AnswerFormat, string, string]>([
  ['phone', '12', 'phone.unread'],
  ['plate', 'ma voiture', 'plate.unread'],
  ['plate', 'AB-CD (Allemagne)', 'plate.unread'],
  ['licence_number', '1', 'licence.number'],
  ['licence_date', '23/11/2026', 'licence.in_future'],
])('a %s typed « %s » is refused: %s', (format, typed, code) => {
  expect(readFormatted(format, typed, today)).toMatchObject({ ok: false, error: { code } })
})

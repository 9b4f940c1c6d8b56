import { expect, it } from 'vitest'
import { coverText } from './cover-text.ts'

it('the text of a cover does not repeat the name of its row', () => {
  expect(coverText('Bris de glace', 'Bris de glace')).toBe('')
  expect(coverText('Bris de glace\u00a0: pare-brise, vitres', 'Bris de glace')).toBe(
    'Pare-brise, vitres',
  )
  expect(coverText('Vol et incendie, à la valeur du jour', 'Vol et incendie')).toBe(
    'À la valeur du jour',
  )
  expect(coverText('Annulation du voyage', 'Annulation')).toBe('')
  expect(coverText('Annulation du voyage, jusqu’à 750 €', 'Annulation')).toBe('Jusqu’à 750\u00a0€')
  expect(coverText('Perte ou vol de bagages, 2 000 €', 'Bagages')).toBe(
    'Perte ou vol, 2\u202f000\u00a0€',
  )
  expect(coverText('Assistance même devant chez vous', 'Assistance')).toBe(
    'Assistance même devant chez vous',
  )
  expect(coverText('1 000 000 €', 'Frais médicaux')).toBe('1\u202f000\u202f000\u00a0€')
})

it('no line of a cover ends inside a number', () => {
  expect(coverText('Assistance : remorquage à plus de 25 km', 'Assistance')).toBe(
    'Remorquage à plus de 25\u00a0km',
  )
})

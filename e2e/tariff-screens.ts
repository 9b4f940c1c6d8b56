import { at, type Screen } from './screen.ts'
import { goTo } from './tariff.ts'

export const TARIFF_SCREENS: readonly Screen[] = [
  {
    name: 'tarif-voiture',
    open: async (page) => {
      await page.goto('/tarif')
      await page.getByRole('radio', { name: /^Électrique/ }).check()
      await page.getByRole('radio', { name: /^Tous risques/ }).check()
      await page.getByText('+').first().waitFor()
    },
  },
  {
    name: 'tarif-voyage',
    open: async (page) => {
      await at('/tarif?assurance=Voyage#du=2027-03-03&au=2027-03-12')(page)
      await goTo(page, 'Où allez-vous', 'Barcelone')
    },
  },
  {
    // a cancellation cover ends at the departure
    name: 'tarif-voyage-part-aujourdhui',
    open: async (page) => {
      const today = Temporal.Now.plainDateISO('Europe/Paris')
      await at(
        `/tarif?assurance=Voyage#du=${today.toString()}&au=${today.add({ days: 9 }).toString()}`,
      )(page)
      await page.getByText(/s’arrête dès le départ/).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'tarif-refuse',
    open: async (page) => {
      await page.goto('/tarif')
      await page.getByRole('radio', { name: /^Moins de 18 ans/ }).check()
      await page.getByText('Souscription impossible.').waitFor()
    },
  },
]

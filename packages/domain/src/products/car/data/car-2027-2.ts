import first from './car-2027-1.json' with { type: 'json' }

const DECLARED = ', sans dépasser la valeur déclarée'

/**
 * Same prices as car-2027-1; it also asks for the licence of other drivers, and the covers of the car state the ceiling
 * set by the terms 2027-02.
 */
export const car20272 = {
  ...first,
  version: 'car-2027-2',
  validFrom: '2026-11-25',
  questions: first.questions.map((question) =>
    question.id === 'car.other_drivers'
      ? {
          ...question,
          format: 'drivers',
          help: 'De chacun, le prénom, le nom, la date de naissance et le permis. Facultatif.',
          example: 'Inès Garnier, 02/03/1990, permis 10BB00007 du 12/06/2010, France',
          maxLength: 900,
        }
      : question,
  ),
  covers: first.covers.map((cover) =>
    cover.code === 'theft_fire' || cover.code === 'damage'
      ? {
          ...cover,
          promises: Object.fromEntries(
            Object.entries(cover.promises).map(([level, promise]) => [level, promise + DECLARED]),
          ),
        }
      : cover,
  ),
}

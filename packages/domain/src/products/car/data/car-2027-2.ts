import first from './car-2027-1.json' with { type: 'json' }

/** Prices are those of car-2027-1; of whoever else drives, the licence is asked for too. */
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
          example: 'Inès Garnier, 02/03/1990, permis 13AA00002 du 12/06/2010, France',
          maxLength: 900,
        }
      : question,
  ),
}

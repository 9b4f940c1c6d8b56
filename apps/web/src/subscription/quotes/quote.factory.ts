import type { Quote } from '@sillage/wire/contracts/quotes.ts'

/** A quote for a trip to Barcelona by train. */
export function buildQuote(changes: Partial<Quote> = {}): Quote {
  return {
    quote_id: '3f1c0a52-5b1e-4e0a-9a53-0c8a7f1d2e34',
    contract_type: { type: 'travel' },
    created_at: '2026-11-21T10:00:00Z',
    valid_until: '2026-12-21',
    is_valid: true,
    start_date: '2026-12-12',
    end_date: '2027-01-03',
    price: 63.74,
    contractPrice: 63.74,
    compensationAmount: 0,
    contribution: null,
    questions: [
      {
        question_id: 'travel.level',
        questionValue: 'Quel niveau de garantie ?',
        answerValue: 'Confort',
        choosable_answer_id: 'travel.level.comfort',
      },
      {
        question_id: 'travel.nights',
        questionValue: 'Combien de nuits passerez-vous sur place ?',
        answerValue: '12',
        choosable_answer_id: null,
      },
    ],
    travels: [{ departure: 'Paris', arrival: 'Barcelone', format: 'train' }],
    breakdown: [
      { kind: 'base', code: 'base', label: 'Base', amount: 50 },
      { kind: 'cover', code: 'medical', label: 'Frais médicaux', amount: 58.48 },
      { kind: 'tax', code: 'travel', label: 'Taxe, 9 %', amount: 5.26 },
      { kind: 'total', code: 'total', label: 'Total', amount: 63.74 },
    ],
    level: 'Confort',
    guarantees: [
      { code: 'medical', label: 'Frais médicaux', covered: true, text: '150 000 €' },
      { code: 'liability', label: 'Responsabilité', covered: false, text: 'Responsabilité civile' },
    ],
    tariff_version: 'travel-2026-1',
    ...changes,
  }
}

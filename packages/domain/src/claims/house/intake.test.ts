import { describe, expect, test } from 'vitest'
import { everyNature, natureCalled } from '../nature.factory.ts'
import type { Nature } from '../nature.ts'
import {
  type EditedDocument,
  type EditedQuestion,
  heldBecause,
  type Intake,
  type IntakeEdit,
  originalIntake,
  writeIntake,
} from './intake.ts'

const glass = natureCalled('Bris de glace')

const document = (over: Partial<EditedDocument>): EditedDocument => ({
  key: null,
  label: 'Facture du vitrier',
  why: 'Elle montre ce que vous avez payé.',
  required: false,
  medical: null,
  ...over,
})
const question = (over: Partial<EditedQuestion>): EditedQuestion => ({
  id: null,
  text: 'Depuis quand ?',
  choices: null,
  ...over,
})

/** An intake as the screen sends it back untouched. */
function edited({ questions, checklist }: Intake): IntakeEdit {
  return {
    checklist: checklist.map(({ key, label, why, required = false, medical = null }) => ({
      key,
      label,
      why,
      required,
      medical,
    })),
    questions: questions.map(({ id, text, choices = null }) => ({ id, text, choices })),
  }
}

interface Given extends Partial<IntakeEdit> {
  readonly of?: Nature
  readonly before?: readonly Intake[]
}

function write({ of = glass, before = [], ...changes }: Given) {
  const drawn = ['new-1', 'new-2']
  const versions = [...before, originalIntake(of)]
  return writeIntake({
    nature: of,
    versions,
    edit: { ...edited(versions[0] ?? of), ...changes },
    newKey: () => drawn.shift() ?? '',
  })
}

const kept = edited(glass).checklist
const asked = edited(glass).questions

describe('the documents and questions that a nature of claim asks for', () => {
  test('stay the same when nothing is edited', () => {
    for (const nature of everyNature())
      expect(write({ of: nature })).toEqual({ ok: true, value: originalIntake(nature) })
  })

  test('accept a new document and a new question, each under a key of its own, in the order given', () => {
    const written = write({
      checklist: [document({ required: true }), ...kept],
      questions: [...asked, question({ choices: ['Hier', 'Avant'] })],
    })
    expect(written).toEqual({
      ok: true,
      value: {
        checklist: [
          {
            key: 'new-1',
            label: 'Facture du vitrier',
            why: 'Elle montre ce que vous avez payé.',
            required: true,
          },
          ...glass.checklist,
        ],
        questions: [
          ...glass.questions,
          { id: 'new-2', text: 'Depuis quand ?', choices: ['Hier', 'Avant'] },
        ],
      },
    })
  })

  test('keep their key when reworded, and may be removed when nothing else refers to them', () => {
    const [photos] = kept
    const written = write({
      checklist: photos ? [{ ...photos, label: 'Photos de la vitre' }] : [],
      questions: [],
    })
    expect(written).toMatchObject({
      ok: true,
      value: { checklist: [{ key: 'photos', label: 'Photos de la vitre' }], questions: [] },
    })
  })

  test('may include again a document that was retired, under its former key', () => {
    const retired: Intake = { ...glass, checklist: glass.checklist.slice(0, 1) }
    expect(write({ before: [retired], checklist: kept })).toMatchObject({
      ok: true,
      value: { checklist: glass.checklist },
    })
  })

  test.each<[string, Given, string]>([
    [
      'none of the documents that must stay',
      { of: natureCalled('Incendie'), checklist: [] },
      'document_held',
    ],
    [
      'no document at all',
      { of: natureCalled('Retard ou annulation de vol'), checklist: [] },
      'no_document',
    ],
    [
      'a document of another nature',
      { checklist: [...kept, document({ key: 'boarding' })] },
      'document_unknown',
    ],
    [
      'the same document twice',
      { checklist: [...kept, document({ key: 'photos' })] },
      'document_twice',
    ],
    [
      'two documents that people can’t tell apart',
      { checklist: [...kept, document({ label: 'carte GRISE' })] },
      'document_twice',
    ],
    [
      'a question of another nature',
      { questions: [question({ id: 'flight' })] },
      'question_unknown',
    ],
    [
      'a question asked twice',
      { questions: [...asked, question({ text: 'Le véhicule roule-t-il ?' })] },
      'question_twice',
    ],
    [
      'a question with choices turned into free text',
      { questions: [question({ id: 'glass' })] },
      'question_kind',
    ],
    ['a document without a name', { checklist: [...kept, document({ label: '' })] }, 'blank'],
    ['a document without a use', { checklist: [...kept, document({ why: '' })] }, 'blank'],
    ['a question without words', { questions: [question({ text: '' })] }, 'blank'],
    ['a choice without words', { questions: [question({ choices: ['Oui', ''] })] }, 'choices'],
    ['a single choice', { questions: [question({ choices: ['Oui'] })] }, 'choices'],
    ['a choice twice', { questions: [question({ choices: ['Oui', 'OUI'] })] }, 'choices'],
    ['nine choices', { questions: [question({ choices: 'abcdefghi'.split('') })] }, 'choices'],
  ])('are never saved with %s', (_, given, code) => {
    expect(write(given)).toMatchObject({ ok: false, error: { code: `intake.${code}` } })
  })
})

describe('health documents in an intake', () => {
  const illness = natureCalled("Accident ou maladie à l'étranger")
  const listed = edited(illness).checklist

  test('can’t be removed, and stay health documents whatever is sent', () => {
    const bills = listed.filter(({ key }) => key !== 'medical')
    expect(write({ of: illness, checklist: bills })).toMatchObject({
      ok: false,
      error: {
        code: 'intake.document_held',
        message:
          '«\u00a0Certificat médical\u00a0» ne peut pas être retiré\u00a0: c’est une pièce de santé, reçue avec un consentement et gardée à part.',
      },
    })
    const flattened = listed.map((one) => ({ ...one, medical: null }))
    expect(write({ of: illness, checklist: flattened })).toEqual({
      ok: true,
      value: originalIntake(illness),
    })
  })

  test('may be added, but an ordinary document can’t become one', () => {
    const scan = document({ label: 'Compte rendu', medical: 'always' })
    const bank = listed.map((one) => ({ ...one, medical: 'always' as const }))
    expect(write({ of: illness, checklist: [...bank, scan] })).toMatchObject({
      ok: true,
      value: {
        checklist: [
          ...illness.checklist,
          { key: 'new-1', label: 'Compte rendu', medical: 'always' },
        ],
      },
    })
  })
})

const held = (label: string, key: string) => heldBecause(natureCalled(label), key)

test('a document that something else refers to can’t be removed, and the reason is given', () => {
  expect(held('Bris de glace', 'photos')).toContain('photos jointes')
  expect(held('Vol', 'complaint')).toContain('conseil')
  expect(held('Annulation de voyage', 'cancellation')).toContain('conseil')
  expect(held('Annulation de voyage', 'cause')).toContain('santé')
  expect(held('Bris de glace', 'registration')).toBeNull()
  expect(held('Bris de glace', 'somebody’s own')).toBeNull()
})

test('every document mentioned by an advice is in the checklist of its nature', () => {
  for (const { advice, checklist } of everyNature())
    if (advice?.document) expect(checklist.map(({ key }) => key)).toContain(advice.document)
})

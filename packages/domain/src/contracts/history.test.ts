import { expect, test } from 'vitest'
import { eventSentence } from './history.ts'

test.each([
  ['create', 'original', 'Vous', 'Vous avez signé le contrat.'],
  ['create', 'extension', 'Vous', 'Vous avez signé cette prolongation.'],
  ['create', 'renewal', 'Le client', 'Le client a signé ce renouvellement.'],
  ['extend', 'original', 'Vous', 'Vous avez prolongé le contrat.'],
  ['renew', 'extension', 'Vous', 'Vous avez renouvelé le contrat.'],
  ['cancel', 'original', 'Un conseiller', 'Un conseiller a résilié le contrat.'],
  ['notice', 'original', 'Vous', 'Vous avez demandé la résiliation du contrat.'],
  [
    'heirs',
    'original',
    'Un conseiller',
    'Un conseiller a enregistré la résiliation demandée par les héritiers.',
  ],
  ['keep', 'original', 'Vous', 'Vous avez retiré la demande de résiliation du contrat.'],
  ['change_plate', 'original', 'Vous', 'Vous avez changé l’immatriculation du contrat.'],
  ['end', 'original', 'Sillage', 'La résiliation demandée a pris effet.'],
  ['withdraw', 'original', 'Vous', 'Vous avez renoncé au contrat.'],
  [
    'restore',
    'original',
    'Vous',
    'Le renouvellement ne tient plus, après une renonciation\u00a0: le contrat garde sa date de fin.',
  ],
  ['expire', 'original', 'Sillage', 'Le contrat a expiré, son dernier jour étant passé.'],
  ['polish', 'original', 'Vous', 'Le contrat a changé.'],
] as const)(
  'the history tells « %s » of a contract of origin « %s », done by %s',
  (action, origin, who, sentence) => {
    expect(eventSentence({ action, origin, who })).toBe(sentence)
  },
)

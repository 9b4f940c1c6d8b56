import { expect, test } from 'vitest'
import { readRefusal } from './mail-refusal.ts'

test.each([
  ['EENVELOPE 550 5.1.1', 'Adresse inconnue', '550 5.1.1'],
  ['EENVELOPE 550 5.1.10', 'Adresse inconnue', '550 5.1.10'],
  ['EENVELOPE 551 5.1.6', 'Le destinataire a changé d’adresse', '551 5.1.6'],
  ['EENVELOPE 550 5.1.8', 'Notre adresse d’expéditeur est refusée', '550 5.1.8'],
  ['EENVELOPE 552 5.2.2', 'Boîte pleine', '552 5.2.2'],
  ['EENVELOPE 550 5.2.1', 'Boîte fermée', '550 5.2.1'],
  ['EENVELOPE 550 5.7.1', 'Notre serveur d’envoi n’est pas autorisé à écrire là', '550 5.7.1'],
  ['EMESSAGE 554 5.6.0', 'Le contenu est refusé', '554 5.6.0'],
  ['EENVELOPE 550', 'Destinataire refusé', '550'],
  ['EENVELOPE 552', 'Boîte pleine', '552'],
  ['EMESSAGE 552', 'E-mail trop lourd', '552'],
  ['EMESSAGE 550', 'Le contenu est refusé', '550'],
  ['EAUTH 535', 'Le serveur d’envoi refuse notre connexion', '535'],
  ['ESOCKET', 'Serveur injoignable', 'ESOCKET'],
  ['TypeError', 'E-mail refusé', 'TypeError'],
])('the codes %s are shown as « %s », with %s', (kept, says, codes) => {
  expect(readRefusal(kept)).toEqual({ says, codes })
})

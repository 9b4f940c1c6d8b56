import { expect, test } from 'vitest'
import { ACCOUNT_MESSAGES } from './accounts/accounts.messages.ts'
import { CLAIM_MESSAGES } from './claims/claims.messages.ts'
import { CONTRACT_MESSAGES } from './contracts/contracts.messages.ts'

/** Every sentence that section 5 of the specification quotes for these rooms, letter for letter. */
const QUOTED = [
  'Addresse mail requise',
  'Veuillez entrer une adresse mail valide',
  'Mot de passe requis',
  'Votre mot de passe doit comporter au moins 6 caractères',
  "Nom d'utilisateur requis",
  "Le nom d'utilisateur doit comporter au moins 3 caractères",
  'Email requis',
  "L'adresse email doit avoir un format valide avec un domaine correct",
  'Votre email doit être confirmé',
  'Les emails doivent correspondre',
  'Votre mot de passe doit comporter au moins 8 caractères',
  'Votre mot de passe doit être confirmé',
  'Les mots de passe doivent correspondre',
  'Rôle invalide',
  'Please fill in all required fields',
  'Invalid role selected',
  'Invalid role provided',
  'Veuillez ajouter au moins un voyage pour souscrire à une assurance.',
  'Veuillez ajouter au moins un voyage pour générer un devis.',
  'Veuillez ajouter au moins un voyage pour compenser vos émissions.',
  'Veuillez sélectionner une date de début et une date de fin.',
  'Veuillez sélectionner une nouvelle date de fin',
  'Veuillez signer le formulaire',
  'Veuillez sélectionner une date de début',
  'Veuillez sélectionner une date de fin',
  'La date de fin doit être postérieure à la date de début',
  "Veuillez indiquer une raison d'annulation",
  'Tous les champs sont obligatoires.',
]

const messages: readonly string[] = [
  ...Object.values(ACCOUNT_MESSAGES),
  ...Object.values(CONTRACT_MESSAGES),
  ...Object.values(CLAIM_MESSAGES),
]

test.each(QUOTED)('« %s » is there to the letter', (sentence) => {
  expect(messages).toContain(sentence)
})

test('every other sentence has French typography', () => {
  const own = messages.filter((message) => !QUOTED.includes(message))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((message) => /'| [?!;:€%»](?!@)|« /.test(message))).toEqual([])
})

test('no sentence is written twice', () => {
  expect(new Set(messages).size).toBe(messages.length)
})

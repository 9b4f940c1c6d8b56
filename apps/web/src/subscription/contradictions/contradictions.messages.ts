export const CONTRADICTION_MESSAGES = {
  fix: (answer: string, difference: string) => `Choisir «\u00a0${answer}\u00a0», ${difference}`,
  becomes: (price: string) => `Le contrat coûterait ${price}, toutes taxes comprises.`,
  remains: 'Corrigez ce qui se contredit.',
  checking: 'Vérification du trajet…',
} as const

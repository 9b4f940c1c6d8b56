import { formatNumber } from '@sillage/domain/values/french-number.ts'
/** French text of the interface components, shared by every page. */
export const UI_MESSAGES = {
  skip: 'Aller au contenu',
  close: 'Fermer',
  unsaved: 'Ce qui est saisi ici n’est pas enregistré. L’abandonner\u202f?',
  stay: 'Continuer la saisie',
  leave: 'Abandonner la saisie',
  retry: 'Réessayer',
  requiredNote: 'Tous les champs sont à remplir, sauf ceux marqués «\u00a0facultatif\u00a0».',
  optional: '(facultatif)',
  full: (most: number) => `${formatNumber(most)} caractères au plus\u00a0: le texte s’arrête là.`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  shownOf: (first: string, last: string, total: string) => `${first} à ${last} sur ${total}`,
  searching: 'Recherche en cours...',
  showList: 'Afficher la liste',
  proposed: (count: number) =>
    count === 1 ? '1 proposition' : `${formatNumber(count)} propositions`,
  showPassword: 'Afficher le mot de passe',
  strength: (lit: number, word: string) => `Robustesse\u00a0: ${lit} sur 5, ${word}`,
  met: ', rempli',
  unmet: ', à remplir',
  before: (value: string) => `avant\u00a0: ${value}`,
  percent: (change: number) => `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}\u00a0%`,
  up: 'En hausse de\u00a0',
  down: 'En baisse de\u00a0',
} as const

/** French text of day fields. */
export const DAY_MESSAGES = {
  from: 'Du',
  to: 'au',
  placeholder: 'jj/mm/aaaa',
  unread: 'Écrivez la date sous la forme jj/mm/aaaa, par exemple 12/12/2026.',
  open: 'Ouvrir le calendrier',
  close: 'Fermer le calendrier',
  loading: 'Chargement du calendrier',
  noCalendar: 'Le calendrier n’a pas pu être chargé. Écrivez la date.',
} as const

export const SIGNATURE_MESSAGES = {
  way: 'Façon de signer',
  draw: 'Dessiner',
  type: 'Saisir au clavier',
  name: 'Votre nom, en guise de signature',
  image: 'Votre signature',
  emptyImage: 'Zone de signature, vide',
  here: 'Signez ici',
  ready: 'Signature prête',
  clear: 'Effacer la signature',
} as const

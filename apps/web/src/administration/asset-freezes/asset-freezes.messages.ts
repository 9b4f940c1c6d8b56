import { formatNumber } from '@sillage/domain/values/french-number.ts'
import type { FreezeMatch } from '@sillage/wire/administration/asset-freezes.ts'

/** French text of the asset freezes page. */
export const ASSET_FREEZES = {
  page: 'À vérifier',
  intro:
    'Des personnes nommées dans un contrat ou un paiement ressemblent à une inscription du registre national des gels des avoirs. Rien ne se signe ni ne se paie avant votre décision. Le client ne sait pas pourquoi il attend\u00a0: ne le lui dites pas.',
  register: (entries: number, published: string | null, read: string) =>
    `Registre${published === null ? '' : ` publié le ${published}`}\u00a0: ${entries === 1 ? '1 inscription' : `${formatNumber(entries)} inscriptions`}, lu le ${read}.`,
  noRegister: 'Personne n’est comparé au registre.',
  noRegisterText:
    'Aucun fichier du registre n’est chargé\u00a0: l’exploitant le désigne par le réglage ASSET_FREEZE_FILE.',
  loading: 'Chargement des vérifications',
  failed: 'Les vérifications n’ont pas pu être lues.',
  refresh: 'Actualiser',
  filter: 'Afficher',
  states: { waiting: 'À vérifier', decided: 'Décidées' },
  empty: { waiting: 'Rien n’est à vérifier.', decided: 'Rien n’a encore été décidé.' },
  occasions: {
    signature: 'Signature',
    payment: 'Paiement',
    running: 'Contrat en cours',
  } satisfies Record<FreezeMatch['occasion'], string>,
  found: (occasion: string, day: string) => `${occasion}, ${day}`,
  person: 'Personne nommée',
  entry: 'Inscription au registre',
  born: (day: string) => `Naissance\u00a0: ${day}`,
  bornUnknown: 'Naissance inconnue',
  entryNumber: (id: string) => `Numéro ${id}`,
  account: (username: string) => `Contrats de ${username}`,
  reason: 'Motif de la décision',
  reasonHint:
    'Ce qui distingue ou réunit ces deux personnes. Le motif est conservé, le client ne le lit pas.',
  reasonMissing: 'Indiquez le motif.',
  release: 'Ce n’est pas elle\u00a0: libérer',
  refuse: 'C’est elle\u00a0: refuser',
  refuseTitle: (name: string) => `Refuser\u00a0: ${name}`,
  refuseSubmit: 'Refuser définitivement',
  refuseIntro:
    'Plus rien ne se signera ni ne se paiera à ce nom. Un refus est définitif, et se déclare sans délai à la Direction générale du Trésor.',
  failedToDecide: 'Votre décision n’a pas pu être prise en compte.',
  done: {
    released: 'Personne libérée.',
    refused: 'Refus enregistré. Déclarez-le sans délai à la Direction générale du Trésor.',
  },
  decisions: { released: 'Libérée', refused: 'Refusée' },
  decidedBy: (username: string, day: string) => `Par ${username}, ${day}`,
} as const

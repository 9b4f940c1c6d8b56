import type { ProductId } from '@sillage/domain/products/names.ts'

/** A kind of claim: its texts, its cost in euros, and its frequency. */
export interface ClaimKind {
  readonly nature: string
  readonly often: number
  readonly costs: readonly [from: number, to: number]
  /** Its cost when it is a heavy one, above what an advisor may pay alone; only some kinds have such. */
  readonly heavyCosts?: readonly [from: number, to: number]
  /** The document that shows the cost. */
  readonly source: string
  readonly descriptions: readonly string[]
  readonly answers: readonly (readonly [question: string, answer: string])[]
}

export const KINDS = {
  car: [
    {
      nature: 'Bris de glace',
      often: 42,
      costs: [95, 520],
      source: 'Facture du vitrier',
      descriptions: [
        'Impact de gravillon sur le pare-brise, la fissure s’est allongée.',
        'Vitre latérale brisée pendant la nuit, rien n’a été pris.',
        'Lunette arrière fendue en fermant le hayon sur une planche.',
      ],
      answers: [
        ['glass', 'Pare-brise'],
        ['drivable', 'Oui'],
      ],
    },
    {
      nature: 'Panne mécanique',
      often: 40,
      costs: [60, 150],
      source: 'Facture de remorquage',
      descriptions: [
        'Voyant moteur, puis arrêt sur la bretelle. Remorquée jusqu’au garage.',
        'Elle ne démarre plus depuis ce matin, batterie neuve pourtant.',
        'Bruit de courroie, puis plus de direction assistée.',
      ],
      answers: [
        ['symptom', 'Voyant moteur, puis arrêt'],
        ['towed', 'Oui'],
      ],
    },
    {
      nature: 'Dommages collision',
      often: 5,
      costs: [420, 1600],
      source: 'Devis du carrossier',
      descriptions: [
        'Accrochage en sortant d’une place de livraison.',
        'Portière touchée par une borne en marche arrière.',
        'Choc à petite vitesse dans un bouchon, pare-chocs avant à remplacer.',
      ],
      answers: [
        ['other_vehicle', 'Oui'],
        ['agreed_report', 'Oui'],
        ['drivable', 'Oui'],
      ],
    },
    {
      nature: 'Vandalisme',
      often: 7,
      costs: [260, 840],
      source: 'Devis du carrossier',
      descriptions: [
        'Rétroviseur arraché et portière rayée en stationnement.',
        'Carrosserie rayée sur toute la longueur, dans la rue.',
      ],
      answers: [
        ['complaint', 'Oui'],
        ['drivable', 'Oui'],
      ],
    },
    {
      nature: 'Accident',
      often: 5,
      costs: [700, 1900],
      heavyCosts: [2600, 3800],
      source: 'Rapport d’expertise',
      descriptions: [
        'Refus de priorité à un rond-point, aile et phare avant touchés.',
        'Choc par l’arrière à un feu, hayon enfoncé.',
      ],
      answers: [
        ['other_vehicle', 'Oui'],
        ['agreed_report', 'Oui'],
        ['drivable', 'Non'],
      ],
    },
  ],
  travel: [
    {
      nature: 'Retard ou annulation de vol',
      often: 3,
      costs: [40, 260],
      source: 'Factures d’hôtel et de repas',
      descriptions: ['Vol retour annulé le soir même, réacheminé le lendemain midi.'],
      answers: [['delay', 'Vol annulé']],
    },
    {
      nature: 'Perte ou vol de bagages',
      often: 3,
      costs: [140, 620],
      source: 'Factures des biens',
      descriptions: ['Valise non livrée à l’arrivée, retrouvée vide quatre jours plus tard.'],
      answers: [['carrier_report', 'Oui']],
    },
  ],
} as const satisfies Record<ProductId, readonly ClaimKind[]>

export const PLACES = [
  'Rue de la gare',
  'Parking du marché',
  'Rocade ouest, sortie 4',
  'Zone d’activités',
  'Avenue de la République',
  'Quai de livraison',
  'A11, aire de repos',
] as const

export const SAID = {
  first: (firstName: string) =>
    `Bonjour ${firstName}, je m’occupe de votre dossier. Pouvez-vous m’envoyer la facture\u202f?`,
  reply: [
    'Bonjour, c’est parti ce matin. Merci.',
    'Bonjour, je vous l’ai mise à la poste hier.',
    'Merci de votre réponse rapide. Le garage vous l’a transmise tout à l’heure.',
  ],
  reviewed: 'Bien reçu, merci. Je vérifie les montants et je reviens vers vous.',
} as const

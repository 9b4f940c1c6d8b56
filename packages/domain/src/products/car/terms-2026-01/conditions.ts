import type { Article } from '../../../documents/article.ts'
import {
  cancellation,
  declarations,
  duration,
  parties,
  premium,
} from '../../../documents/terms-2026-01/contract-articles.ts'
import { noWithdrawal } from '../../../documents/terms-2026-01/rights-articles.ts'

const territory: Article = {
  id: 'territoire',
  title: 'Où vous êtes couvert',
  blocks: [
    {
      kind: 'text',
      text: 'En France métropolitaine et d’outre-mer ; dans l’Union européenne, l’Espace économique européen, en Suisse et au Royaume-Uni pour des séjours de 90 jours au plus. Les catastrophes naturelles sont couvertes en France.',
    },
  ],
}

const claims: Article = {
  id: 'sinistres',
  title: 'En cas de sinistre',
  blocks: [
    {
      kind: 'text',
      text: 'Déclarez-le depuis [« Mes sinistres »](claims) ou par courrier, dès que vous en avez connaissance et au plus tard :',
    },
    {
      kind: 'list',
      items: [
        'dans les 5 jours ouvrables en général ;',
        'dans les 2 jours ouvrables pour un vol, avec le récépissé de la plainte ;',
        'dans les 30 jours qui suivent la publication de l’arrêté pour une catastrophe naturelle.',
      ],
    },
    {
      kind: 'text',
      text: 'Un retard ne vous prive de la garantie que si nous prouvons qu’il nous a causé un préjudice (article L113-2). Nous faisons une offre motivée dans les 3 mois de la demande quand la responsabilité est admise et le dommage chiffré, et dans les 8 mois en cas de blessure ; au-delà, des intérêts courent au double du taux légal (articles L211-9 et L211-13). En catastrophe naturelle, l’offre suit d’un mois au plus le rapport d’expertise.',
    },
    {
      kind: 'text',
      text: 'La voiture est estimée à sa valeur au jour du sinistre. Vous choisissez librement le réparateur (article L211-5-1). La franchise choisie est déduite ; celle des catastrophes naturelles est de 380 €.',
    },
  ],
}

const bonus: Article = {
  id: 'bonus',
  title: 'Bonus-malus',
  blocks: [
    {
      kind: 'text',
      text: 'Le coefficient suit l’annexe à l’article A121-1 : il part de 1,00, est multiplié par 0,95 après une année sans accident responsable, par 1,25 après un accident responsable et par 1,125 s’il est partagé, entre 0,50 et 3,50. Votre relevé d’information est gratuit, sur demande.',
    },
  ],
}

const vehicleSold: Article = {
  id: 'vente',
  title: 'Vente de la voiture',
  blocks: [
    {
      kind: 'text',
      text: 'Les garanties sont suspendues le lendemain de la vente à 0 h. Vous comme nous pouvez alors résilier avec un préavis de dix jours (article L121-11).',
    },
  ],
}

const guarantees: Article = {
  id: 'garanties',
  title: 'Ce qui est couvert',
  blocks: [
    {
      kind: 'text',
      text: 'La garantie de responsabilité civile répond à l’obligation d’assurance de l’article L211-1. Les autres dépendent de la formule, écrite dans votre contrat.',
    },
    { kind: 'guarantees' },
  ],
}

const exclusions: Article = {
  id: 'exclusions',
  title: 'Ce qui n’est pas couvert',
  blocks: [
    { kind: 'exclusions' },
    {
      kind: 'text',
      text: 'Les dommages causés intentionnellement ne sont jamais couverts (article L113-1). Les personnes blessées par la voiture sont toujours indemnisées ; nous pouvons ensuite nous retourner contre la personne responsable.',
    },
  ],
}

/**
 * The first articles of the general conditions, in numbering order; the closing articles are common to all products.
 */
export const carConditions202601: readonly Article[] = [
  parties,
  guarantees,
  exclusions,
  territory,
  declarations,
  premium,
  bonus,
  duration,
  cancellation,
  vehicleSold,
  noWithdrawal,
  claims,
]

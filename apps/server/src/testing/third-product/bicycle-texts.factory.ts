import type { Article } from '@sillage/domain/documents/article.ts'
import { duration, ends } from '@sillage/domain/documents/articles/life.ts'
import { declarations, parties } from '@sillage/domain/documents/articles/parties.ts'
import { premium } from '@sillage/domain/documents/articles/premium.ts'
import { CLOSING_ARTICLES } from '@sillage/domain/documents/closing-articles.ts'
import type { Information } from '@sillage/domain/documents/information-parts.ts'
import { type Papers, USUAL_FACTS } from '@sillage/domain/products/papers.ts'

const text = (words: string) => ({ kind: 'text', text: words }) as const

export const bicycleConditions: readonly Article[] = [
  parties,
  { id: 'garanties', title: 'Ce qui est couvert', blocks: [{ kind: 'guarantees' }] },
  { id: 'exclusions', title: 'Ce qui n’est pas couvert', blocks: [{ kind: 'exclusions' }] },
  {
    id: 'territoire',
    title: 'Où votre vélo est couvert',
    blocks: [text('En France et dans l’Union européenne, attaché par son cadre à un point fixe.')],
  },
  declarations,
  premium,
  duration,
  ends({ byChoice: 'Le prix des jours qui restent est rendu.', byLaw: [], byUs: '' }),
  {
    id: 'renonciation',
    title: 'Renonciation',
    blocks: [
      text('Vous pouvez renoncer pendant 14 jours pleins, sans motif (article L112-2-1).'),
      { kind: 'letter' },
    ],
  },
  {
    id: 'sinistres',
    title: 'En cas de sinistre',
    blocks: [text('Déclarez-le depuis [« Mes sinistres »](claims) dans les 5 jours ouvrés.')],
  },
  ...CLOSING_ARTICLES,
]

export const bicycleInformation: Information = {
  product: 'Assurance Vélo',
  kind: 'Une assurance contre le vol et la casse d’un vélo, pour une durée fixe.',
  restrictions: ['La franchise que vous avez choisie reste à votre charge.'],
  where: ['En France et dans l’Union européenne.'],
  obligations: [
    { when: 'À la souscription', what: ['Répondre exactement à chaque question.'] },
    { when: 'En cours de contrat', what: ['Attacher le vélo par son cadre.'] },
    { when: 'En cas de sinistre', what: ['Porter plainte après un vol.'] },
  ],
  payment: ['En une fois, à la souscription.'],
  duration: ['Du premier jour choisi à 0\u00a0h au dernier à 24\u00a0h.'],
  leaving: ['À tout moment, en ligne, depuis [« Mes contrats »](contracts).'],
}

export const bicyclePapers: Papers = {
  advice: () => ({ needs: ['Assurer un vélo.'], reasons: ['Le contrat le couvre.'], warnings: [] }),
  certificate: {
    title: 'Attestation d’assurance Vélo',
    heading: () => ['Votre vélo', 'est assuré.'],
    facts: (known) => [
      USUAL_FACTS.insurer(known),
      USUAL_FACTS.policyholder(known),
      USUAL_FACTS.contract(known),
      { label: 'Numéro de cadre', value: [{ strong: known.answerTo('bicycle.frame') ?? '' }] },
      USUAL_FACTS.period(known),
    ],
    notes: () => ['**Gardez la facture de votre antivol.** Elle vous sera demandée après un vol.'],
  },
  claimLetters: { rights: [], effects: () => [] },
  claimTerms: {
    delays: [{ event: 'Vol du vélo', delay: '2 jours ouvrés, plainte déposée' }],
    steps: [{ text: '**Portez plainte**, puis déclarez le vol sur Sillage.' }],
    afterwards: { title: 'Votre vélo est retrouvé', text: 'Dites-le-nous dans les 30 jours.' },
  },
  cancellationTerms: { warning: null, changes: 'Vélo vendu\u00a0: le contrat n’a plus d’objet.' },
  endingNote: 'Votre vélo n’est plus assuré contre le vol.',
}

import type { Article } from '../article.ts'
import { insurer } from '../insurer.ts'

/** The parties to the contract, and the documents that make it up. */
export const parties: Article = {
  id: 'parties',
  title: 'Le contrat et ses parties',
  blocks: [
    {
      kind: 'text',
      text: `Le contrat lie la personne qui souscrit (« vous ») et ${insurer.name} (« nous »), ${insurer.address.join(', ')}, ${insurer.nature}. **Cette société n’est pas agréée : le contrat est une démonstration et ne couvre rien.**`,
    },
    {
      kind: 'text',
      text: 'Il se compose, dans cet ordre, de votre contrat signé, de ces conditions générales et du document d’information. Il est régi par le droit français et le code des assurances, et rédigé en français.',
    },
  ],
}

/** Articles L113-2, L113-8 and L113-9. */
export const declarations: Article = {
  id: 'declarations',
  title: 'Vos déclarations',
  blocks: [
    {
      kind: 'text',
      text: 'Vous répondez exactement aux questions posées à la souscription. Vous les relisez avant de signer, et le contrat en garde la copie. Toute circonstance nouvelle qui rend une réponse inexacte nous est signalée dans les 15 jours (article L113-2).',
    },
    {
      kind: 'text',
      text: 'Une fausse déclaration faite de mauvaise foi rend le contrat nul, et les primes payées nous restent acquises (article L113-8). Faite de bonne foi, elle permet de réduire l’indemnité dans la proportion de la prime payée à la prime due (article L113-9).',
    },
  ],
}

export const premium: Article = {
  id: 'prix',
  title: 'Le prix',
  blocks: [
    {
      kind: 'text',
      text: 'Le prix dépend des réponses choisies et de la période, et de rien d’autre. Il est affiché toutes taxes comprises, ligne par ligne, avant la signature, et payé en une fois. Un changement d’un centime entre l’affichage et la signature vous est montré et demande votre accord.',
    },
    {
      kind: 'text',
      text: 'Une prime impayée dix jours après son échéance donne lieu à une mise en demeure ; trente jours plus tard les garanties sont suspendues, et le contrat peut être résilié dix jours après (article L113-3). Elles reprennent à midi le lendemain du paiement.',
    },
  ],
}

export const duration: Article = {
  id: 'duree',
  title: 'Durée, prolongation, renouvellement',
  blocks: [
    {
      kind: 'text',
      text: 'Les garanties commencent le premier jour choisi à 0 h et s’arrêtent le dernier jour à 24 h, heure de Paris. Le contrat n’est pas reconduit tacitement.',
    },
    {
      kind: 'list',
      items: [
        '**Prolonger** un contrat actif crée un contrat du début d’origine à la nouvelle fin ; les jours ajoutés sont comptés au prix par jour d’origine.',
        '**Renouveler** un contrat expiré, renouvelé, ou qui se termine dans les 30 jours crée un contrat de même prix et de même durée au plus.',
      ],
    },
    {
      kind: 'text',
      text: 'Les deux demandent votre signature. La durée totale ne dépasse pas 5 ans.',
    },
  ],
}

export const cancellation: Article = {
  id: 'resiliation',
  title: 'Résiliation',
  blocks: [
    {
      kind: 'text',
      text: `Vous résiliez un contrat actif à tout moment, gratuitement, depuis [« Mes contrats »](contracts), ou par courrier à ${insurer.address.join(', ')}. Les garanties de ce contrat et des contrats qui lui sont liés s’arrêtent immédiatement.`,
    },
    {
      kind: 'text',
      text: 'Nous remboursons dans les 30 jours : prix × jours restants ÷ jours de la période, sans la contribution fixe au fonds de garantie. La date de fin et le montant vous sont confirmés sur un support durable.',
    },
  ],
}

export const signature: Article = {
  id: 'signature',
  title: 'Signature et preuve',
  blocks: [
    {
      kind: 'text',
      text: 'Le contrat se signe à l’écran, par un dessin ou au clavier. C’est une signature électronique simple au sens du règlement eIDAS. Nous gardons comme preuve l’empreinte SHA-256 du document signé, le compte, la date et l’heure UTC, l’adresse IP, le navigateur, la phrase d’accord et la liste des documents ouverts avant de signer. Le contrat PDF porte ces éléments.',
    },
  ],
}

export const contribution: Article = {
  id: 'contribution',
  title: 'Contribution facultative à des projets climat',
  blocks: [
    {
      kind: 'text',
      text: 'Vous pouvez ajouter au prix une contribution au financement de projets climat. Elle n’est jamais cochée d’avance et ne change aucune garantie. Elle ne supprime pas les émissions de votre trajet et ne le rend pas neutre en carbone. Le montant, le type de projet et le jeu de facteurs utilisé sont gardés avec le contrat. Elle vous est rendue si vous renoncez au contrat, pas si vous le résiliez.',
    },
  ],
}

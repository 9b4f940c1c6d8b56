import { PRODUCTS } from '@sillage/domain/products/traits.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { TextPage } from './text-page.tsx'

type Link = readonly [path: string, title: string]

const before: readonly Link[] = [
  [paths.home, 'Accueil'],
  [paths.tariff, 'Votre prix, sans compte'],
  [paths.calculator, 'Calculer les émissions d’un trajet ou d’une voiture'],
  [paths.register, 'Créer un compte'],
  [paths.login, 'Se connecter'],
  [paths.forgotPassword, 'Mot de passe oublié'],
]

const own: readonly Link[] = [
  [paths.dashboard, 'Tableau de bord'],
  [paths.subscription, 'Souscrire'],
  [paths.quotes, 'Mes devis'],
  [paths.contracts, 'Mes contrats'],
  [paths.payments, 'Mes paiements'],
  [paths.claims, 'Mes sinistres'],
  [paths.createClaim, 'Déclarer un sinistre'],
  [paths.emissions, 'Mes émissions'],
  [paths.complaints, 'Mes réclamations'],
  [paths.conversations, 'Mes questions à un conseiller'],
  [paths.profile, 'Mon profil'],
]

const texts: readonly Link[] = [
  [paths.help, 'Aide'],
  ...PRODUCTS.flatMap(({ label }): readonly Link[] => [
    [paths.documents[label].ipid, `Assurance ${label}\u00a0: document d’information`],
    [paths.documents[label].conditions, `Assurance ${label}\u00a0: conditions générales`],
  ]),
  [paths.method, 'Notre méthode\u00a0: comment les émissions sont estimées'],
  [paths.verification, 'Vérifier un document'],
]

const rights: readonly Link[] = [
  [paths.legal.withdrawal, 'Renoncer ou résilier'],
  [paths.legal.complaints, 'Réclamations'],
  [paths.legal.privacy, 'Données personnelles'],
  [paths.legal.accessibility, 'Accessibilité'],
  [paths.legal.notices, 'Mentions légales'],
]

const sections = [
  { id: 'assurer', title: 'Avant de vous assurer', links: before },
  { id: 'compte', title: 'Une fois connecté', links: own },
  { id: 'comprendre', title: 'Comprendre et vérifier', links: texts },
  { id: 'droits', title: 'Vos droits', links: rights },
].map(({ links, ...section }) => ({ ...section, body: <Links links={links} /> }))

export function SiteMapPage() {
  return (
    <TextPage
      heading="Plan du site"
      lead="Toutes les pages de Sillage, par ce qu’on y vient faire."
      sections={sections}
    />
  )
}

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul>
      {links.map(([path, title]) => (
        <li key={path}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

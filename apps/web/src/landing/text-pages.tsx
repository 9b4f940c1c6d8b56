import type { ComponentType } from 'react'
import { paths } from '../shell/paths.ts'
import { CarConditions, TravelConditions } from './documents/conditions-page.tsx'
import { CarInformation, TravelInformation } from './documents/information-sheet.tsx'
import { AccessibilityPage } from './legal/accessibility-page.tsx'
import { ComplaintsPage } from './legal/complaints-page.tsx'
import { NoticesPage } from './legal/notices-page.tsx'
import { PrivacyPage } from './legal/privacy-page.tsx'
import { WithdrawalPage } from './legal/withdrawal-page.tsx'
import { MethodPage } from './method/method-page.tsx'

type TextPageEntry = {
  path: string
  title: string
  description: string
  Content: ComponentType<{ today: string }>
}

export const textPages: readonly TextPageEntry[] = [
  {
    path: paths.legal.notices,
    title: 'Mentions légales',
    description: 'Qui édite Sillage, sous quelle licence, et d’où viennent les données.',
    Content: NoticesPage,
  },
  {
    path: paths.legal.privacy,
    title: 'Données personnelles',
    description: 'Ce que Sillage garde de vous, pourquoi, combien de temps, et vos droits.',
    Content: PrivacyPage,
  },
  {
    path: paths.legal.complaints,
    title: 'Réclamations',
    description:
      'À qui écrire, sous quel délai une réponse vous est due, et quand saisir le médiateur.',
    Content: ComplaintsPage,
  },
  {
    path: paths.legal.accessibility,
    title: 'Accessibilité : non conforme',
    description: 'Déclaration d’accessibilité de Sillage : état, tests, limites connues, recours.',
    Content: AccessibilityPage,
  },
  {
    path: paths.legal.withdrawal,
    title: 'Renoncer ou résilier',
    description: 'Renoncer à un contrat, le résilier en ligne, et ce qui vous est remboursé.',
    Content: WithdrawalPage,
  },
  {
    path: paths.method,
    title: 'Notre méthode',
    description:
      'Comment les émissions d’un trajet ou d’une voiture sont estimées : formules, facteurs, sources, limites.',
    Content: MethodPage,
  },
  {
    path: paths.documents.Voiture.ipid,
    title: 'Assurance Voiture, document d’information',
    description:
      'Document d’information sur le produit d’assurance Voiture : couvert, non couvert, obligations.',
    Content: CarInformation,
  },
  {
    path: paths.documents.Voiture.conditions,
    title: 'Assurance Voiture, conditions générales',
    description: 'Conditions générales du contrat d’assurance Voiture.',
    Content: CarConditions,
  },
  {
    path: paths.documents.Voyage.ipid,
    title: 'Assurance Voyage, document d’information',
    description:
      'Document d’information sur le produit d’assurance Voyage : couvert, non couvert, obligations.',
    Content: TravelInformation,
  },
  {
    path: paths.documents.Voyage.conditions,
    title: 'Assurance Voyage, conditions générales',
    description: 'Conditions générales du contrat d’assurance Voyage.',
    Content: TravelConditions,
  },
]

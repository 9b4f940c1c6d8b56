import { insurer } from '@sillage/domain/documents/insurer.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Mail } from '../text-page.tsx'
import type { HelpTheme } from './help-entry.ts'

/** Questions about a claim, the climate, the account, and whom to ask. */
export const CLAIM_ANSWERS: readonly HelpTheme[] = [
  {
    id: 'sinistre',
    title: 'Un accident, un vol, un départ annulé',
    entries: [
      {
        question: 'Que faire tout de suite\u202f?',
        answer: (
          <p>
            S’il y a un blessé, appelez le 112. Avant d’engager des frais médicaux, un rapatriement
            ou un remorquage, appelez l’assistance au {insurer.assistancePhone} (numéro fictif).
            Ensuite seulement, <a href={paths.createClaim}>déclarez</a> : quelques minutes, sur un
            téléphone.
          </p>
        ),
      },
      {
        question: 'Faut-il remplir un constat\u202f?',
        words: 'e-constat amiable accident accrochage',
        answer: (
          <p>
            Oui, s’il y a un autre véhicule. À l’écran, depuis votre déclaration : chacun remplit sa
            moitié sur son téléphone, et les deux signent. Un constat de papier se photographie et
            se joint.
          </p>
        ),
      },
      {
        question: 'Mon vol est en retard ou annulé\u202f: que faire\u202f?',
        words: 'avion retardé vol',
        answer: (
          <p>
            Gardez la carte d’embarquement, et demandez d’abord à la compagnie l’indemnité du
            règlement (CE) n° 261/2004 : 250, 400 ou 600 € selon la distance. Puis{' '}
            <a href={paths.createClaim}>déclarez</a> : votre contrat voyage peut compléter.
          </p>
        ),
      },
      {
        question: 'Combien de temps ai-je pour déclarer\u202f?',
        answer: (
          <p>
            {delayText(DELAYS.declaration)} à partir du moment où vous le savez ;{' '}
            {delayText(DELAYS.theftDeclaration)} pour un vol ;{' '}
            {delayText(DELAYS.naturalDisasterDeclaration)} après la publication de l’arrêté pour une
            catastrophe naturelle. Plus tard, déclarez quand même.
          </p>
        ),
      },
      {
        question: 'Qui suit mon dossier, et quand aurai-je des nouvelles\u202f?',
        answer: (
          <p>
            Nous répondons en général en quelques jours ouvrés : la page de votre sinistre dit d’ici
            à quel jour. Tout se passe dans <a href={paths.claims}>« Mes sinistres »</a> : la
            discussion, les pièces demandées, la décision et son calcul, ligne par ligne.
          </p>
        ),
      },
    ],
  },
  {
    id: 'climat',
    title: 'Le climat',
    entries: [
      {
        question: 'D’où vient le chiffre de mes émissions\u202f?',
        answer: (
          <p>
            C’est une estimation, avec sa marge : les facteurs, les distances et les sources sont
            dans <a href={paths.method}>notre méthode</a>.
          </p>
        ),
      },
      {
        question: 'La contribution efface-t-elle mes émissions\u202f?',
        answer: (
          <p>
            Non. Elle finance des projets climat ; elle ne supprime rien de ce qui est émis. Elle
            est facultative, et ne change ni vos garanties ni leur prix.
          </p>
        ),
      },
    ],
  },
  {
    id: 'compte',
    title: 'Mon compte',
    entries: [
      {
        question: 'J’ai oublié mon mot de passe.',
        answer: (
          <p>
            Depuis <a href={paths.login}>la connexion</a>, « Mot de passe oublié » vous envoie un
            lien.
          </p>
        ),
      },
      {
        question: 'Comment obtenir ou effacer mes données\u202f?',
        answer: (
          <p>
            Dans <a href={paths.profile}>« Mon profil »</a> : télécharger vos données, fermer le
            compte. Ce que la loi nous demande de garder, et combien de temps :{' '}
            <a href={paths.legal.privacy}>données personnelles</a>.
          </p>
        ),
      },
    ],
  },
  {
    id: 'joindre',
    title: 'Nous joindre',
    entries: [
      {
        question: 'À qui parler\u202f?',
        answer: (
          <p>
            D’un sinistre en cours : dans sa discussion. D’autre chose :{' '}
            <a href={paths.askAdviser}>écrivez à un conseiller</a>, à{' '}
            <Mail to={insurer.contactEmail} />, ou au {insurer.assistancePhone} (numéro fictif). Si
            quelque chose ne va pas : <a href={paths.legal.complaints}>réclamations</a>.
          </p>
        ),
      },
    ],
  },
]

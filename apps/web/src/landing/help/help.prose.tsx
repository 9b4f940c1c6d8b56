import { insurer } from '@sillage/domain/documents/insurer.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { Mail, TextPage } from '../text-page.tsx'
import { GLOSSARY, HELP_MESSAGES as SAY } from './help.messages.ts'

interface Entry {
  readonly question: string
  readonly answer: ReactNode
}

const themes: readonly { id: string; title: string; entries: readonly Entry[] }[] = [
  {
    id: 'souscrire',
    title: 'Le prix et la souscription',
    entries: [
      {
        question: 'Puis-je voir un prix sans créer de compte\u202f?',
        answer: (
          <p>
            Oui : <a href={paths.tariff}>« Votre prix »</a> montre les trois niveaux côte à côte,
            toutes taxes comprises, sans compte ni adresse e-mail. Le compte se crée au moment de
            signer, et vos réponses vous suivent.
          </p>
        ),
      },
      {
        question: 'Pourquoi ce prix\u202f?',
        answer: (
          <p>
            Chaque réponse porte sa différence en euros, et le détail du prix montre la part de
            chaque garantie, les frais et les taxes. Tant qu’il manque une réponse, le prix est
            provisoire : un profil moyen la remplace.
          </p>
        ),
      },
      {
        question: 'Que faut-il avoir sous la main pour signer\u202f?',
        answer: (
          <p>
            Pour une voiture : la carte grise, le permis du conducteur principal et votre dernier
            relevé d’information. Pour un voyage : les dates, les étapes, et le nom et la date de
            naissance de chaque voyageur.
          </p>
        ),
      },
      {
        question: 'Ma signature à l’écran a-t-elle une valeur\u202f?',
        answer: (
          <p>
            Oui. C’est une signature électronique simple au sens du règlement eIDAS. Le contrat est
            scellé : <a href={paths.verification}>vérifier un document</a> montre s’il a été modifié
            depuis.
          </p>
        ),
      },
    ],
  },
  {
    id: 'contrat',
    title: 'Mon contrat',
    entries: [
      {
        question: 'Où est mon attestation\u202f?',
        answer: (
          <p>
            Dans <a href={paths.contracts}>« Mes contrats »</a>, parmi les documents du contrat, une
            fois le contrat signé et votre adresse e-mail prouvée. Pour une voiture, c’est le mémo
            véhicule assuré.
          </p>
        ),
      },
      {
        question: 'Le contrat se renouvelle-t-il tout seul\u202f?',
        answer: (
          <p>
            Non. Il s’arrête à sa date de fin, sans reconduction tacite. Vous pouvez le prolonger
            tant qu’il est actif, ou le renouveler à partir de {delayText(DELAYS.renewalWindow)}{' '}
            avant sa fin ; les deux demandent votre signature.
          </p>
        ),
      },
      {
        question: 'Comment arrêter mon contrat\u202f?',
        answer: (
          <p>
            En ligne, à tout moment tant qu’il est actif, sans appel à passer. Ce qui est remboursé
            s’affiche, ligne par ligne, avant que vous confirmiez :{' '}
            <a href={paths.legal.withdrawal}>renoncer ou résilier</a>.
          </p>
        ),
      },
      {
        question: 'Ma situation change : que dois-je dire\u202f?',
        answer: (
          <p>
            Ce qui rendrait fausse une de vos réponses, comme un autre conducteur, une autre voiture
            ou un autre usage, dans les {delayText(DELAYS.newCircumstances)}, à{' '}
            <Mail to={insurer.contactEmail} />.
          </p>
        ),
      },
    ],
  },
  {
    id: 'payer',
    title: 'Payer',
    entries: [
      {
        question: 'Comment puis-je payer\u202f?',
        answer: (
          <p>
            Par virement, avec la référence que nous vous donnons, sous{' '}
            {delayText(DELAYS.paymentNotice)}, ou par prélèvement SEPA. Tout ce qui est dû, payé ou
            en route est dans <a href={paths.payments}>« Mes paiements »</a>.
          </p>
        ),
      },
      {
        question: 'Que se passe-t-il si je ne paie pas\u202f?',
        answer: (
          <p>
            Une lettre recommandée vous le rappelle. {delayText(DELAYS.suspension)} après, les
            garanties sont suspendues : le contrat existe, mais ne couvre plus. Elles reprennent à
            midi le lendemain du paiement. Sans paiement {delayText(DELAYS.terminationForDebt)} plus
            tard, nous pouvons mettre fin au contrat.
          </p>
        ),
      },
      {
        question: 'Quand suis-je remboursé\u202f?',
        answer: (
          <p>
            Le versement part dans les {delayText(DELAYS.refund)}, au compte qui a payé. Après un
            changement d’IBAN, un versement attend {delayText(DELAYS.payoutAfterChange)}, pour votre
            sécurité.
          </p>
        ),
      },
    ],
  },
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

const answers = themes.map(({ id, title, entries }) => ({
  id,
  title,
  body: entries.map(({ question, answer }, place) => (
    <details key={question} className="help-entry">
      <summary>{question}</summary>
      {/* a link to folded content opens it */}
      <div id={`${id}-${place + 1}`}>{answer}</div>
    </details>
  )),
}))
const glossary = {
  id: 'mots',
  title: 'Les mots de l’assurance',
  body: GLOSSARY.map(([word, meaning]) => (
    <p key={word} className="help-entry">
      <strong>{word}</strong> {meaning}
    </p>
  )),
}
const sections = [...answers.slice(0, -1), glossary, ...answers.slice(-1)]

/** Short answers, searchable by any word; the script only hides those that don't match. */
export function HelpPage() {
  return (
    <TextPage
      heading={SAY.heading}
      lead={SAY.lead}
      actions={
        <>
          <search data-help hidden className="help-search">
            <label htmlFor="aide-recherche">{SAY.search}</label>
            <input id="aide-recherche" className="input" type="search" autoComplete="off" />
            <p role="status" data-none={SAY.none} data-one={SAY.one} data-many={SAY.many} />
          </search>
          <ButtonLink href={paths.askAdviser} variant="secondary">
            Écrire à un conseiller
          </ButtonLink>
          <ButtonLink
            href={`tel:${insurer.assistancePhone.replaceAll(' ', '')}`}
            variant="secondary"
          >
            Appeler le {insurer.assistancePhone}
          </ButtonLink>
        </>
      }
      sections={sections}
    />
  )
}

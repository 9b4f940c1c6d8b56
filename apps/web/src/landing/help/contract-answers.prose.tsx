import { insurer } from '@sillage/domain/documents/insurer.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Mail } from '../text-page.tsx'
import type { HelpTheme } from './help-entry.ts'

/** Questions about the price, a contract and its payment. */
export const CONTRACT_ANSWERS: readonly HelpTheme[] = [
  {
    id: 'souscrire',
    title: 'Le prix et la souscription',
    entries: [
      {
        question: 'Puis-je voir un prix sans créer de compte\u202f?',
        words: 'devis tarif combien',
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
        words: 'certificat carte verte papiers',
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
        words: 'annuler rétractation',
        answer: (
          <p>
            En ligne, à tout moment tant qu’il est actif, sans appel à passer. Ce qui est remboursé
            s’affiche, ligne par ligne, avant que vous confirmiez :{' '}
            <a href={paths.legal.withdrawal}>renoncer ou résilier</a>.
          </p>
        ),
      },
      {
        question: 'Ma plaque change\u202f: que faire\u202f?',
        words: 'changer immatriculation',
        answer: (
          <p>
            Si la voiture reste la même : dans <a href={paths.contracts}>« Mes contrats »</a>,
            détails du contrat, « Changer l’immatriculation ». Un avenant se signe à l’écran. Une
            autre voiture demande un autre contrat.
          </p>
        ),
      },
      {
        question: 'Ma situation change : que dois-je dire\u202f?',
        words: 'second conducteur supplémentaire ajouter déménager adresse',
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
        words: 'paiement payer mensualité',
        answer: (
          <p>
            Par virement, avec la référence que nous vous donnons, sous{' '}
            {delayText(DELAYS.paymentNotice)}, par prélèvement SEPA, ou par carte quand{' '}
            <a href={paths.payments}>« Mes paiements »</a> la propose. Tout ce qui est dû, payé ou
            en route s’y trouve.
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
        question: 'Où sont mes factures et mes quittances\u202f?',
        words: 'avis échéance reçu justificatif',
        answer: (
          <p>
            Dans <a href={paths.payments}>« Mes paiements »</a>, sous « Avis et quittances » : un
            document par échéance.
          </p>
        ),
      },
      {
        question: 'Quand suis-je remboursé\u202f?',
        words: 'remboursement virement',
        answer: (
          <p>
            Le versement part dans les {delayText(DELAYS.refund)}, au compte ou à la carte qui a
            payé. Après un changement d’IBAN, un versement attend{' '}
            {delayText(DELAYS.payoutAfterChange)}, pour votre sécurité.
          </p>
        ),
      },
    ],
  },
]

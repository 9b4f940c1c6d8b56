import { insurer, mediator } from '@sillage/domain/documents/insurer.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { Mail, TextPage } from '../text-page.tsx'

const sections = [
  {
    id: 'ecrire',
    title: 'Écrire ou parler à quelqu’un',
    body: (
      <>
        <p>
          Pour un sinistre en cours, la discussion de <a href={paths.claims}>« Mes sinistres »</a>{' '}
          est le chemin le plus court : la personne qui suit votre dossier y répond, et vous voyez
          quand elle a lu.
        </p>
        <p>Pour une réclamation, quel que soit son sujet :</p>
        <ul>
          <li>
            depuis votre espace, où vous suivez la réponse :{' '}
            <a href={paths.complaints}>« Mes réclamations »</a>,
          </li>
          <li>
            par e-mail, à <Mail to={insurer.complaintsEmail} />,
          </li>
          <li>
            par courrier, à {insurer.name}, service Réclamations, {insurer.address.join(', ')} ;
          </li>
          <li>
            par téléphone, au {insurer.assistancePhone} (numéro fictif) : une personne décroche,
            sans robot entre elle et vous.
          </li>
        </ul>
        <p>
          Donnez votre nom et le numéro du contrat ou du sinistre, et dites ce que vous attendez.
          Une réclamation est gratuite et ne change rien à vos garanties.
        </p>
      </>
    ),
  },
  {
    id: 'delais',
    title: 'Nos délais',
    body: (
      <>
        <ol>
          <li>
            <strong>{delayText(DELAYS.complaintAcknowledged)}</strong> au plus pour accuser
            réception, sauf si la réponse elle-même vous parvient avant.
          </li>
          <li>
            <strong>{delayText(DELAYS.complaintAnswered)}</strong> au plus, depuis l’envoi de votre
            réclamation, pour y répondre par écrit. Un refus est toujours motivé.
          </li>
        </ol>
        <p>
          Ces délais suivent la recommandation 2024-R-02 de l’ACPR sur le traitement des
          réclamations.
        </p>
      </>
    ),
  },
  {
    id: 'mediateur',
    title: 'Le médiateur',
    body: (
      <>
        <p>
          Si la réponse ne vous convient pas, ou si deux mois ont passé depuis l’envoi de votre
          première réclamation écrite, vous pouvez saisir un médiateur. C’est gratuit, et vous
          gardez le droit d’aller en justice. La demande se fait dans l’année qui suit la
          réclamation écrite (article L612-2 du code de la consommation).
        </p>
        <p>
          Pour un assureur adhérent, c’est {mediator.name}, {mediator.address.join(', ')},{' '}
          <a href={mediator.website}>{mediator.websiteLabel}</a>.{' '}
          <strong>{insurer.name} étant une société fictive, elle n’y adhère pas</strong> : n’y
          envoyez rien à propos de ce site.
        </p>
      </>
    ),
  },
]

export function ComplaintsPage() {
  return (
    <TextPage
      heading="Réclamations"
      lead="Un désaccord, une lenteur, une erreur : dites-le. Une personne vous répond, dans un délai connu."
      actions={<ButtonLink href={paths.complaints}>Faire ou suivre une réclamation</ButtonLink>}
      sections={sections}
    />
  )
}

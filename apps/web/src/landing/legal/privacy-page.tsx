import { insurer } from '@sillage/domain/documents/insurer.ts'
import { Mail, TextPage } from '../text-page.tsx'
import { RetentionTable } from './retention-table.tsx'

const sections = [
  {
    id: 'responsable',
    title: 'Qui est responsable',
    body: (
      <p>
        {insurer.name}, {insurer.nature}, {insurer.address.join(', ')}. Pour toute question ou pour
        exercer vos droits : <Mail to={insurer.privacyEmail} />. Sur une installation réelle,
        l’exploitant indique ici son identité et celle de son délégué à la protection des données.
      </p>
    ),
  },
  {
    id: 'durees',
    title: 'Quoi, pourquoi, combien de temps',
    body: (
      <>
        <RetentionTable />
        <p>
          Une durée écoulée, les données sont effacées ou rendues anonymes. La prescription en
          assurance est de deux ans, plus longue dans les cas que la loi prévoit.
        </p>
      </>
    ),
  },
  {
    id: 'sante',
    title: 'Données de santé',
    body: (
      <p>
        Un sinistre « Accident ou maladie à l’étranger » ou « Rapatriement sanitaire » peut en
        révéler. Elles ne sont lues que par vous, les participants du dossier et les conseillers qui
        le traitent, elles ne quittent pas le service et aucun courriel n’en contient. N’envoyez que
        ce qui est demandé.
      </p>
    ),
  },
  {
    id: 'destinataires',
    title: 'Qui les voit',
    body: (
      <p>
        Les conseillers et les administrateurs, chacun pour sa tâche ; leurs actions sur les
        comptes, les sinistres et les contrats sont inscrites dans un journal. Personne d’autre : ni
        revente, ni publicité, ni mesure d’audience, ni transfert hors de l’Union européenne par le
        logiciel. Le prix est calculé par des règles écrites, que le détail affiche ligne par
        ligne ; aucune décision de refus d’un sinistre n’est prise par une machine seule.
      </p>
    ),
  },
  {
    id: 'appareil',
    title: 'Sur votre appareil',
    body: (
      <>
        <p>
          Rien qui demande un consentement, donc pas de bandeau. Le site garde seulement ce qui le
          fait marcher :
        </p>
        <ul>
          <li>
            le jeton de connexion (<code>accessToken</code>), jusqu’à la déconnexion ou 12 heures ;
          </li>
          <li>
            l’état du menu latéral (<code>sidebar_state</code>), 7 jours dans un cookie ;
          </li>
          <li>le brouillon d’une souscription, jusqu’à ce qu’elle soit finie ou abandonnée.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'securite',
    title: 'Comment elles sont protégées',
    body: (
      <p>
        Les mots de passe sont gardés sous une forme qui ne permet pas de les retrouver (argon2id).
        Une session peut être fermée à tout moment et s’éteint d’elle-même. Une photo envoyée perd
        la position du lieu où elle a été prise. L’avatar est dessiné par le serveur : votre nom
        n’est envoyé à personne.
      </p>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: (
      <>
        <p>
          Vous pouvez lire vos données, les corriger, les recevoir dans un fichier, demander leur
          effacement, vous opposer à un traitement ou le limiter, et dire ce qu’elles deviennent
          après votre mort. Écrivez à <Mail to={insurer.privacyEmail} />. Nous répondons dans le
          mois.
        </p>
        <p>
          Fermer un compte n’efface pas les contrats et les sinistres que la loi nous oblige à
          garder : ils sont alors archivés à part, et rien de plus n’est conservé.
        </p>
        <p>
          Si la réponse ne vous convient pas, vous pouvez saisir la{' '}
          <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
        </p>
      </>
    ),
  },
]

export function PrivacyPage() {
  return (
    <TextPage
      heading="Données personnelles"
      lead="Ce que nous gardons de vous, pourquoi, combien de temps, et comment reprendre la main."
      sections={sections}
    />
  )
}

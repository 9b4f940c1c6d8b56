import { insurer } from '@sillage/domain/documents/insurer.ts'
import { DELAYS, delayText } from '@sillage/domain/law/delays.ts'
import { paths } from '@sillage/wire/addresses.ts'
import type { Processor, PublicContext } from '../public-context.ts'
import { Mail, TextPage } from '../text-page.tsx'
import { RetentionTable } from './retention-table.tsx'

/** The sections of the privacy policy, naming the processors of this installation. */
const sectionsOf = (processors: PublicContext['processors']) => [
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
          Chaque jour, ce qui a fait son temps est effacé sans qu’on le demande. Les contrats d’une
          même suite, avec ses prolongations et ses renouvellements, s’effacent ensemble. Cinq ans
          sont la prescription commune (article 2224 du code civil), sept ans le temps dû au fichier
          des véhicules assurés (article L451-2 du code des assurances), dix ans la prescription
          d’un dommage corporel (article 2226) et le temps des pièces comptables (article L123-22 du
          code de commerce).
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
        révéler. Un certificat médical ou une facture de soins ne part qu’avec votre accord exprès,
        coché à part et gardé mot pour mot ; vous le retirez depuis les documents du sinistre, et
        notre équipe ne peut alors plus ouvrir la pièce. Dans le dossier, vous et la personne qui
        l’envoie la lisez ; dans notre équipe, les personnes habilitées l’ouvrent en disant
        pourquoi, et chaque ouverture est inscrite dans un journal. Les autres participants n’en
        voient rien. Aucun e-mail n’en contient. N’envoyez que ce qui est demandé, et n’écrivez pas
        dans un message ce qui tient dans une pièce.
      </p>
    ),
  },
  {
    id: 'destinataires',
    title: 'Qui les voit',
    body: (
      <>
        <p>
          Les conseillers et les administrateurs, chacun pour sa tâche ; leurs actions sur les
          comptes, les sinistres et les contrats sont inscrites dans un journal qui ne se modifie
          pas. Ni revente, ni publicité, ni mesure d’audience, ni transfert hors de l’Union
          européenne par le logiciel.
        </p>
        <p>
          La loi et votre contrat font sortir deux choses. Pour un véhicule, le fichier des
          véhicules assurés, que tient l’AGIRA (article L451-1 du code des assurances), reçoit le
          numéro du contrat, l’immatriculation et les dates de garantie. Pour un prélèvement ou un
          virement, notre banque reçoit le nom du titulaire, l’IBAN et le montant.
        </p>
        <p>
          Un constat se lit à deux : l’autre conducteur, à qui vous en donnez le lien, voit ce que
          vous y écrivez et en garde une copie, comme sur le papier. Il ne voit rien d’autre du
          sinistre. Ce qu’il écrit de lui est gardé avec votre sinistre, aussi longtemps que lui.
        </p>
        <p>
          L’exploitant d’une installation peut confier le paiement par carte, l’envoi des e-mails,
          la garde des fichiers, leur analyse contre les virus, la recherche des villes, la mesure
          des routes ou la connexion à un prestataire.{' '}
          {processors.length === 0 ? 'Celle-ci n’en appelle aucun.' : 'Celle-ci appelle :'}
        </p>
        <Processors processors={processors} />
        {processors.some(({ task }) => task === 'cards') && (
          <p>
            Un paiement par carte se fait sur la page du prestataire : nous ne voyons jamais le
            numéro de la carte.
          </p>
        )}
        <p>
          À un service de villes ou de routes, le serveur ne transmet que les lieux, jamais qui
          voyage. Si vous vous connectez par un fournisseur d’identité, il nous transmet votre
          identifiant et votre adresse.
        </p>
        <p>
          Le prix est calculé par des règles écrites, que le détail affiche ligne par ligne. Une
          souscription peut être refusée par une règle, dont la raison s’affiche ; écrivez-nous pour
          qu’une personne l’examine. Aucun sinistre n’est refusé par une machine.
        </p>
      </>
    ),
  },
  {
    id: 'tiers',
    title: 'Si un assuré vous a nommé',
    body: (
      <>
        <p>
          Conducteur, voyageur, titulaire de la carte grise, autre conducteur, passager, victime ou
          témoin : nous avons pu recevoir vos données sans que vous nous les donniez. Ce qui suit
          est ce que nous vous en devons (article 14 du RGPD).
        </p>
        <ul>
          <li>
            <strong>Ce que nous savons de vous</strong> : ce que l’assuré a écrit. Pour un contrat,
            vos nom et date de naissance et, si vous conduisez, votre permis. Pour un sinistre, vos
            nom, coordonnées, véhicule et assureur, ce qui est arrivé, et vos blessures s’il y en a.
          </li>
          <li>
            <strong>D’où</strong> : de cet assuré, dans son contrat, sa déclaration ou un constat.
          </li>
          <li>
            <strong>Pourquoi</strong> : savoir qui est couvert (contrat) ; régler le sinistre et
            votre propre demande (intérêt légitime ; votre action contre nous, article L124-3 du
            code des assurances) ; constater ou défendre un droit, pour vos blessures (article 9.2.f
            du RGPD) ; comparer votre nom au registre des gels d’avoirs (obligation légale).
          </li>
          <li>
            <strong>Qui le lit</strong> : l’assuré, ceux qui suivent le sinistre avec lui, et notre
            équipe, comme dit plus haut. Personne d’autre, et rien hors de l’Union européenne par le
            logiciel.
          </li>
          <li>
            <strong>Combien de temps</strong> : comme le contrat ou le sinistre, dans le tableau
            ci-dessus.
          </li>
          <li>
            <strong>Vos droits</strong> : lire, corriger, effacer, limiter, vous opposer. Écrivez à{' '}
            <Mail to={insurer.privacyEmail} />, nous répondons dans le mois. Vous pouvez aussi
            saisir la <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
          </li>
        </ul>
        <p>
          Si un sinistre vous concerne, nous vous donnons ces lignes au plus tard{' '}
          {delayText(DELAYS.thirdPartyNotice)} après avoir reçu votre nom, et dès notre premier
          courrier s’il vient avant. Le lien d’un constat y mène l’autre conducteur avant qu’il
          écrive.
        </p>
      </>
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
            le jeton de connexion (<code>accessToken</code>), jusqu’à la déconnexion ; il ne vaut
            plus rien après 12 heures, ou 2 heures sans activité ;
          </li>
          <li>
            l’état du menu latéral (<code>sidebar_state</code>), 7 jours dans un cookie ;
          </li>
          <li>le brouillon d’une souscription, jusqu’à ce qu’elle soit finie ou abandonnée ;</li>
          <li>un message pas encore envoyé, jusqu’à la fermeture de l’onglet ;</li>
          <li>
            à votre demande seulement, l’attestation et le contrat que vous voulez lire sans réseau,
            jusqu’à la fin de la session ; ils reviennent à la suivante, sauf si vous vous
            déconnectez ou les retirez ;
          </li>
          <li>
            une déclaration de sinistre commencée sans réseau, avec ses photos, jusqu’à ce qu’elle
            soit arrivée, effacée, ou que vous vous déconnectiez ;
          </li>
          <li>
            l’identifiant du compte auquel tout cela appartient, pour l’effacer si un autre se
            connecte ;
          </li>
          <li>les pages affichées quand le réseau manque, les mêmes pour tout le monde.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'securite',
    title: 'Comment elles sont protégées',
    body: (
      <ul>
        <li>
          Les mots de passe sont gardés sous une forme qui ne permet pas de les retrouver
          (argon2id) ; une clé d’accès peut s’y ajouter.
        </li>
        <li>
          Une session peut être fermée à tout moment, d’un autre appareil aussi, et s’éteint
          d’elle-même.
        </li>
        <li>
          Une photo envoyée perd la position du lieu où elle a été prise, l’appareil et tout ce
          qu’elle cachait : seule l’image est gardée.
        </li>
        <li>
          Le journal technique note chaque appel et chaque panne, le compte sous un pseudonyme sauf
          dans une alerte de sécurité : ni adresse e-mail, ni mot de passe, ni contenu d’un message.
        </li>
        <li>L’avatar est dessiné par le site : votre nom n’est envoyé à personne.</li>
      </ul>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: (
      <>
        <p>
          Dans <a href={paths.profile}>« Mon profil »</a>, sans rien demander à personne :
        </p>
        <ul>
          <li>
            <strong>lire et corriger</strong> ce qui décrit votre compte ;
          </li>
          <li>
            <strong>recevoir vos données</strong> dans un fichier ZIP : tout ce qui est rattaché à
            votre compte, vos contrats signés, les documents remis et vos pièces jointes ;
          </li>
          <li>
            <strong>fermer votre compte</strong>, aussitôt. Un contrat en cours va jusqu’à son
            terme ; un sinistre en cours doit d’abord être clos.
          </li>
        </ul>
        <p>
          Fermer un compte n’efface pas les contrats, les sinistres et les réclamations que la loi
          nous oblige à garder : ils sont archivés à part, pour les durées ci-dessus, et rien de
          plus n’est conservé.
        </p>
        <p>
          Pour le reste (effacement, opposition, limitation, notes internes sur un sinistre, ce que
          vos données deviennent après votre mort), écrivez à <Mail to={insurer.privacyEmail} />.
          Nous répondons dans le mois.
        </p>
        <p>
          Si la réponse ne vous convient pas, vous pouvez saisir la{' '}
          <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
        </p>
      </>
    ),
  },
]

const TASKS = {
  cards: 'Paiement par carte',
  mails: 'Envoi des e-mails',
  files: 'Garde des fichiers',
  scan: 'Analyse des fichiers contre les virus',
  places: 'Recherche des villes',
  roads: 'Mesure des routes',
  identity: 'Connexion',
} as const satisfies Record<Processor['task'], string>

function Processors({ processors }: Pick<PublicContext, 'processors'>) {
  if (processors.length === 0) return null
  return (
    <ul>
      {processors.map(({ task, host }) => (
        <li key={task}>
          {TASKS[task]} : <code>{host}</code>
        </li>
      ))}
    </ul>
  )
}

export function PrivacyPage({ processors }: Pick<PublicContext, 'processors'>) {
  return (
    <TextPage
      heading="Données personnelles"
      lead="Ce que nous gardons de vous, pourquoi, combien de temps, et comment reprendre la main."
      sections={sectionsOf(processors)}
    />
  )
}

import { paths } from '../../shell/paths.ts'
import { insurer, mediator } from '../insurer.ts'
import { WithdrawalLetter } from '../legal/withdrawal-letter.tsx'
import { Mail, type TextSection } from '../text-page.tsx'

/** Articles L114-1 to L114-3, which the contract must reproduce or lose (R112-1). */
export const timeBar: TextSection = {
  id: 'prescription',
  title: 'Prescription',
  body: (
    <>
      <p>
        Toute action née de ce contrat est prescrite par <strong>deux ans</strong> à compter de
        l’événement qui y donne naissance (article L114-1 du code des assurances). Ce délai ne
        court :
      </p>
      <ol>
        <li>
          en cas de réticence, omission, déclaration fausse ou inexacte sur le risque couru, que du
          jour où l’assureur en a eu connaissance ;
        </li>
        <li>
          en cas de sinistre, que du jour où les intéressés en ont eu connaissance, s’ils prouvent
          qu’ils l’ont ignoré jusque-là.
        </li>
      </ol>
      <p>
        Quand l’action de l’assuré contre l’assureur a pour cause le recours d’un tiers, le délai ne
        court que du jour où ce tiers a exercé une action en justice contre l’assuré ou a été
        indemnisé par lui. Par exception, il est de cinq ans pour les dommages dus aux mouvements de
        terrain consécutifs à la sécheresse, reconnus comme catastrophe naturelle, et de dix ans
        pour les assurances contre les accidents atteignant les personnes, lorsque les bénéficiaires
        sont les ayants droit de l’assuré décédé.
      </p>
      <p>
        La prescription est interrompue (article L114-2) par une des causes ordinaires
        d’interruption :
      </p>
      <ul>
        <li>
          la reconnaissance par le débiteur du droit de l’autre (article 2240 du code civil) ;
        </li>
        <li>
          une demande en justice, même en référé, même devant une juridiction incompétente ou
          annulée par un vice de procédure (articles 2241 à 2243) ;
        </li>
        <li>une mesure conservatoire ou un acte d’exécution forcée (article 2244) ;</li>
        <li>
          l’interpellation d’un débiteur solidaire, du débiteur principal ou d’un héritier (articles
          2245 et 2246) ;
        </li>
      </ul>
      <p>
        ainsi que par la désignation d’experts à la suite d’un sinistre, et par l’envoi d’une lettre
        recommandée ou d’un envoi recommandé électronique, avec accusé de réception, adressés par
        l’assureur à l’assuré pour le paiement de la prime, ou par l’assuré à l’assureur pour le
        règlement de l’indemnité.
      </p>
      <p>
        Les parties ne peuvent, même d’un commun accord, ni modifier la durée de la prescription, ni
        ajouter à ses causes de suspension ou d’interruption (article L114-3).
      </p>
    </>
  ),
}

export const noWithdrawal: TextSection = {
  id: 'renonciation',
  title: 'Pas de droit de renonciation',
  body: (
    <p>
      Le délai de 14 jours des contrats conclus à distance ne s’applique pas à une assurance
      automobile obligatoire (article L112-2-1). Vous pouvez résilier à tout moment, comme il est
      dit plus haut.
    </p>
  ),
}

export const withdrawal: TextSection = {
  id: 'renonciation',
  title: 'Renonciation',
  body: (
    <>
      <p>
        Un particulier qui souscrit à distance hors de son activité professionnelle peut renoncer
        pendant 14 jours pleins, sans motif ni pénalité, à compter de la conclusion ou de la
        réception de ces conditions si elle est postérieure (article L112-2-1). Ce droit n’existe
        pas pour un contrat de moins d’un mois, ni pour un contrat entièrement exécuté à votre
        demande.
      </p>
      <p>
        La page <a href={paths.legal.withdrawal}>Renoncer ou résilier</a> permet de le faire en
        ligne. Par écrit, ce modèle suffit :
      </p>
      <WithdrawalLetter />
      <p>
        Nous gardons la part de prime des jours couverts et remboursons le reste dans les 30 jours.
      </p>
    </>
  ),
}

/** ACPR recommendation 2024-R-02. */
export const complaints: TextSection = {
  id: 'reclamations',
  title: 'Réclamations et médiation',
  body: (
    <>
      <p>
        Écrivez à <Mail to={insurer.complaintsEmail} /> ou à {insurer.name}, service Réclamations,{' '}
        {insurer.address.join(', ')}. Nous accusons réception dans les dix jours ouvrables et
        répondons dans les deux mois suivant l’envoi.
      </p>
      <p>
        Ensuite, ou sans réponse dans ce délai, vous pouvez saisir gratuitement le médiateur : pour
        un assureur adhérent, {mediator.name}, {mediator.address},{' '}
        <a href={mediator.website}>{mediator.websiteLabel}</a>. {insurer.name}, étant fictive, n’y
        adhère pas. L’autorité de contrôle des assureurs est l’ACPR, 4, place de Budapest, CS 92459,
        75436 Paris Cedex 09.
      </p>
    </>
  ),
}

export const personalData: TextSection = {
  id: 'donnees',
  title: 'Données personnelles',
  body: (
    <p>
      Vos données servent à établir le prix, à exécuter le contrat, à traiter les sinistres et à en
      garder la preuve. Vous pouvez les lire, les corriger, les recevoir, les faire effacer ou vous
      opposer à un traitement en écrivant à <Mail to={insurer.privacyEmail} />. Le détail, avec les
      durées, est à la page <a href={paths.legal.privacy}>Données personnelles</a>. Vous pouvez
      saisir la CNIL.
    </p>
  ),
}

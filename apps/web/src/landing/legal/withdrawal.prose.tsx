import { insurer } from '@sillage/domain/documents/insurer.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { Mail, TextPage, TextTable } from '../text-page.tsx'
import { WithdrawalLetter, withdrawalMailHref } from './withdrawal-letter.prose.tsx'

const sections = [
  {
    id: 'resilier',
    title: 'Résilier un contrat en cours',
    body: (
      <>
        <ol>
          <li>
            Dans <a href={paths.contracts}>« Mes contrats »</a>, choisissez « Résilier » sur le
            contrat. La date d’effet, les contrats liés qui s’arrêtent avec lui et le remboursement,
            ligne par ligne, s’affichent.
          </li>
          <li>Dites pourquoi, puis continuez. Tout est rappelé et vous pouvez corriger.</li>
          <li>
            Choisissez « Confirmer ma demande de résiliation ». Le reçu de résiliation, avec la date
            de fin et le remboursement, est aussitôt prêt à télécharger.
          </li>
        </ol>
        <p>
          C’est gratuit, ouvert à tout moment tant que le contrat est actif, sans appel à passer.
          Sans internet, écrivez à {insurer.name}, {insurer.address.join(', ')}.
        </p>
        <p>
          <strong>Les garanties s’arrêtent immédiatement.</strong> Vous pouvez aussi choisir un jour
          à venir. Pour une voiture, soyez assuré ailleurs avant : conduire sans assurance est un
          délit, puni jusqu’à 3 750 € d’amende (article L211-26 du code des assurances).
        </p>
      </>
    ),
  },
  {
    id: 'remboursement',
    title: 'Ce qui est remboursé',
    body: (
      <>
        <p>
          Pour chaque garantie, la part de sa prime que le contrat n’a pas encore gagnée, avec les
          taxes de cette part. L’article « Mettre fin au contrat » des conditions générales de la{' '}
          <a href={paths.documents.Voiture.conditions}>voiture</a> et du{' '}
          <a href={paths.documents.Voyage.conditions}>voyage</a> donne le barème. Un contrat d’un
          tarif de 2026 se rembourse au prorata des jours qui restent.
        </p>
        <p>
          Les frais de contrat et la contribution au fonds de garantie, 6,50 € quand elle est due,
          restent acquis, et la somme gardée n’est jamais inférieure au prix des jours utilisés. Une
          garantie dont un sinistre est déclaré ou indemnisé ne rend rien.
        </p>
        <p>
          Pour un motif prévu par la loi, comme une voiture vendue (article L121-11 du code des
          assurances), un décès (article L121-10) ou un changement de situation (article L113-16),
          la part de prime des jours qui restent est rendue au prorata, sans retenue.
        </p>
        <p>
          D’une contribution à des projets climat, une voiture rend la part des jours qui restent.
          Un voyage la rend en entier avant son premier jour, et n’en rend rien ensuite.
        </p>
        <p>Le remboursement part dans les 30 jours.</p>
      </>
    ),
  },
  {
    id: 'renoncer',
    title: 'Renoncer dans les 14 jours',
    body: (
      <>
        <p>
          Un contrat conclu à distance par un particulier, hors de son activité professionnelle,
          peut être abandonné sans motif ni pénalité pendant 14 jours pleins. Le délai court du jour
          de la conclusion, ou du jour où vous recevez les conditions si c’est plus tard (article
          L112-2-1 du code des assurances). Ce droit s’arrête dès qu’un sinistre est déclaré ou une
          garantie utilisée, et quand le contrat a été entièrement exécuté à votre demande expresse.
        </p>
        <TextTable label="Droit de renoncer selon le contrat">
          <thead>
            <tr>
              <th scope="col">Contrat</th>
              <th scope="col">Droit de renoncer</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Voyage d’un mois ou plus</th>
              <td>Oui, 14 jours</td>
            </tr>
            <tr>
              <th scope="row">Voyage de moins d’un mois</th>
              <td>Non, la loi l’exclut</td>
            </tr>
            <tr>
              <th scope="row">Voiture</th>
              <td>Non, l’assurance est obligatoire ; la résiliation reste ouverte</td>
            </tr>
            <tr>
              <th scope="row">Contrat professionnel</th>
              <td>Non</td>
            </tr>
          </tbody>
        </TextTable>
        <p>
          Vous ne payez alors que la part due pour la période garantie, et seulement si vous aviez
          demandé expressément, en signant, que la couverture commence sans attendre. Le reste, et
          la contribution à des projets climat en entier, vous est rendu dans les 30 jours, après
          quoi des intérêts au taux légal courent.
        </p>
        <p>
          <a href={paths.chooseToWithdraw}>Renoncez en ligne</a>, connecté à votre compte : nous
          accusons réception aussitôt, avec le contenu, la date et l’heure de votre demande. Vous
          pouvez aussi écrire à <Mail to={insurer.contactEmail} /> ou par courrier. Ce modèle
          suffit :
        </p>
        <WithdrawalLetter />
        <p>
          <a href={withdrawalMailHref}>Préparer cet e-mail</a>
        </p>
      </>
    ),
  },
  {
    id: 'fin',
    title: 'Ne rien faire',
    body: (
      <p>
        Nos contrats ont une durée fixe et s’arrêtent seuls à leur date de fin, sans reconduction
        tacite. Les prolonger ou les renouveler demande toujours votre signature.
      </p>
    ),
  },
]

export function WithdrawalPage() {
  return (
    <TextPage
      heading="Renoncer ou résilier"
      lead="Partir est aussi simple que souscrire, et se fait en ligne."
      actions={
        <>
          <ButtonLink href={paths.chooseToCancel}>Résilier votre contrat</ButtonLink>
          <ButtonLink href={paths.chooseToWithdraw} variant="secondary">
            Renoncer au contrat ici
          </ButtonLink>
        </>
      }
      sections={sections}
    />
  )
}

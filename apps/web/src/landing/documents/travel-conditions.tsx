import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import { paths } from '../../shell/paths.ts'
import { insurer } from '../insurer.ts'
import type { TextSection } from '../text-page.tsx'
import { ConditionsPage } from './conditions-page.tsx'
import {
  cancellation,
  contribution,
  declarations,
  duration,
  parties,
  premium,
  signature,
} from './contract-articles.tsx'
import { ExclusionList, GuaranteeTable } from './guarantee-table.tsx'
import { complaints, personalData, timeBar, withdrawal } from './rights-articles.tsx'

const territory: TextSection = {
  id: 'territoire',
  title: 'Où et quand vous êtes couvert',
  body: (
    <p>
      Dans la zone choisie, dans les pays des voyages ajoutés au contrat et pendant le trajet depuis
      votre domicile. La garantie annulation court de la signature au départ ; les autres, du départ
      au retour, pendant la période du contrat.
    </p>
  ),
}

const claims: TextSection = {
  id: 'sinistres',
  title: 'En cas de sinistre',
  body: (
    <>
      <p>
        Déclarez-le depuis <a href={paths.claims}>« Mes sinistres »</a> ou par courrier, dans les 5
        jours ouvrables, ou 2 jours ouvrables pour un vol. Un retard ne vous prive de la garantie
        que si nous prouvons qu’il nous a causé un préjudice (article L113-2).
      </p>
      <ul>
        <li>
          <strong>Maladie, accident, rapatriement</strong> : appelez d’abord l’assistance,{' '}
          {insurer.assistancePhone}, à toute heure.
        </li>
        <li>
          <strong>Annulation</strong> : annulez aussitôt auprès du vendeur, puis joignez la facture
          du voyage, celle de l’annulation, le barème des frais et la preuve du motif.
        </li>
        <li>
          <strong>Bagages</strong> : faites dresser un constat par le transporteur ou déposez
          plainte dans les 48 heures.
        </li>
        <li>
          <strong>Vol retardé, annulé ou refusé</strong> : demandez d’abord à la compagnie
          l’indemnité du règlement (CE) n° 261/2004, 250, 400 ou 600 € selon la distance ; nous
          intervenons ensuite.
        </li>
      </ul>
      <p>La franchise choisie est déduite une fois par sinistre.</p>
    </>
  ),
}

const otherCover: TextSection = {
  id: 'autres-assurances',
  title: 'Autres assurances',
  body: (
    <p>
      Une carte bancaire, une mutuelle ou le vendeur du voyage vous couvrent peut-être déjà.
      Vérifiez-le avant de signer. Si plusieurs assurances couvrent le même risque, chacune joue
      dans ses limites et vous êtes indemnisé une seule fois (article L121-4).
    </p>
  ),
}

const subject = (tariff: Tariff): readonly TextSection[] => [
  {
    id: 'garanties',
    title: 'Ce qui est couvert',
    body: (
      <>
        <p>
          Les garanties dépendent de la formule, écrite dans votre contrat. Les montants sont des
          plafonds par voyageur, sauf mention contraire.
        </p>
        <GuaranteeTable tariff={tariff} />
        <p>
          Les sports à risque pratiqués en amateur sont couverts si vous avez choisi cette réponse.
        </p>
      </>
    ),
  },
  {
    id: 'exclusions',
    title: 'Ce qui n’est pas couvert',
    body: (
      <>
        <ExclusionList tariff={tariff} />
        <p>
          Les dommages causés intentionnellement ne sont jamais couverts (article L113-1), ni les
          frais engagés sans l’accord de l’assistance quand cet accord est demandé.
        </p>
      </>
    ),
  },
]

export function TravelConditions({ today }: { today: string }) {
  const tariff = tariffInForce('travel', Temporal.PlainDate.from(today))
  return (
    <ConditionsPage
      product="Assurance Voyage"
      informationPath={paths.documents.Voyage.ipid}
      tariff={tariff}
      sections={[
        parties,
        ...subject(tariff),
        territory,
        otherCover,
        declarations,
        premium,
        duration,
        cancellation,
        withdrawal,
        claims,
        timeBar,
        complaints,
        personalData,
        signature,
        contribution,
      ]}
    />
  )
}

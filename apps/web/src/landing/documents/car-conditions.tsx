import type { Tariff } from '@sillage/domain/subscription/tariff.ts'
import { tariffInForce } from '@sillage/domain/subscription/tariffs.ts'
import { paths } from '../../shell/paths.ts'
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
import { complaints, noWithdrawal, personalData, timeBar } from './rights-articles.tsx'

const territory: TextSection = {
  id: 'territoire',
  title: 'Où vous êtes couvert',
  body: (
    <p>
      En France métropolitaine et d’outre-mer ; dans l’Union européenne, l’Espace économique
      européen, en Suisse et au Royaume-Uni pour des séjours de 90 jours au plus. Les catastrophes
      naturelles sont couvertes en France.
    </p>
  ),
}

const claims: TextSection = {
  id: 'sinistres',
  title: 'En cas de sinistre',
  body: (
    <>
      <p>
        Déclarez-le depuis <a href={paths.claims}>« Mes sinistres »</a> ou par courrier, dès que
        vous en avez connaissance et au plus tard :
      </p>
      <ul>
        <li>dans les 5 jours ouvrables en général ;</li>
        <li>dans les 2 jours ouvrables pour un vol, avec le récépissé de la plainte ;</li>
        <li>
          dans les 30 jours qui suivent la publication de l’arrêté pour une catastrophe naturelle.
        </li>
      </ul>
      <p>
        Un retard ne vous prive de la garantie que si nous prouvons qu’il nous a causé un préjudice
        (article L113-2). Nous faisons une offre motivée dans les 3 mois de la demande quand la
        responsabilité est admise et le dommage chiffré, et dans les 8 mois en cas de blessure ;
        au-delà, des intérêts courent au double du taux légal (articles L211-9 et L211-13). En
        catastrophe naturelle, l’offre suit d’un mois au plus le rapport d’expertise.
      </p>
      <p>
        La voiture est estimée à sa valeur au jour du sinistre. Vous choisissez librement le
        réparateur (article L211-5-1). La franchise choisie est déduite ; celle des catastrophes
        naturelles est de 380 €.
      </p>
    </>
  ),
}

const bonus: TextSection = {
  id: 'bonus',
  title: 'Bonus-malus',
  body: (
    <p>
      Le coefficient suit l’annexe à l’article A121-1 : il part de 1,00, est multiplié par 0,95
      après une année sans accident responsable, par 1,25 après un accident responsable et par 1,125
      s’il est partagé, entre 0,50 et 3,50. Votre relevé d’information est gratuit, sur demande.
    </p>
  ),
}

const vehicleSold: TextSection = {
  id: 'vente',
  title: 'Vente de la voiture',
  body: (
    <p>
      Les garanties sont suspendues le lendemain de la vente à 0 h. Vous comme nous pouvez alors
      résilier avec un préavis de dix jours (article L121-11).
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
          La garantie de responsabilité civile répond à l’obligation d’assurance de l’article
          L211-1. Les autres dépendent de la formule, écrite dans votre contrat.
        </p>
        <GuaranteeTable tariff={tariff} />
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
          Les dommages causés intentionnellement ne sont jamais couverts (article L113-1). Les
          personnes blessées par la voiture sont toujours indemnisées ; nous pouvons ensuite nous
          retourner contre la personne responsable.
        </p>
      </>
    ),
  },
]

export function CarConditions({ today }: { today: string }) {
  const tariff = tariffInForce('car', Temporal.PlainDate.from(today))
  return (
    <ConditionsPage
      product="Assurance Voiture"
      informationPath={paths.documents.Voiture.ipid}
      tariff={tariff}
      sections={[
        parties,
        ...subject(tariff),
        territory,
        declarations,
        premium,
        bonus,
        duration,
        cancellation,
        vehicleSold,
        noWithdrawal,
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

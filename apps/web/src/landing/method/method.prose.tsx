import { CARBON_MESSAGES } from '@sillage/domain/carbon/carbon.messages.ts'
import { contributionPricesInForce, factorSetInForce } from '@sillage/domain/carbon/factor-sets.ts'
import { type FactorSet, hasFactor } from '@sillage/domain/carbon/factors.ts'
import { formatEuros } from '@sillage/domain/values/money.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { TextPage } from '../text-page.tsx'
import { FactorTables } from './factor-table.tsx'
import { MethodCar, MethodDistances, MethodTrips } from './method-calculation.prose.tsx'
import { MethodSources } from './method-sources.prose.tsx'

/** « Notre méthode »: how the calculator works, rendered from the data it uses. */
export function MethodPage({ today, measuresRoads }: { today: string; measuresRoads: boolean }) {
  const day = Temporal.PlainDate.from(today)
  const factors = factorSetInForce(day)
  return (
    <TextPage
      heading="Notre méthode"
      lead={`Comment nous estimons les émissions d’un trajet ou d’une voiture, avec quels facteurs, et ce que ces chiffres ne disent pas. Table de facteurs ${factors.version}.`}
      actions={<ButtonLink href={paths.calculator}>Essayer le calculateur</ButtonLink>}
      sections={[
        { id: 'compte', title: 'Ce qui est compté', body: <Counted /> },
        {
          id: 'distances',
          title: 'Les distances',
          body: <MethodDistances factors={factors} measuresRoads={measuresRoads} />,
        },
        { id: 'trajets', title: 'Un trajet', body: <MethodTrips factors={factors} /> },
        { id: 'voiture', title: 'Une voiture sur un an', body: <MethodCar factors={factors} /> },
        { id: 'incertitude', title: 'L’incertitude', body: <Uncertainty factors={factors} /> },
        { id: 'limites', title: 'Les limites', body: <Limits factors={factors} /> },
        { id: 'contribution', title: 'Les contributions', body: <Contributions day={day} /> },
        {
          id: 'facteurs',
          title: 'Tous les facteurs',
          body: <FactorTables factors={[...factors.factors.values()]} />,
        },
        { id: 'sources', title: 'Sources et licences', body: <MethodSources /> },
      ]}
    />
  )
}

function Counted() {
  return (
    <>
      <p>
        Nous comptons les gaz à effet de serre en kilogrammes d’équivalent CO2 (kg CO2e) : le
        carburant ou l’électricité du puits à la roue (<strong>usage</strong>), la{' '}
        <strong>fabrication</strong> du véhicule quand elle est connue, et les{' '}
        <strong>traînées</strong> de condensation des avions. Les trois sont montrés séparément.
      </p>
      <p>
        Le calcul garde toute sa précision et n’arrondit qu’à la fin, à 10 g. L’écran montre deux
        chiffres au plus, avec « environ » : les données n’en portent pas davantage.
      </p>
      <p>
        Chaque contrat garde la version de la table avec laquelle il a été calculé. Une version déjà
        utilisée n’est jamais modifiée.
      </p>
    </>
  )
}

const uncertainties = /^uncertainty\./

function Uncertainty({ factors }: { factors: FactorSet }) {
  const rows = [...factors.factors.values()].filter(({ id }) => uncertainties.test(id))
  return (
    <>
      <p>Le vrai chiffre se trouve vraisemblablement dans ces marges :</p>
      <ul>
        {rows.map(({ id, scope, value }) => (
          <li key={id}>
            {scope} : ± {value} %
          </li>
        ))}
      </ul>
      <p>
        Pour plusieurs trajets, la marge est la moyenne des leurs, pondérée par ce que chacun émet.
      </p>
    </>
  )
}

function Limits({ factors }: { factors: FactorSet }) {
  return (
    <ul>
      <li>
        Nous ne connaissons ni l’horaire, ni l’appareil, ni le remplissage : les facteurs sont des
        moyennes.{' '}
        {hasFactor(factors, 'rail.fr.intercites')
          ? 'Une ligne sans TGV ailleurs que dans le Massif central, le Limousin et le Berry est comptée comme un TGV ; elle émet plus que notre chiffre.'
          : 'Une ligne française sans TGV, comme Paris – Clermont-Ferrand, émet en réalité plus que notre chiffre.'}
      </li>
      <li>
        Un vol est compté direct et pour un siège moyen : un siège en classe économique émet moins,
        un siège en classe affaires davantage.
      </li>
      <li>
        Le chemin jusqu’à la gare ou à l’aéroport, l’hébergement et les ferrys ne sont pas comptés.
      </li>
      <li>
        L’effet des traînées est réel mais mal connu. Le facteur d’un vol court a été publié entre
        0,20 et 0,42 en huit mois.
      </li>
      <li>
        Ces chiffres servent à comparer et à décider. Ils ne forment ni un bilan réglementaire, ni
        une promesse.
      </li>
    </ul>
  )
}

function Contributions({ day }: { day: Temporal.PlainDate }) {
  const { renewableEnergy, treePlanting } = contributionPricesInForce(day)
  return (
    <>
      <p>
        Une contribution est facultative, jamais cochée d’avance. Elle finance des projets climat ;
        elle <strong>ne supprime pas les émissions</strong> de votre trajet et ne le rend pas neutre
        en carbone. D’abord réduire : train, covoiturage, moins de kilomètres.
      </p>
      <ul>
        <li>
          Énergie renouvelable : {formatEuros(renewableEnergy.centsPerTonne)} par tonne estimée, un
          centime au moins ({renewableEnergy.source}).
        </li>
        <li>
          Plantation d’arbres : {formatEuros(treePlanting.centsPerTree)} par arbre, un arbre par{' '}
          {treePlanting.kilogramsPerTree} kg commencés, comptés sur {treePlanting.years} ans si la
          plantation se maintient ({treePlanting.source.replaceAll(' ;', '\u202f;')}).
        </li>
      </ul>
      <p>{CARBON_MESSAGES.noPartner}</p>
    </>
  )
}

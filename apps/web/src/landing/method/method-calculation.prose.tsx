import type { FactorSet } from '@sillage/domain/carbon/factors.ts'
import { factorOf, hasFactor } from '@sillage/domain/carbon/factors.ts'
import { formatSignificant } from '@sillage/domain/values/french-number.ts'

const number = (value: number) => formatSignificant(value, 4)

/** The calculator's formulas, with the constants of the current set. */
export function MethodDistances({
  factors,
  measuresRoads,
}: {
  factors: FactorSet
  measuresRoads: boolean
}) {
  const value = (id: string) => number(factorOf(factors, id).value)
  const hasGates = hasFactor(factors, 'distance.road.alps')
  return (
    <>
      <p>
        Nous mesurons le grand cercle entre les deux villes (formule de haversine, rayon terrestre
        de 6 371,0088 km), puis nous le corrigeons :
      </p>
      <p className="text-formula">
        train : grand cercle × {value('distance.rail')}
        <br />
        route : grand cercle × {value('distance.road')} entre villes d’Europe de l’Ouest, ×{' '}
        {value('distance.road.far')} ailleurs et sous 50 km
        <br />
        avion : grand cercle + {value('flight.extra_km')} km par vol
      </p>
      <p>
        Les rapports du rail et de la route viennent de 88 liaisons des données ouvertes de la
        SNCF : l’écart moyen est de 7 % pour le rail et de 5 % pour la route. À travers les Alpes,
        il peut atteindre 15 %{hasGates && ' pour le rail'}.
      </p>
      {measuresRoads && (
        <p>
          Sur cette installation, un service d’itinéraires mesure d’abord la route ; ces rapports
          servent quand il ne répond pas, et le résultat dit lequel des deux a servi.
        </p>
      )}
      {hasGates && (
        <p>
          Une route de ou vers la Grande-Bretagne, l’Espagne, le Portugal ou l’Italie ne va pas tout
          droit : nous la mesurons par le tunnel, le col ou la côte qui la rend la plus courte, et
          par les Alpes × {value('distance.road.alps')}. Paris – Milan n’est ainsi plus trop court
          que de 8 %.
        </p>
      )}
    </>
  )
}

export function MethodTrips({ factors }: { factors: FactorSet }) {
  return (
    <>
      <p className="text-formula">
        train, autocar, avion : distance × facteur × passagers
        <br />
        voiture : distance × facteur × nombre de voitures (une pour cinq personnes)
      </p>
      <ul>
        <li>
          <strong>Train.</strong> En France, TER sous 150 km de rail et en Corse, TGV au-delà
          {hasFactor(factors, 'rail.fr.intercites') &&
            ', Intercités quand une des deux villes est dans un département sans TGV (Massif central, Limousin, Berry)'}
          . De la France vers huit pays, la ligne a son propre facteur. Ailleurs, une seule moyenne
          nationale.
        </li>
        <li>
          <strong>Avion.</strong> Le facteur baisse avec la distance. Les valeurs publiées sont
          placées à 750, 1 500, 3 500 et 7 000 km et reliées en ligne droite, pour qu’un vol plus
          long n’émette jamais moins qu’un plus court. Les traînées de condensation sont comptées,
          et montrées à part.
        </li>
        <li>
          <strong>Voiture.</strong> La moyenne du parc français, fabrication comprise. Un
          covoiturage divise le chiffre de la voiture par trois personnes.
        </li>
      </ul>
      <p>
        Un trajet impossible est refusé plutôt que calculé : pas de route entre Paris et New York,
        pas de train vers Ajaccio, pas de vol de moins de 100 km.
      </p>
    </>
  )
}

export function MethodCar({ factors }: { factors: FactorSet }) {
  const value = (id: string) => number(factorOf(factors, id).value)
  return (
    <>
      <p className="text-formula">
        usage : km × (consommation ÷ 100 × facteur de l’énergie × indice d’âge +{' '}
        {value('car.ac_gases')})
        <br />
        fabrication : km × facteur de fabrication
      </p>
      <p>
        La consommation est celle de la route, pas celle de l’homologation. L’indice d’âge va de{' '}
        {value('car.age_index.1995')} pour une voiture de 1995 ou avant à{' '}
        {value('car.age_index.2014')} à partir de 2014 ; une électrique garde 1. Les{' '}
        {value('car.ac_gases')} kg par kilomètre sont les fuites de la climatisation.
      </p>
      <p>
        Au moment de souscrire, le montant proposé est celui de votre voiture, d’après vos réponses,
        pour les jours de votre contrat. « Mes émissions » compte la même voiture, jour après jour.
      </p>
    </>
  )
}

/** The sources of the data and their licences. */
export function MethodSources() {
  return (
    <ul>
      <li>
        <a href="https://base-empreinte.ademe.fr">ADEME, Base Carbone et Base Empreinte</a>, sous{' '}
        <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence/">Licence Ouverte 2.0</a>{' '}
        (Etalab), reprises par Impact CO2 et Nos Gestes Climat.
      </li>
      <li>
        <a href="https://data.sncf.com">SNCF Voyageurs, données ouvertes</a>, sous{' '}
        <a href="https://opendatacommons.org/licenses/odbl/1-0/">ODbL 1.0</a>.
      </li>
      <li>
        Ministère britannique de l’énergie (DESNZ), facteurs de conversion 2025, sous{' '}
        <a href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
          Open Government Licence 3.0
        </a>
        .
      </li>
      <li>
        Citepa et SDES pour les fuites de climatisation ; ADEME Car Labelling et Agence européenne
        pour l’environnement pour les consommations réelles ; ICCT pour l’écart entre laboratoire et
        route ; ISO 14083 et GLEC pour les 95 km des vols ; Wang et al. (2024) pour les routes
        lointaines.
      </li>
      <li>
        Villes et coordonnées : <a href="https://www.geonames.org">GeoNames</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/deed.fr">CC BY 4.0</a> ; communes de
        France : Etalab, Licence Ouverte 2.0. Données triées et réduites.
      </li>
      <li>
        Ce que la table nomme « calcul de nos soins » est notre propre travail, d’après les sources
        citées sur la même ligne.
      </li>
    </ul>
  )
}

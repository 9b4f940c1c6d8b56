import { insurer } from '@sillage/domain/documents/insurer.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { Mail, TextPage } from '../text-page.tsx'

const sections = [
  {
    id: 'editeur',
    title: 'Éditeur',
    body: (
      <>
        <p>
          {insurer.name}, {insurer.nature}, {insurer.address.join(', ')}. Adresse e-mail :{' '}
          <Mail to={insurer.contactEmail} />.
        </p>
        <p>
          Cette société n’existe pas. Elle n’est immatriculée nulle part et n’a pas l’agrément de
          l’Autorité de contrôle prudentiel et de résolution (ACPR), sans lequel nul ne peut assurer
          en France. Son adresse, son numéro de téléphone et ses adresses e-mail sont inventés.
        </p>
        <p>
          <strong>Aucun contrat conclu ici ne vous couvre.</strong> Un véhicule a besoin d’une
          véritable assurance de responsabilité pour circuler.
        </p>
      </>
    ),
  },
  {
    id: 'hebergement',
    title: 'Publication et hébergement',
    body: (
      <p>
        La personne ou l’entreprise qui installe ce logiciel publie le site et en choisit
        l’hébergement. Elle doit faire figurer ici son identité, celle du directeur de la
        publication et celle de l’hébergeur.
      </p>
    ),
  },
  {
    id: 'logiciel',
    title: 'Logiciel',
    body: (
      <p>
        Sillage est un logiciel libre, sous licence MIT. Son code source peut être lu, modifié et
        redistribué aux conditions de cette licence. Le site ne charge rien chez un tiers : ni
        police, ni mesure d’audience, ni publicité.
      </p>
    ),
  },
  {
    id: 'credits',
    title: 'Sources et crédits',
    body: (
      <ul>
        <li>
          Villes et coordonnées : <a href="https://www.geonames.org">GeoNames</a>, licence{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.fr">
            Creative Commons Attribution 4.0
          </a>
          {'\u202f; communes de France\u00a0: Etalab, d’après l’INSEE, sous '}
          <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence/">Licence Ouverte 2.0</a>
          . Données triées et réduites. Une installation reliée à un service Nominatim ou Photon y
          ajoute des lieux d’<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>, ©
          ses contributeurs, sous ODbL 1.0.
        </li>
        <li>
          Aéroports et leurs codes : <a href="https://ourairports.com">OurAirports</a>, domaine
          public, rapportés aux villes qu’ils desservent.
        </li>
        <li>
          Contours des terres : <a href="https://www.naturalearthdata.com">Natural Earth</a>,
          domaine public, simplifiés.
        </li>
        <li>
          Facteurs d’émission : ADEME, Base Carbone et Base Empreinte, sous{' '}
          <a href="https://www.etalab.gouv.fr/licence-ouverte-open-licence/">Licence Ouverte 2.0</a>{' '}
          (Etalab) ; données ouvertes de SNCF Voyageurs ; calcul Sillage. Chaque facteur, avec sa
          source et sa licence, est dans <a href={paths.method}>« Notre méthode »</a>.
        </li>
        <li>
          Polices : Funnel Display, Instrument Sans et, dans les documents, Inter, sous licence SIL
          Open Font License 1.1.
        </li>
        <li>Icônes : Lucide, sous licence ISC.</li>
      </ul>
    ),
  },
  {
    id: 'temoignages',
    title: 'Témoignages et exemples',
    body: (
      <p>
        Les témoignages livrés avec le logiciel sont inventés : ils portent la mention « Exemple ».
        Les prix de la page d’accueil sont calculés avec le tarif en vigueur pour un profil donné.
        Les quantités de CO2 sont des estimations, arrondies à deux chiffres.
      </p>
    ),
  },
]

export function NoticesPage() {
  return (
    <TextPage
      heading="Mentions légales"
      lead="Sillage est une démonstration : l’assureur, les contrats et les personnes sont fictifs."
      sections={sections}
    />
  )
}

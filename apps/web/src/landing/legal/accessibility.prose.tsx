import { insurer } from '@sillage/domain/documents/insurer.ts'
import { Mail, TextPage } from '../text-page.tsx'

const sections = [
  {
    id: 'etat',
    title: 'État de conformité',
    body: (
      <>
        <p>
          <strong>
            Le site de {insurer.name} n’est pas conforme au Référentiel général d’amélioration de
            l’accessibilité (RGAA), version 4.1.
          </strong>{' '}
          Aucun audit n’a été fait par une personne : sans audit, la loi ne connaît pas d’autre
          état.
        </p>
        <p>
          Ce que nous savons par nos propres contrôles est écrit ci-dessous, sans valoir conformité.
        </p>
      </>
    ),
  },
  {
    id: 'controles',
    title: 'Contrôles automatiques',
    body: (
      <>
        <p>
          Les écrans sont contrôlés par axe-core dans Chromium, en clair et en sombre, sur les
          règles WCAG 2.0, 2.1 et 2.2 de niveaux A et AA et sur les règles RGAA que l’outil connaît.
          Une anomalie fait échouer la suite de tests du projet.
        </p>
        <p>
          Un tel outil ne voit qu’une partie des critères : il ne juge ni l’ordre de lecture, ni la
          clarté d’un intitulé, ni l’usage réel avec un lecteur d’écran.
        </p>
      </>
    ),
  },
  {
    id: 'choix',
    title: 'Ce qui est prévu pour vous',
    body: (
      <ul>
        <li>La signature se dessine ou se saisit au clavier.</li>
        <li>Les dates se choisissent dans le calendrier ou se tapent.</li>
        <li>Un état n’est jamais dit par la seule couleur : un mot et une forme l’accompagnent.</li>
        <li>
          Un graphique ou une carte est aussi donné en mots ou en tableau, et n’est jamais le seul
          chemin.
        </li>
        <li>Une erreur reste affichée jusqu’à sa correction, et dit comment la corriger.</li>
        <li>Le site suit vos réglages de thème sombre et de réduction des animations.</li>
        <li>Les PDF sont balisés (PDF/UA-1), avec leurs titres et leur langue.</li>
      </ul>
    ),
  },
  {
    id: 'limites',
    title: 'Contenus non vérifiés',
    body: (
      <ul>
        <li>L’usage complet avec NVDA, JAWS, VoiceOver et TalkBack n’a pas été essayé.</li>
        <li>
          Le calendrier à deux mois et la discussion en direct n’ont pas été jugés par des personnes
          concernées.
        </li>
        <li>Les pièces jointes reçues d’autres personnes peuvent ne pas être accessibles.</li>
      </ul>
    ),
  },
  {
    id: 'declaration',
    title: 'Cette déclaration',
    body: (
      <p>
        Établie le 21 novembre 2026 par l’éditeur, par auto-évaluation et non par un audit.
        Technologies : HTML, CSS, SVG, JavaScript, React. Environnement d’essai : Chromium sous
        Linux. Elle est revue à chaque refonte et au moins tous les trois ans.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Signaler un obstacle',
    body: (
      <p>
        Écrivez à <Mail to={insurer.accessibilityEmail} />. Nous répondons dans la semaine et
        cherchons avec vous un autre chemin vers l’information ou le service.
      </p>
    ),
  },
  {
    id: 'recours',
    title: 'Voies de recours',
    body: (
      <>
        <p>
          Si un défaut signalé vous empêche d’accéder à un contenu et que la réponse ne vous
          convient pas :
        </p>
        <ul>
          <li>
            écrivez au <a href="https://formulaire.defenseurdesdroits.fr">Défenseur des droits</a>,
            ou contactez son délégué dans votre région ;
          </li>
          <li>
            par courrier, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex
            07.
          </li>
        </ul>
      </>
    ),
  },
]

export function AccessibilityPage() {
  return (
    <TextPage
      heading="Accessibilité : non conforme"
      lead="Nous voulons un site utilisable par tout le monde. Voici où il en est, sans l’embellir."
      sections={sections}
    />
  )
}

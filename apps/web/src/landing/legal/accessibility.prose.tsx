import { insurer } from '@sillage/domain/documents/insurer.ts'
import { Mail, TextPage } from '../text-page.tsx'
import { TEXT_PAGES } from '../text-pages.messages.ts'
import { RGAA } from './accessibility.messages.ts'

const { met, unmet, without } = RGAA
const rate = Math.floor((100 * met) / (met + unmet))

const sections = [
  {
    id: 'etat',
    title: 'État de conformité',
    body: (
      <p>
        <strong>
          Le site de {insurer.name} est partiellement conforme au Référentiel général d’amélioration
          de l’accessibilité (RGAA), version 4.1.2.
        </strong>{' '}
        Nous l’avons évalué nous-mêmes : aucun organisme extérieur n’a fait d’audit.
      </p>
    ),
  },
  {
    id: 'resultats',
    title: 'Résultats',
    body: (
      <>
        <p>
          Des {met + unmet + without} critères, {without} ne s’appliquent pas à ce site. Des{' '}
          {met + unmet} autres, {met} sont respectés, soit {rate} %. Ce que nous n’avons pas pu
          essayer compte comme non respecté.
        </p>
        <p>
          Une partie des critères est contrôlée sur chaque écran avant chaque mise en ligne : les
          règles d’axe-core pour WCAG 2.2, niveaux A et AA, en clair et en sombre, la structure des
          pages, une largeur de 320 pixels et un texte espacé. Les autres ont été regardés à la
          main.
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
    title: 'Contenus non accessibles',
    body: (
      <>
        <p>Ne sont pas respectés :</p>
        <ul>
          {RGAA.faults.map(({ criterion, what }) => (
            <li key={criterion}>
              {what} (critère {criterion})
            </li>
          ))}
        </ul>
        <p>
          Les pièces jointes qui viennent d’autres personnes n’entrent pas dans l’évaluation : elles
          peuvent ne pas être accessibles.
        </p>
      </>
    ),
  },
  {
    id: 'declaration',
    title: 'Cette déclaration',
    body: (
      <p>
        Établie le 23 novembre 2026 par l’éditeur. Technologies : HTML, CSS, SVG, JavaScript, React.
        Essais dans Chromium sous Linux, au clavier et à la souris, sans lecteur d’écran. Elle est
        revue à chaque refonte et au moins tous les trois ans.
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
      heading={TEXT_PAGES.accessibility.title}
      lead="Nous voulons un site utilisable par tout le monde. Voici où il en est, sans l’embellir."
      sections={sections}
    />
  )
}

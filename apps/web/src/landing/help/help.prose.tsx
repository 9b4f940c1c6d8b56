import { insurer } from '@sillage/domain/documents/insurer.ts'
import { paths } from '@sillage/wire/addresses.ts'
import { ButtonLink } from '../../ui/nav/button.tsx'
import { TextPage } from '../text-page.tsx'
import { CLAIM_ANSWERS } from './claim-answers.prose.tsx'
import { CONTRACT_ANSWERS } from './contract-answers.prose.tsx'
import { GLOSSARY, HELP_MESSAGES as SAY } from './help.messages.ts'

const answers = [...CONTRACT_ANSWERS, ...CLAIM_ANSWERS].map(({ id, title, entries }) => ({
  id,
  title,
  body: entries.map(({ question, answer, words }, place) => (
    <details key={question} className="help-entry" data-words={words}>
      <summary>
        <span>{question}</span>
      </summary>
      {/* a link to folded content opens it */}
      <div id={`${id}-${place + 1}`}>{answer}</div>
    </details>
  )),
}))
const glossary = {
  id: 'mots',
  title: 'Les mots de l’assurance',
  body: GLOSSARY.map(([word, meaning]) => (
    <p key={word} className="help-entry">
      <strong>{word}</strong> {meaning}
    </p>
  )),
}
const sections = [...answers.slice(0, -1), glossary, ...answers.slice(-1)]

/** Short answers, searchable by any word; the script only hides those that don't match. */
export function HelpPage() {
  return (
    <TextPage
      heading={SAY.heading}
      lead={SAY.lead}
      actions={
        <>
          <search data-help hidden className="help-search">
            <label htmlFor="aide-recherche">{SAY.search}</label>
            <input id="aide-recherche" className="input" type="search" autoComplete="off" />
            <p role="status" data-none={SAY.none} data-one={SAY.one} data-many={SAY.many} />
          </search>
          <ButtonLink href={paths.askAdviser} variant="secondary">
            Écrire à un conseiller
          </ButtonLink>
          <ButtonLink
            href={`tel:${insurer.assistancePhone.replaceAll(' ', '')}`}
            variant="secondary"
          >
            Appeler le {insurer.assistancePhone}
          </ButtonLink>
        </>
      }
      sections={sections}
    />
  )
}

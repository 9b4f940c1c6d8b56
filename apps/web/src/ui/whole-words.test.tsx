import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withWholeWords } from './whole-words.tsx'

const markup = (text: string) => renderToStaticMarkup(<p>{withWholeWords(text)}</p>)

test('number plates and short words with hyphens stay on one line', () => {
  expect(markup('Renault Clio AB-123-CD, par e-mail')).toBe(
    '<p>Renault Clio <span class="nowrap">AB-123-CD,</span> par <span class="nowrap">e-mail</span></p>',
  )
})

test('a word too long for a phone may break, and a dash between spaces is no hyphen', () => {
  const text = 'Paris – Clermont-Ferrand - Saint-Jean-de-Luz'
  expect(markup(text)).toBe(`<p>${text}</p>`)
})

import type { ConfigurationQuestion } from '@sillage/wire/subscription.ts'

type ChoosableAnswer = ConfigurationQuestion['choosableAnswers'][number]

/**
 * The answers that contain the typed text, prefix matches first; ignores accents and hyphens, and accepts a point for
 * a comma.
 */
export function foundAnswers(
  answers: readonly ChoosableAnswer[],
  typed: string,
): readonly ChoosableAnswer[] {
  const wanted = plain(typed)
  if (wanted === '') return answers
  const found = answers.filter(({ answer }) => plain(answer).includes(wanted))
  const begins = ({ answer }: ChoosableAnswer) => plain(answer).startsWith(wanted)
  return [...found.filter(begins), ...found.filter((answer) => !begins(answer))]
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('.', ',')
    .replaceAll(/[-’'\s]+/g, ' ')
    .trim()
}

import { type RefObject, useEffect, useRef, useState } from 'react'

const WRONG =
  '[aria-invalid="true"], .choices[data-invalid] input, .signature:has([data-invalid]) input'

/**
 * After a refused submit: focuses the first invalid field, once its message is rendered. `isBusy` while the server is
 * asked: a field that it refuses is focused too.
 */
export function useFirstWrong<Form extends HTMLElement = HTMLDivElement>(
  isBusy = false,
): {
  readonly form: RefObject<Form | null>
  readonly goToFirstWrong: () => void
} {
  const form = useRef<Form>(null)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses > 0 && !isBusy) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [presses, isBusy])
  return { form, goToFirstWrong: () => setPresses((count) => count + 1) }
}
